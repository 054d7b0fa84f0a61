// The valley of every game, and of boards it cannot draw.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board } from "./board";
import { CORNER, COLUMNS, isUndrawn, type Layout, layOut, ROWS } from "./layout";

const FILE = new URL("../../../../src/branchline/games/foothills/board/foothills.json", import.meta.url);
const read = (): Board => JSON.parse(readFileSync(FILE, "utf8")) as Board;
const board = read();
const lines = board.lines.map((line) => line.id);
const pairs = lines.flatMap((one, index) => lines.slice(index + 1).map((two) => `${one}+${two}`));

/** Every cell a card covers, by row and column. */
function cells(layout: Layout): string[] {
  return layout.cards.flatMap(({ row, rows, column, columns }) =>
    Array.from({ length: rows * columns }, (_, k) => `${row + Math.floor(k / columns)}:${column + (k % columns)}`),
  );
}

describe("the valley", () => {
  it.each(pairs)("lies without overlap with %s closed", (closed) => {
    const layout = layOut(board, closed) as Layout;
    expect(isUndrawn(layout)).toBe(false);
    const covered = cells(layout);
    expect(new Set(covered).size).toBe(covered.length);
    for (const cell of covered) {
      const [row, column] = cell.split(":").map(Number) as [number, number];
      expect(row).toBeLessThanOrEqual(ROWS);
      expect(column).toBeLessThanOrEqual(COLUMNS);
      expect(row <= CORNER.rows && column >= CORNER.column, "the corner is free").toBe(false);
    }
    expect(covered).not.toContain(`${layout.free.row}:6`);
    expect(layout.lines.length).toBe(6);
  });

  it("has shared cards across two rows only where both lines are open", () => {
    const across = (closed: string): number => (layOut(board, closed) as Layout).cards.filter((placed) => placed.rows === 2).length;
    expect(across("V+VII")).toBe(2);
    expect(across("II+VII")).toBe(1);
    expect(across("II+IV")).toBe(0);
  });

  it("says why a board cannot be drawn, and names the card", () => {
    const apart = read();
    apart.stations.find((card) => card.id === "I/II-5")!.lines = ["I", "III"];
    expect(layOut(apart, "V+VII")).toEqual({ key: "valley-undrawn-apart", place: "Porthmadog" });
    const corner = read();
    corner.stations.find((card) => card.id === "III-5")!.columns = [6];
    expect(layOut(corner, "V+VII")).toEqual({ key: "valley-undrawn-corner", place: "Penllyn" });
    const overlap = read();
    overlap.stations.find((card) => card.id === "I-4")!.columns = [3];
    expect(layOut(overlap, "V+VII")).toEqual({ key: "valley-undrawn-overlap", place: "Minffordd" });
  });
});
