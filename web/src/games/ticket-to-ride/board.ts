/** The board file of Ticket to Ride as the page reads it, and what follows from it. */

export interface Place {
  id: string;
  name: string;
  passengers: number;
  x: number;
  y: number;
}

export interface Country extends Place {
  endpoints: { id: string; x: number; y: number }[];
}

export interface Route {
  id: string;
  a: string;
  b: string;
  endpoint?: string;
  length: number;
  colour: string;
}

export interface Ticket {
  id: string;
  deck: "short" | "long";
  from: string;
  to: string;
  points: number;
}

export interface Board {
  id: string;
  title: string;
  map: { width: number; height: number; proportion: number };
  components: { trains_per_player: number; route_points: Record<string, number> };
  cities: Place[];
  countries: Country[];
  routes: Route[];
  tickets: Ticket[];
}

export const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"] as const;
export const PASSENGERS = ["red", "black", "green", "yellow", "blue", "white"] as const;

const CODES: Record<string, string> = { denmark: "DK", netherlands: "NL", france: "FR", switzerland: "CH", austria: "AT" };

/** The two letters on a country's plates: its code, or the beginning of a name we do not know. */
export function codeOf(country: Country): string {
  return CODES[country.id] ?? country.name.slice(0, 2).toUpperCase();
}

/** The routes between the same two points, side by side: one group, drawn as one band of tracks. */
export interface Group {
  key: string;
  a: string;
  b: string;
  routes: Route[];
}

/** The point where a route ends: a city, or one of a country's stations beyond the border. */
export function endOf(route: Route): string {
  return route.endpoint ?? route.b;
}

export function groupsOf(board: Board): Group[] {
  const groups = new Map<string, Group>();
  for (const route of board.routes) {
    const key = `${route.a} ${endOf(route)}`;
    const group = groups.get(key) ?? { key, a: route.a, b: endOf(route), routes: [] };
    group.routes.push(route);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export function placesOf(board: Board): Map<string, Place> {
  return new Map([...board.cities, ...board.countries].map((place) => [place.id, place]));
}
