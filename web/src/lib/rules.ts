// The rules of a game as its catalogue has them: ids like T2.4, in sections by the part before the point.
import type { Texts } from "./texts";

export interface Rule {
  id: string; // "T2.4"
  anchor: string; // "rule-T2-4"
  text: string;
}

export interface Section {
  id: string; // "T2"
  title: string;
  rules: Rule[];
}

const RULE = /^rule-([A-Z])(X|\d+)-(\d+)$/;

/** Sections in the order of the numbers; titles by `rules-T2`, where the catalogue has them. */
export function sectionsOf(texts: Texts): Section[] {
  const sections = new Map<string, Section>();
  for (const key of texts.keys("rule-")) {
    const found = RULE.exec(key);
    if (!found) continue;
    const [, letter, part, number] = found;
    const id = `${letter}${part}`;
    const title = texts.has(`rules-${id}`) ? texts.say(`rules-${id}`) : id;
    const section = sections.get(id) ?? { id, title, rules: [] };
    section.rules.push({ id: `${id}.${number}`, anchor: key, text: texts.say(key) });
    sections.set(id, section);
  }
  const order = (id: string): [string, number] => [id.charAt(0), id.slice(1) === "X" ? 999 : Number(id.slice(1))];
  const list = [...sections.values()].sort((one, two) => {
    const [a, m] = order(one.id);
    const [b, n] = order(two.id);
    return a === b ? m - n : a < b ? -1 : 1;
  });
  for (const section of list) section.rules.sort((one, two) => number(one.id) - number(two.id));
  return list;
}

const number = (id: string): number => Number(id.split(".")[1]);
