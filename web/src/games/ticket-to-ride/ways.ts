// How a ticket can be met: the cheapest way along a seat's own routes and those still open to it. T4.4, T5.2.
import type { Board, Route } from "./board";
import { openTo, type RideView } from "./view";

export interface Way {
  own: string[]; // routes already claimed
  lacks: string[]; // routes still to claim
  trains: number;
}

export type Standing = "done" | "possible" | "impossible";

/** The way with the fewest trains still to lay, or null if there is none. */
export function wayBetween(board: Board, view: RideView, seat: number, from: string, to: string): Way | null {
  const links = new Map<string, { to: string; cost: number; route: Route }[]>();
  for (const route of board.routes) {
    const own = view.routes[route.id] === seat;
    if (!own && !openTo(board, view, route, seat)) continue;
    const cost = own ? 0 : route.length;
    for (const [a, b] of [[route.a, route.b], [route.b, route.a]] as [string, string][]) {
      links.set(a, [...(links.get(a) ?? []), { to: b, cost, route }]);
    }
  }
  const countries = new Set(board.countries.map((country) => country.id));
  const best = new Map([[from, 0]]);
  const came = new Map<string, { place: string; route: Route; cost: number }>();
  const open = new Set([from]);
  while (open.size) {
    const place = [...open].reduce((a, b) => (best.get(a)! <= best.get(b)! ? a : b));
    open.delete(place);
    if (place === to) return wayBack(came, from, to);
    if (countries.has(place) && place !== from) continue; // a country is a dead end
    for (const link of links.get(place) ?? []) {
      const cost = best.get(place)! + link.cost;
      if (cost < (best.get(link.to) ?? Infinity)) {
        best.set(link.to, cost);
        came.set(link.to, { place, route: link.route, cost: link.cost });
        open.add(link.to);
      }
    }
  }
  return null;
}

function wayBack(came: Map<string, { place: string; route: Route; cost: number }>, from: string, to: string): Way {
  const way: Way = { own: [], lacks: [], trains: 0 };
  for (let place = to; place !== from; ) {
    const leg = came.get(place)!;
    (leg.cost ? way.lacks : way.own).unshift(leg.route.id);
    way.trains += leg.cost;
    place = leg.place;
  }
  return way;
}

/** How one of the viewer's tickets stands; `lacks` is the engine's word for it. */
export function standing(lacks: string[] | null): Standing {
  return lacks === null ? "impossible" : lacks.length ? "possible" : "done";
}
