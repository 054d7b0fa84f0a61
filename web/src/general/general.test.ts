import { describe, expect, it } from "vitest";
import type { Move, View } from "../lib/types";
import { byKind, distinct, gridOf } from "./moves";
import { partsOf, shapeOf } from "./shape";

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

describe("the shape of a part of a view", () => {
  it("is found", () => {
    expect(shapeOf({ iron: 3, stone: 1 }, 2).is).toBe("counts");
    expect(shapeOf([11, 12, 12], 3).is).toBe("bySeat");
    expect(shapeOf(["red", "blue"], 2).is).toBe("chips");
    expect(shapeOf({ government: { "1": [2], "4": [0] }, engine: { "3": [2, 1] } }, 3).is).toBe("tracks");
    expect(shapeOf({ kiel: { red: 1 }, bonn: { blue: 2 } }, 2).is).toBe("matrix");
    expect(shapeOf([{ seat: 0, cubes: 4 }, null], 2).is).toBe("matrix");
    expect(shapeOf({ a: ["x"], b: ["y", "z"] }, 2).is).toBe("lists");
    expect(shapeOf({ a: null, b: [] }, 2).is).toBe("nothing");
  });

  it("of a whole view leaves out what is shown elsewhere", () => {
    const view = { game: "x", seats: 2, seat: 0, phase: "p", over: false, deciders: [0], players: [], legal: [] };
    const { facts, parts } = partsOf({ ...view, round: 2, goods: { kiel: 1 }, empty: [] } as unknown as View);
    expect(facts).toEqual([["round", 2]]);
    expect(parts).toEqual([["goods", { kiel: 1 }]]);
  });
});
