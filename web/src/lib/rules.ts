// The rules of a game: the server's index of ids, with the words of the catalogue.
import type { Texts } from "./texts";
import type { RuleIndex } from "./types";

export interface Rule {
  id: string; // "T2.4"
  anchor: string; // "rule-T2-4"
  text: string;
  /** Why there is nothing to try about it; where other rules are named, in pieces. */
  untried: { text: string; anchor: string | null }[];
}

export interface Section {
  id: string; // "T2"
  title: string;
  rules: Rule[];
}

export function sectionsOf(index: RuleIndex[], texts: Texts): Section[] {
  return index.map((section) => ({
    id: section.id,
    title: section.title ? texts.say(section.title) : section.id,
    rules: section.rules.map((id) => {
      const anchor = `rule-${id.replaceAll(".", "-")}`;
      return { id, anchor, text: texts.say(anchor), untried: untriedOf(id, texts) };
    }),
  }));
}

function untriedOf(id: string, texts: Texts): Rule["untried"] {
  const key = `untried-${id.replaceAll(".", "-")}`;
  if (!texts.has(key)) return [];
  const pieces = texts.say(key).split(/\b([A-Z]+[0-9]+\.[0-9]+)\b/);
  return pieces.map((text, k) => ({ text, anchor: k % 2 ? `rule-${text.replaceAll(".", "-")}` : null }));
}
