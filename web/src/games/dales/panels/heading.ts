// The log is grouped by round and phase. An entry's phase follows from its move and from the phase before it.
import type { Heading } from "../..";
import type { Entry } from "../../../lib/types";
import type { Voice } from "../../../lib/voice";

type Part = "auction" | "building" | "trains" | "takeovers";

const PARTS: Record<string, Part> = {
  bid: "auction",
  choose: "auction",
  "build-nothing": "building",
  buy: "trains",
  load: "trains",
  put: "trains",
  pass: "trains",
  "no-trains": "trains",
  sell: "takeovers",
  "sell-nothing": "takeovers",
};

/** The round that begins with an entry, by what it tells; null for none. */
const begun = (entry: Entry): number | null => Number(entry.lines.find((line) => line.key === "narrate-round")?.args["round"] ?? 0) || null;

/** The key of a heading is "round/phase/the round that has begun since"; a round that is not known is 0. */
export function heading(entry: Entry, voice: Voice, before: Heading | null, fresh: boolean): Heading {
  const [was, phase, since] = (before?.key ?? `${fresh ? 1 : 0}/auction/`).split("/");
  const round = since || was!;
  const found = PARTS[entry.move?.move ?? ""];
  const now = found ?? (phase === "auction" || since ? "building" : phase!);
  const next = begun(entry);
  const shown = Number(round) ? voice.say("panel-log-heading", { round: Number(round), part: voice.say(`panel-log-${now}`) }) : voice.say(`panel-log-${now}`);
  return { key: `${round}/${now}/${next ?? ""}`, text: shown };
}
