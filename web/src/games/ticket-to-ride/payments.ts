// The ways to pay for a route, best first. T3.2, T3.3.
import { CARDS } from "./board";
import type { Board, Route } from "./board";
import type { Counts, RideView } from "./view";

export interface Payment {
  colour: string; // of the cards that are not locomotives; "locomotive" if there are none
  count: number;
  locomotives: number;
  cards: string[];
}

/** Fewest locomotives first: they can be used anywhere. Then the colour least needed elsewhere, then the one with most
 * left.
 */
export function paymentsOf(route: Route, hand: Counts, needed: Counts = {}): Payment[] {
  const held = (card: string): number => hand[card] ?? 0;
  const colours = route.colour === "grey" ? CARDS.filter((card) => card !== "locomotive") : [route.colour];
  const ways: Payment[] = [];
  for (const colour of colours) {
    for (let locomotives = 0; locomotives < route.length; locomotives += 1) {
      const count = route.length - locomotives;
      if (held(colour) >= count && held("locomotive") >= locomotives) ways.push(payment(colour, count, locomotives));
    }
  }
  if (held("locomotive") >= route.length) ways.push(payment("locomotive", 0, route.length));
  const missed = (way: Payment): number => Math.max(0, (needed[way.colour] ?? 0) - (held(way.colour) - way.count));
  return ways.sort(
    (a, b) =>
      a.locomotives - b.locomotives ||
      missed(a) - missed(b) ||
      held(b.colour) - b.count - (held(a.colour) - a.count) ||
      CARDS.indexOf(a.colour as (typeof CARDS)[number]) - CARDS.indexOf(b.colour as (typeof CARDS)[number]),
  );
}

function payment(colour: string, count: number, locomotives: number): Payment {
  const cards = [...Array<string>(count).fill(colour), ...Array<string>(locomotives).fill("locomotive")];
  return { colour, count, locomotives, cards };
}

/** How many cards of each colour the coloured routes among these will cost. */
export function neededFor(routes: Route[]): Counts {
  const needed: Counts = {};
  for (const route of routes) {
    if (route.colour !== "grey") needed[route.colour] = (needed[route.colour] ?? 0) + route.length;
  }
  return needed;
}

/** The ways to pay for a route from the viewer's hand, sparing what their tickets still need. */
export function waysToPay(board: Board, view: RideView, route: Route): Payment[] {
  const lacking = new Set((view.tickets ?? []).flatMap((ticket) => ticket.lacks ?? []));
  const others = board.routes.filter((one) => lacking.has(one.id) && one.id !== route.id);
  return paymentsOf(route, view.hand ?? {}, neededFor(others));
}

/** How many cards are missing to claim a route; 0 if it can be paid for. */
export function shortOf(route: Route, hand: Counts): number {
  const colours = route.colour === "grey" ? CARDS.filter((card) => card !== "locomotive") : [route.colour];
  const most = Math.max(...colours.map((colour) => hand[colour] ?? 0)) + (hand["locomotive"] ?? 0);
  return Math.max(0, route.length - most);
}
