// The log by cards: what a card brings about stands under it.
import type { Heading } from "..";
import type { Entry } from "../../lib/types";
import type { Voice } from "../../lib/voice";

const PLAYED = ["narrate-play-gold", "narrate-play-grey", "narrate-pass"];

/** A card that is played opens a heading; what follows from it goes on under it. F2.12 First come the picks. */
export function headingOf(entry: Entry, voice: Voice, above: Heading | null): Heading | null {
  const line = entry.lines.find((one) => PLAYED.includes(one.key));
  if (line) return { key: String(entry.seq), text: voice.line(line).replace(/\.$/, ""), said: line.key };
  return above ?? { key: "picks", text: voice.say("valley-before") };
}
