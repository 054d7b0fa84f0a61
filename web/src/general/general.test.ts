import { describe, expect, it } from "vitest";
import { Texts } from "../lib/texts";
import type { Move, PartCard, View } from "../lib/types";
import { Voice } from "../lib/voice";
import { byKind, distinct, gridOf } from "./moves";
import { factsIn, partsIn, scoreIn } from "./parts";
import { titleOf, wordOf } from "./speak";

const bids = [1, 2, 3].flatMap((box) => [3, 4, 5, 6].map((cubes): Move => ({ move: "bid", cubes, box })));

describe("moves", () => {
  it("are grouped by kind, in their order", () => {
    const groups = byKind([{ move: "pass" }, ...bids, { move: "pass", x: 1 }]);
    expect(groups.map((group) => [group.kind, group.moves.length])).toEqual([["pass", 2], ["bid", 12]]);
  });

  it("become a grid when two numbers are all that differs", () => {
    const grid = gridOf(byKind(bids)[0]!)!;
    expect(grid.row).toBe("box");
    expect(grid.rows.map((row) => row.cells.map((cell) => cell.value))).toEqual([[3, 4, 5, 6], [3, 4, 5, 6], [3, 4, 5, 6]]);
  });

  it("that read alike are offered once", () => {
    const twins = [{ move: "claim", route: "a-1" }, { move: "claim", route: "a-2" }, { move: "claim", route: "b" }];
    expect(distinct(twins, (move) => String(move["route"]).charAt(0))).toEqual([twins[0], twins[2]]);
  });

  it("stay a list when they are few or all different", () => {
    expect(gridOf(byKind(bids.slice(0, 5))[0]!)).toBeNull();
    const loads = Array.from({ length: 12 }, (_, n): Move => ({ move: "load", piece: `p${n}`, area: `a${n}` }));
    expect(gridOf(byKind(loads)[0]!)).toBeNull();
  });
});

const PARTS: PartCard[] = [
  { name: "hand", shape: "counts", by: "card", secret: true },
  { name: "round", shape: "number" },
  { name: "owed", shape: "number", some: true },
  { name: "players", shape: "hidden", columns: [{ name: "score", shape: "score" }, { name: "cubes", shape: "number" }, { name: "moved", shape: "counts" }] },
  { name: "goods", shape: "counts", by: "thing" },
  { name: "map", shape: "hidden" },
];
const VIEW: View = {
  ...{ game: "x", seats: 2, seat: 0, phase: "p", over: false, deciders: [0], legal: [] },
  players: [{ score: 6, cubes: 3, moved: { stone: 1 } }, { score: -1, cubes: 0, moved: {} }],
  ...{ round: 2, owed: 0, goods: { kiel: 1 }, map: "north", undescribed: 7, hand: {} },
};
const texts = new Texts("en", ["view-round = round\nview-players = players\ncard-red = red one\nseat-name = Player { $number }\nlabelled = { $what }: { $text }"]);
const voice = new Voice(texts, ["Ada"], null, new Map([["kiel", "Kiel"], ["bonn", "Bonn"]]));

describe("a view", () => {
  it("is shown as it is described, in that order, and nothing else of it", () => {
    expect(factsIn(PARTS, VIEW).map(({ part, value }) => [part.name, value])).toEqual([["round", 2]]);
    expect(partsIn(PARTS, VIEW).map(({ part, seat }) => [part.name, seat])).toEqual([["players", 0], ["goods", undefined]]);
    expect(factsIn(PARTS, { ...VIEW, owed: 1 }).map(({ value }) => value)).toEqual([2, 1]);
    expect(partsIn(PARTS, { ...VIEW, hand: { red: 1 } })[0]!.part.name).toBe("hand");
  });

  it("says where the score is", () => {
    expect([0, 1].map((seat) => scoreIn(PARTS, VIEW, seat))).toEqual([6, -1]);
    expect(scoreIn([{ name: "halves", shape: "score" }], { ...VIEW, halves: [7, 8] }, 1)).toBe(8);
    expect(scoreIn([], VIEW, 0)).toBeNull();
  });

  it("is said by what its values are", () => {
    const said = (kind: string, value: string | number | boolean | null): string => wordOf(voice, kind, value).text;
    expect([said("seat", 0), said("seat", 1), said("", 1), said("", -3)]).toEqual(["Ada", "Player 2", "1", "−3"]);
    expect([said("card", "red"), said("card", "kiel"), said("thing", "kiel"), said("", "x-y")]).toEqual(["red one", "Kiel", "Kiel", "x-y"]);
    expect([said("things", "kiel bonn"), said("seat/card", 0), said("seat/card", "red")]).toEqual(["Kiel – Bonn", "Ada", "red one"]);
    expect([titleOf(voice, PARTS[1]!), titleOf(voice, PARTS[1]!, 0), titleOf(voice, PARTS[3]!, 0)]).toEqual(["Round", "Ada: Round", "Ada"]);
  });
});
