// Words for the keys and values of a view: the catalogue's where it has them, the board's names, else the key itself.
import { humanise } from "../lib/words";
import type { Voice } from "../lib/voice";
import type { Scalar } from "./shape";

/** Keys whose numbers are seats, in every game alike. */
const SEATED = new Set([
  ...["turn", "seat", "first", "players", "building", "trains", "passed", "content", "tracks", "stations", "summit"],
  ...["owner", "routes", "links", "bonus_tokens"],
]);
/** What the engine writes; anything else is said already. */
const ID = /^[a-z0-9_-]+$/;
/** Kinds of names a catalogue may have for an id. */
const KINDS = ["colour", "card", "piece", "passenger", "means", "deck"];

export function labelOf(voice: Voice, key: string): string {
  const [kind, seat] = key.split(":");
  if (kind === "own") return voice.name(Number(seat));
  if (seat !== undefined) return `${voice.name(Number(seat))}: ${labelOf(voice, kind!)}`;
  const link = key.split(" ");
  if (link.length === 2 && link.every((end) => voice.things.has(end))) return link.map((end) => voice.thing(end)).join(" – ");
  const own = `view-${key}`;
  if (voice.texts.has(own)) return voice.texts.say(own);
  if (voice.things.has(key)) return voice.things.get(key)!;
  return capital(nameOf(voice, key) ?? humanise(key));
}

function nameOf(voice: Voice, id: string): string | null {
  const kind = KINDS.find((one) => voice.texts.has(`${one}-${id}`));
  return kind ? voice.texts.say(`${kind}-${id}`) : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value in words; and the seat it means, where it means one. */
export function wordOf(voice: Voice, key: string, value: Scalar): { text: string; seat: number | null } {
  if (typeof value === "number") {
    if (SEATED.has(key) && value >= 0 && value < voice.names.length) return { text: voice.name(value), seat: value };
    return { text: value < 0 ? `−${-value}` : String(value), seat: null };
  }
  if (typeof value === "boolean") return { text: value ? "✓" : "–", seat: null };
  if (value === null) return { text: "–", seat: null };
  const known = voice.things.get(value) ?? nameOf(voice, value);
  return { text: known ?? (ID.test(value) ? humanise(value) : value), seat: null };
}

export const cellOf = (value: unknown): Scalar => (typeof value === "object" ? JSON.stringify(value) : (value as Scalar));
