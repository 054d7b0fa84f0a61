import { expect, test } from "vitest";
import type { Heading } from "../..";
import type { Entry } from "../../../lib/types";
import type { Voice } from "../../../lib/voice";
import { heading } from "./heading";

const voice = { say: (key: string, args: { round?: number; part?: string } = {}) => (args.round ? `${args.round} ${args.part}` : key.replace("panel-log-", "")) } as unknown as Voice;
const entry = (...keys: [string, number?][]): Entry =>
  ({ seq: 1, seat: 0, move: null, changes: [], time: 0, lines: keys.map(([key, round]) => ({ key: `narrate-${key}`, args: { round } })) }) as unknown as Entry;

function told(fresh: boolean, ...entries: Entry[]): string[] {
  let before: Heading | null = null;
  return entries.map((one) => (before = heading(one, voice, before, fresh)).text);
}

const ROUND = [entry(["bid"]), entry(["bid"], ["won"]), entry(["start"]), entry(["built"]), entry(["bought"]), entry(["passed"], ["profit"]), entry(["start"]), entry(["sold"], ["round", 4]), entry(["bid"]), entry(["extend"])];

test("a round goes from auction to takeovers, and the next one begins with an auction", () => {
  const parts = ["auction", "auction", "building", "building", "trains", "trains", "takeovers", "takeovers", "auction", "building"];
  expect(told(true, ...ROUND)).toEqual(parts.map((part, k) => `${k < 8 ? 1 : 4} ${part}`));
});

test("where a table began with a position the round is not known before the next one", () => {
  expect(told(false, ...ROUND).slice(0, 9)).toEqual(["auction", "auction", "building", "building", "trains", "trains", "takeovers", "takeovers", "4 auction"]);
});
