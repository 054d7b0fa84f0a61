// Options of a game in plain words: the catalogue of the page has a title for each, and words for the usual choices.
import { page, t } from "./page.svelte";
import { humanise } from "./words";

export function optionTitle(name: string): string {
  const key = `page-option-${name}`;
  return page.texts.has(key) ? t(key) : humanise(name);
}

/** A choice: a seat by its number, yes or no, or a word. */
export function optionText(choice: unknown, names: string[]): string {
  if (typeof choice === "boolean") return choice ? t("page-yes") : t("page-no");
  if (typeof choice === "number") return names[choice] || page.texts.say("seat-name", { number: choice + 1 });
  const key = `page-choice-${String(choice)}`;
  if (page.texts.has(key)) return t(key);
  return /^[\dIVX]/.test(String(choice)) ? String(choice).replace("-", "–") : humanise(String(choice));
}
