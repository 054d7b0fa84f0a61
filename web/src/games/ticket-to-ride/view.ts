// What a seat may know in Ticket to Ride, read from the general view.
import type { Move, View } from "../../lib/types";
import type { Board, Route } from "./board";
import type { Deck, RideView } from "./seen";

export type { HeldTickets, OwnTicket, RidePlayer as Player, RideView } from "./seen";
export type Counts = Record<string, number>;

/** The general view, read as this game's. */
export function rideView(view: View): RideView {
  return view as unknown as RideView;
}

export function movesOf<Kind extends string>(legal: Move[], kind: Kind): Move[] {
  return legal.filter((move) => move.move === kind);
}

/** Tickets left in a deck, including those put back at its bottom. */
export function deckLeft(view: RideView, deck: Deck): number {
  return view.decks[deck] + view.bottom.filter((ticket) => ticket.deck === deck).length;
}

/** T3.6, T3.7 Whether a seat could still claim a route, cards and trains apart. */
export function openTo(board: Board, view: RideView, route: Route, seat: number): boolean {
  if (route.id in view.routes) return false;
  const parallel = board.routes.filter((other) => other.a === route.a && other.b === route.b && other.id in view.routes);
  return view.seats <= 3 ? parallel.length === 0 : parallel.every((other) => view.routes[other.id] !== seat);
}
