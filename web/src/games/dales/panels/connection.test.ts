// N5.2 on the rulebook's example: what each seat would score once somebody lays the missing links.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../lib/types";
import { landOf } from "../board";
import { type Sample, SAMPLES, viewOf } from "../rules/samples";
import { connectionOf, joinedBy } from "./connection";

const url = new URL("../../../../../src/branchline/games/dales/board/nurnberg.json", import.meta.url);
const NURNBERG = JSON.parse(readFileSync(url, "utf8")) as Json;
const N3 = SAMPLES["NX-3"]!;
const [ORANGE, BLUE, LILAC] = [0, 2, 1];

function seen(lines: Sample["lines"]): ReturnType<typeof connectionOf> {
  return connectionOf(landOf(NURNBERG, "nurnberg"), viewOf(NURNBERG, { ...N3, lines }));
}

describe("the connection of Nürnberg and Fürth", () => {
  it("scores every seat on its own shortest way, the branch of lilac, too (NX.3)", () => {
    const found = seen(N3.lines)!;
    expect(found.missing).toBe(0);
    expect(Object.fromEntries(found.scores)).toEqual({ [ORANGE]: 5, [BLUE]: 3, [LILAC]: 6 });
  });

  it("counts the links that are missing, and what they would bring those who have some already", () => {
    const first = N3.lines!.map((one) => (one.owner === ORANGE ? { ...one, line: one.line.slice(2) } : one));
    const found = seen(first)!;
    expect(found.missing).toBe(2);
    expect(Object.fromEntries(found.scores)).toEqual({ [BLUE]: 2, [LILAC]: 6 }); // by way of Doos: the one that lacks two
  });

  it("scores nobody for a company's links or for a line that leads nowhere", () => {
    const found = seen([{ owner: "red", line: ["herzogenaurach", "veitsbronn", "fuerth"] }, { owner: BLUE, line: ["katzwang", "eibach"] }])!;
    expect(Object.fromEntries(found.scores)[BLUE] ?? 0).toBeLessThanOrEqual(1);
    expect(found.scores.every(([seat]) => seat === BLUE)).toBe(true);
  });

  it("promises points only for the line that joins the two", () => {
    const land = landOf(NURNBERG, "nurnberg");
    const view = { ...viewOf(NURNBERG, { ...N3, lines: [{ owner: BLUE, line: ["schweinau", "hoefen"] }] }), joined: false };
    const line = ["nuernberg-sued", "schweinau"];
    expect(joinedBy(land, view, ORANGE, line)).toBe(0);
    expect(joinedBy(land, view, ORANGE, ["fuerth", "hoefen"])).toBe(0);
    expect(joinedBy(land, view, ORANGE, ["nuernberg-sued", "schweinau", "doos", "fuerth"])).toBe(3);
    expect(joinedBy(land, { ...view, joined: true }, ORANGE, ["nuernberg-sued", "schweinau", "doos", "fuerth"])).toBe(0);
  });

  it("is not asked for where the map has none", () => {
    const other = new URL("../../../../../src/branchline/games/dales/board/wensleydale.json", import.meta.url);
    const board = JSON.parse(readFileSync(other, "utf8")) as Json;
    expect(connectionOf(landOf(board, "wensleydale"), viewOf(board, SAMPLES["WX-5"]!))).toBeNull();
  });
});
