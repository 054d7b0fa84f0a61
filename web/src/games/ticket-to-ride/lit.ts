// What a line of the log, or of advice, points at on the board.
import type { Line, Move } from "../../lib/types";
import type { Board } from "./board";
import type { RideView } from "./view";

export interface Lit {
  routes: Set<string>;
  places: Set<string>;
}

/** The log names places as people do: routes by both ends, and by their owner if several are side by side. */
export function litBy(line: Line | null, board: Board, view: RideView): Lit {
  const lit: Lit = { routes: new Set(), places: new Set() };
  if (!line) return lit;
  const ids = new Map([...board.cities, ...board.countries].map((place) => [place.name, place.id]));
  const { a, b, place, who } = line.args as { a?: string; b?: string; place?: string; who?: number };
  if (a && b) {
    const ends = [ids.get(a), ids.get(b)];
    const group = board.routes.filter((route) => ends.includes(route.a) && ends.includes(route.b));
    const owned = group.filter((route) => view.routes[route.id] === who);
    for (const route of owned.length ? owned : group) lit.routes.add(route.id);
    for (const end of ends) if (end) lit.places.add(end);
  }
  for (const ticket of (line.args["tickets"] as { a: string; b: string }[] | undefined) ?? []) {
    for (const name of [ticket.a, ticket.b]) lit.places.add(ids.get(name) ?? "");
  }
  const advised = board.routes.find((route) => route.id === (line.args["move"] as Move | undefined)?.["route"]);
  if (advised) {
    lit.routes.add(advised.id);
    lit.places.add(advised.a).add(advised.b);
  }
  const stands = place && ids.get(place);
  if (stands) lit.places.add(stands);
  return lit;
}
