// What the map and the panels beside it tell each other.
//
//   pointing      what is pointed at now and what it would change; null for nothing. Whoever is pointed at sets it with
//                 `point`, and takes it back with `unpoint` under the same name. Panels draw ghosts from `pointing.changes`.
//   Pointing      seat, moves (what a click would do, in order), changes (Effects), areas and links to light on the map
//   Effects       what would change for that seat: cubes, four influences, links left, profit of this round, points, pieces
//   line          the line being planned on the map, before it is sent: areas in order; [] for none
//   lit           areas that a panel lights on the map, e.g. what a train could carry; null for none
//
// Drawings (pieces, badges, cubes, marks of influence): art/Icon.svelte and art/drawings.ts; colours in art/colours.css.
// Typed readers of view and board: view.ts (dalesView, landAt, auctionAt, trainsAt, spaceOf, purseOf …), board.ts (Land).
// What can be moved by whom, ways, forecasts: turn/reach.ts. What a line costs: turn/price.ts.
import type { Move } from "../../lib/types";
import type { Influence, Piece } from "./board";

/** Changes for one seat: more is positive. What is left out does not change. */
export type Effects = Partial<Record<"cubes" | Influence | "links" | "profit" | "points", number>> & {
  /** Pieces it would move. */
  pieces?: Partial<Record<Piece, number>>;
};

export interface Pointing {
  /** Who points: "map", "auction", "trains", "pass" … */
  from: string;
  seat: number;
  /** What a click would do, in this order. */
  moves: Move[];
  changes: Effects;
  /** Lit on the map. */
  areas?: string[];
}

class Desk {
  pointing: Pointing | null = $state.raw(null);
  line: string[] = $state.raw([]);
  lit: { areas: string[] } | null = $state.raw(null);

  point(pointing: Pointing): void {
    this.pointing = pointing;
  }

  /** Nothing is pointed at any more; what somebody else points at meanwhile stays. */
  unpoint(from: string): void {
    if (this.pointing?.from === from) this.pointing = null;
  }

  /** A new table, or a new decision: nothing is pointed at, nothing is planned. */
  clear(): void {
    this.pointing = null;
    this.line = [];
    this.lit = null;
  }
}

export const desk = new Desk();

/** Where a seat's disc would be and lie: spaces with stacks, the seat's own disc moved to the top of its new space. */
export function movedDisc(stacks: Record<string, number[]>, seat: number, to: number): Record<string, number[]> {
  const left = Object.entries(stacks).map(([space, stack]) => [space, stack.filter((one) => one !== seat)] as const);
  const moved = Object.fromEntries(left.filter(([, stack]) => stack.length > 0));
  return { ...moved, [to]: [...(moved[to] ?? []), seat] };
}

/** The order that follows from a track: highest first, in one space the topmost disc first. */
export function orderOf(stacks: Record<string, number[]>): number[] {
  return Object.entries(stacks)
    .sort(([a], [b]) => Number(b) - Number(a))
    .flatMap(([, stack]) => stack.toReversed());
}
