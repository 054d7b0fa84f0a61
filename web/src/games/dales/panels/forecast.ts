// What would follow: the tracks after the auction, the profit of a round.
import { type Board, INFLUENCES, type Influence, type Piece } from "../board";
import { movedDisc } from "../state.svelte";
import { auctionAt, boardOf, type DalesView, laidBy, spaceOf } from "../view";
import type { Json } from "../../../lib/types";

export type Stacks = Record<string, number[]>;
export type Bid = { seat: number; cubes: number };

const HEAVY: ReadonlySet<string> = new Set(["stone", "beer"]);

/** W7.1 What a piece brings. */
export const worth = (piece: string): number => (HEAVY.has(piece) ? 2 : 1);

/** The points of a box that are known now: printed ones and the token; the two-coloured one is chosen later. */
export function pointsOf(board: Json, view: DalesView, box: number): (Influence | "either")[] {
  const token = view.tokens[box];
  return [...auctionAt(board, view).boxes[box]!.points, ...(token ? [token] : [])];
}

/** W3.7 The tracks when these bids are settled, box by box. */
export function settled(board: Json, view: DalesView, bids: (Bid | null)[]): Record<Influence, Stacks> {
  const tops = boardOf(board).edition.influence;
  const tracks = Object.fromEntries(INFLUENCES.map((one) => [one, view.tracks[one]])) as Record<Influence, Stacks>;
  bids.forEach((bid, box) => {
    if (!bid) return;
    const points = pointsOf(board, view, box);
    for (const one of INFLUENCES) {
      const by = points.filter((point) => point === one).length;
      if (!by) continue;
      const now = Object.entries(tracks[one]).find(([, stack]) => stack.includes(bid.seat));
      tracks[one] = movedDisc(tracks[one], bid.seat, Math.min(Number(now?.[0] ?? 0) + by, tops[one].top));
    }
  });
  return tracks;
}

/** The bids as they stand, with one more. */
export function withBid(view: DalesView, seat: number, box: number, cubes: number): (Bid | null)[] {
  return view.bids.map((bid, k) => (k === box ? { seat, cubes } : bid));
}

/** How many bids a seat has standing. */
export const standing = (view: DalesView, seat: number): number => view.bids.filter((bid) => bid?.seat === seat).length;

export interface Profit {
  heavy: number;
  light: number;
  links: number;
  sum: number;
  /** Where the disc goes. */
  to: number;
}

/** W7.1, W7.2 The profit of this round by what is on a seat's trains and its links, with more of both. */
export function profitOf(edition: Board["edition"], view: DalesView, seat: number, more: Partial<Record<Piece, number>> = {}, links = 0): Profit {
  let heavy = 0;
  let light = 0;
  const count = (piece: string, pieces: number): void => {
    if (HEAVY.has(piece)) heavy += pieces;
    else light += pieces;
  };
  for (const train of Object.values(view.trains)) {
    if (train.owner !== seat) continue;
    for (const [piece, pieces] of Object.entries(train)) if (piece !== "owner") count(piece, pieces);
  }
  for (const [piece, pieces] of Object.entries(more)) count(piece, pieces ?? 0);
  const laid = laidBy(view, seat) + links;
  const sum = 2 * heavy + light - laid;
  const { bottom, top } = edition.profit;
  return { heavy, light, links: laid, sum, to: Math.max(bottom, Math.min(top, spaceOf(view, "profit", seat) + sum)) };
}

/** Where a space of the profit track is printed: rows of four that turn back on themselves, joined by single spaces. */
export function spacePlace(space: number, top: number): { row: number; column: number } {
  const at = top - space;
  const turn = Math.floor(at / 5);
  const step = at % 5;
  const right = turn % 2 === 0;
  if (step === 4) return { row: 2 * turn + 1, column: right ? 3 : 0 };
  return { row: 2 * turn, column: right ? step : 3 - step };
}
