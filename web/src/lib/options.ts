// Options of a game in plain words: its catalogue has a title for each (`option-…`), and words for the choices.
import { t } from "./page.svelte";
import type { Texts } from "./texts";
import { humanise } from "./words";

export function optionTitle(texts: Texts, name: string): string {
  const key = `option-${name}`;
  return texts.has(key) ? texts.say(key) : humanise(name);
}

/** A choice: a seat by its number, yes or no, or a word. */
export function optionText(texts: Texts, choice: unknown, names: string[]): string {
  if (typeof choice === "boolean") return choice ? t("page-yes") : t("page-no");
  if (typeof choice === "number") return names[choice] || texts.say("seat-name", { number: choice + 1 });
  const key = `choice-${String(choice)}`;
  if (texts.has(key)) return texts.say(key);
  return /^[\dIVX]/.test(String(choice)) ? String(choice).replace("-", "–") : humanise(String(choice));
}
