import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { joined } from "./parts";
import type { StatePart, TableState } from "./types";

const state = {
  at: 3,
  card: { seq: 3, listed: true },
  view: { phase: "turn", pile: 5, cost: { points: 2 }, players: [{ score: 1, cards: 4 }, { score: 2, cards: 3 }] },
} as unknown as TableState;

describe("a part of a state", () => {
  it("takes the place of what was there, and leaves the rest and the state before as they were", () => {
    const kept = structuredClone(state);
    const part: StatePart = {
      ...{ number: 1, state: { at: 4 }, card: { seq: 4 }, view: { pile: 4, legal: [] } },
      ...{ players: { "1": { cards: 4 } }, gone: ["cost"] },
    };
    expect(joined(state, part)).toEqual({
      at: 4,
      card: { seq: 4, listed: true },
      view: { phase: "turn", pile: 4, legal: [], players: [{ score: 1, cards: 4 }, { score: 2, cards: 4 }] },
    });
    expect(state).toEqual(kept);
  });

  it("gives the whole state after every move of a game: tests/server/test_parts.py plays one", () => {
    const file = process.env["BRANCHLINE_TOLD"];
    const told = file ? (JSON.parse(readFileSync(file, "utf-8")) as Told[]) : [];
    for (const { before, parts, after } of told) expect(parts.reduce(joined, before)).toEqual(after);
  });
});

interface Told {
  before: TableState;
  parts: StatePart[];
  after: TableState;
}
