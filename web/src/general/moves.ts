// Legal moves, arranged for people: by kind, and as a grid if only two fields differ.
import type { Move } from "../lib/types";

export interface Group {
  kind: string;
  moves: Move[];
}

export interface Grid {
  row: string; // the field that names the rows
  column: string;
  rows: { value: unknown; cells: { value: unknown; move: Move }[] }[];
}

export function byKind(moves: Move[]): Group[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const group = groups.get(move.move);
    if (group) group.push(move);
    else groups.set(move.move, [move]);
  }
  return [...groups].map(([kind, list]) => ({ kind, moves: list }));
}

/** Moves that read the same are the same: of two tracks of one colour side by side, either will do. */
export function distinct(moves: Move[], label: (move: Move) => string): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const text = label(move);
    return !seen.has(text) && seen.add(text);
  });
}

const MANY = 9;

/** A grid for a long list of moves with two fields, one of them a number: "bid 3 … 12 on box 1 … 8". */
export function gridOf(group: Group): Grid | null {
  const fields = Object.keys(group.moves[0] ?? {}).filter((field) => field !== "move");
  if (group.moves.length <= MANY || fields.length !== 2) return null;
  const different = (field: string): number => new Set(group.moves.map((move) => JSON.stringify(move[field]))).size;
  const numbers = fields.filter((field) => group.moves.every((move) => typeof move[field] === "number"));
  if (numbers.length === 0) return null;
  const column = numbers.length === 2 ? numbers.reduce((a, b) => (different(a) >= different(b) ? a : b)) : numbers[0]!;
  const row = fields.find((field) => field !== column)!;
  if (different(row) === group.moves.length) return null;
  const rows = new Map<string, Grid["rows"][number]>();
  for (const move of group.moves) {
    const key = JSON.stringify(move[row]);
    const known = rows.get(key) ?? { value: move[row], cells: [] };
    known.cells.push({ value: move[column], move });
    rows.set(key, known);
  }
  return { row, column, rows: [...rows.values()] };
}
