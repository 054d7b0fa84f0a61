// The valley laid out: six rows in the order of the Roman numerals, cards of one number in one column. F2.3 to F2.5.
import type { Board, StationCard } from "./board";
import { isStart } from "./board";
import type { ValleyView } from "./view";

export const ROWS = 6;
export const COLUMNS = 7;
/** The Pub, the reserve and the closed lines lie here in every game: no line of the box reaches so far above row 4. */
export const CORNER = { column: 6, rows: 3 } as const;

export interface Placed {
  card: StationCard;
  /** From 1. */
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** Its lines in play. AMB-1 A shared card with one closed line belongs to the other alone. */
  lines: string[];
}

export interface Layout {
  lines: string[];
  closed: string[];
  cards: Placed[];
  /** The row of each line, from 1. */
  rowOf: Record<string, number>;
  /** Cards of each line in their order. */
  onLine: Record<string, Placed[]>;
  /** Rows 4 to 6 whose last two columns are free: where a note can stand. */
  free: { row: number; rows: number };
}

/** Why a file cannot be drawn: the name of a text, and what it speaks of. */
export interface Undrawn {
  key: string;
  place: string;
}

export function layOut(board: Board, closed: string): Layout | Undrawn {
  const shut = closed.split("+");
  const lines = board.lines.map((line) => line.id).filter((line) => !shut.includes(line));
  const rowOf = Object.fromEntries(lines.map((line, index) => [line, index + 1]));
  const cards: Placed[] = [];
  const taken = new Map<string, string>();
  for (const card of board.stations) {
    const mine = card.lines.filter((line) => line in rowOf);
    if (mine.length === 0) continue;
    const placed = { card, row: rowOf[mine[0]!]!, column: card.columns[0]!, rows: mine.length, columns: card.columns.length, lines: mine };
    const place = card.names.join(" · ");
    if (mine.length === 2 && rowOf[mine[1]!] !== placed.row + 1) return { key: "valley-undrawn-apart", place };
    if (placed.row <= CORNER.rows && placed.column + placed.columns > CORNER.column) return { key: "valley-undrawn-corner", place };
    for (let row = placed.row; row < placed.row + placed.rows; row += 1) {
      for (let column = placed.column; column < placed.column + placed.columns; column += 1) {
        const cell = `${row}:${column}`;
        if (taken.has(cell)) return { key: "valley-undrawn-overlap", place };
        taken.set(cell, card.id);
      }
    }
    cards.push(placed);
  }
  const onLine = Object.fromEntries(
    lines.map((line) => [line, cards.filter((one) => one.lines.includes(line)).toSorted((a, b) => a.column - b.column)]),
  );
  return { lines, closed: shut, cards, rowOf, onLine, free: freeGround(taken) };
}

function freeGround(taken: Map<string, string>): Layout["free"] {
  const open = (row: number): boolean => row <= ROWS && !taken.has(`${row}:6`) && !taken.has(`${row}:7`);
  const from = [CORNER.rows + 1, CORNER.rows + 2, CORNER.rows + 3].filter(open);
  const best = from.toSorted((a, b) => Number(open(b + 1)) - Number(open(a + 1)) || a - b)[0] ?? ROWS;
  return { row: best, rows: open(best + 1) ? 2 : 1 };
}

export const isUndrawn = (layout: Layout | Undrawn): layout is Undrawn => "key" in layout;

/** F6.1 Where the next competitor goes: column by column, from top to bottom; null where none can. */
export function nextVictim(layout: Layout, view: ValleyView): string | null {
  if (view.competitors === 0) return null;
  const order = layout.cards.filter(({ card }) => !isStart(card)).toSorted((a, b) => a.column - b.column || a.row - b.row);
  const untouched = ({ card }: Placed): boolean => {
    const lying = view.valley[card.id];
    return !!lying && !lying.competitor && lying.tracks[0] === null && lying.stations.every((owner) => owner === null);
  };
  return order.find(untouched)?.card.id ?? null;
}

/** F8.2 The leftmost track space of a line without rubble, competitor and track; null where there is none. */
export function freeTrack(layout: Layout, view: ValleyView, line: string): { card: string; space: number } | null {
  if (view.finished.includes(line)) return null;
  for (const { card } of layout.onLine[line] ?? []) {
    const lying = view.valley[card.id];
    if (!lying || lying.rubble > 0 || lying.competitor) continue;
    const space = lying.tracks.indexOf(null);
    if (space >= 0) return { card: card.id, space };
  }
  return null;
}

/** F7.1 How many cubes would leave each card of a line, from left to right. */
export function rubbleTaken(layout: Layout, view: ValleyView, line: string, cubes: number): Map<string, number> {
  const taken = new Map<string, number>();
  let left = cubes;
  for (const { card } of layout.onLine[line] ?? []) {
    const here = Math.min(left, view.valley[card.id]?.rubble ?? 0);
    if (here > 0) taken.set(card.id, here);
    left -= here;
  }
  return taken;
}

/** F8.4 Lines that a track on this card would finish. */
export function finishedBy(layout: Layout, view: ValleyView, track: { card: string; space: number }): string[] {
  return layout.lines.filter((line) => {
    const cards = layout.onLine[line]!;
    if (view.finished.includes(line) || !cards.some(({ card }) => card.id === track.card)) return false;
    return cards.every(({ card }) => {
      const lying = view.valley[card.id];
      if (!lying || lying.competitor) return true;
      return lying.tracks.every((owner, space) => owner !== null || (card.id === track.card && space === track.space));
    });
  });
}
