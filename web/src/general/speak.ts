// Words for what is in a view, as its description says.
import type { PartCard } from "../lib/types";
import type { Voice } from "../lib/voice";

export type Scalar = string | number | boolean | null;

/** A word, and the seat it means, if any. */
export interface Word {
  text: string;
  seat: number | null;
}

/** What a part is called; a player's part, with their name. */
export function titleOf(voice: Voice, part: PartCard, seat?: number): string {
  if (part.name === "players" && seat !== undefined) return voice.name(seat);
  const title = capital(voice.texts.say(part.title || `view-${part.name}`));
  return seat === undefined ? title : voice.say("labelled", { what: voice.name(seat), text: title });
}

/** A value, or a key, in words: `kind` says what it is. */
export function wordOf(voice: Voice, kind: string, value: Scalar): Word {
  const [number, name = number] = kind.split("/"); // "seat/colour": a number is a seat, a name a colour
  const said = (text: string): Word => ({ text, seat: null });
  if (value === null || value === false) return said("–");
  if (value === true) return said("✓");
  if (typeof value === "number") {
    return number === "seat" ? { text: voice.name(value), seat: value } : said(value < 0 ? `−${-value}` : String(value));
  }
  if (name === "things") return said(value.split(" ").map((id) => voice.thing(id)).join(" – "));
  if (name && name !== "thing" && voice.texts.has(`${name}-${value}`)) return said(voice.texts.say(`${name}-${value}`));
  return said(voice.thing(value));
}

/** A key in words, as a label. */
export const keyOf = (voice: Voice, kind: string, key: string): string => capital(wordOf(voice, kind, key).text);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
