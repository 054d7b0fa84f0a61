// The pieces that stand in an area, in the order in which they are drawn.
import type { Colour } from "../../../lib/types";
import type { Area, Piece } from "../board";
import type { DalesView } from "../view";

/** How a kind of piece in an area is shown; see `pieceKey`. */
export interface Shown {
  /** A click loads it. */
  loads?: boolean;
  pointed?: boolean;
  /** The colours of others who may take it. */
  rivals?: Colour[] | undefined;
  /** It would lose its way. */
  lost?: boolean;
}

export interface Standing {
  kind: Piece | "opponent";
  /** Among its kind there. */
  number: number;
  place: number;
  of: number;
  goods: boolean;
}

export const pieceKey = (area: string, kind: string): string => `${area} ${kind}`;

export function standing(view: DalesView, area: Area): Standing[] {
  const people = view.people[area.id] ?? {};
  const kinds: [Standing["kind"], number][] = [];
  if (area.goods) kinds.push([area.goods, view.goods[area.id] ?? 0]);
  for (const kind of ["red", "green", "opponent"] as const) kinds.push([kind, people[kind] ?? 0]);
  const all = kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, number) => ({ kind, number })));
  return all.map((one, place) => ({ ...one, place, of: all.length, goods: one.kind === area.goods }));
}
