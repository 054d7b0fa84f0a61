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

/** Two games may share a catalogue; rules with this letter are not the game's own. */
const NOT_OF: Record<string, string> = { wensleydale: "N" };

/** Sections in the order of the numbers; titles by `rules-T2`. What one edition adds stands with what it adds to. */
export function sectionsOf(texts: Texts, game: string): Section[] {
  const sections = new Map<string, Section>();
  for (const key of texts.keys("rule-")) {
    const [, letter, part, number] = RULE.exec(key) ?? [];
    if (!letter || letter === NOT_OF[game]) continue;
    const id = `${letter}${part}`;
    const section = sections.get(part!) ?? { id, title: id, rules: [] };
    if (texts.has(`rules-${id}`)) Object.assign(section, { id, title: texts.say(`rules-${id}`) });
    section.rules.push({ id: `${id}.${number}`, anchor: key, text: texts.say(key) });
    sections.set(part!, section);
  }
  const order = (part: string): number => (part === "X" ? 999 : Number(part));
  return [...sections].sort(([one], [two]) => order(one) - order(two)).map(([, section]) => section);
}
