// The log is grouped by round and phase. An entry's phase follows from what it tells first, and from what was told before:
// a line is built in phase 5 and taken over in phase 9, and between them lies the profit.
import type { Heading } from "../..";
import type { Entry } from "../../../lib/types";
import type { Voice } from "../../../lib/voice";
import { brief } from "./brief";

type Part = "auction" | "building" | "trains" | "takeovers";

const TOLD: Record<Part, string[]> = {
  auction: ["bid", "outbid", "won", "gain"],
  building: ["start", "extend", "built", "no-build", "cannot-build"],
  trains: ["bought", "moved", "passed", "no-trains", "cannot-act"],
  takeovers: ["sold", "no-sale", "cannot-sell"],
};
const PARTS = new Map(Object.entries(TOLD).flatMap(([part, keys]) => keys.map((key) => [key, part as Part] as const)));

const tells = (entry: Entry, key: string): Entry["lines"][number] | undefined => entry.lines.find((line) => line.key === `narrate-${key}`);

/** The key of a heading is "round/phase/since": the round that has begun since, or that the profit was taken. */
export function heading(entry: Entry, voice: Voice, before: Heading | null, fresh: boolean): Heading {
  const [was, phase, since] = (before?.key ?? `${fresh ? 1 : 0}/auction/`).split("/") as [string, Part, string];
  const round = Number(since) || Number(was);
  const found = PARTS.get(entry.lines[0]?.key.replace(/^narrate-/, "") ?? "") ?? phase;
  const part = found === "building" && (since === "profit" || phase === "takeovers") && !Number(since) ? "takeovers" : found;
  const begun = tells(entry, "round")?.args["round"];
  const next = begun ? String(begun) : tells(entry, "profit") ? "profit" : since === "profit" ? since : "";
  const said = voice.say(`panel-log-${part}`);
  return { key: `${round}/${part}/${next}`, text: round ? voice.say("panel-log-heading", { round, part: said }) : said, lines: brief(entry.lines, voice) };
}
