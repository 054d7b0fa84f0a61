// What a seat may know of Ticket to Ride: the twin of view.py.
import type { Move, View } from "../../lib/types";
import type { Board, Route } from "./board";

export type Counts = Record<string, number>;

export interface HeldTickets {
  known: string[];
  short: number;
  long: number;
}

export interface Player {
  score: number;
  trains: number;
  cards: number;
  passengers: Counts;
  mix: { short: number; long: number } | null;
  tickets_first: HeldTickets;
  tickets_later: HeldTickets;
  offer: { deck: "short" | "long"; ticket: string | null }[];
  place?: number;
  tickets_met?: number;
}

export interface OwnTicket {
  ticket: string;
  from: string;
  to: string;
  points: number;
  deck: "short" | "long";
  lacks: string[] | null;
}

export interface RideView {
  seats: number;
  seat: number | null;
  phase: string;
  over: boolean;
  turn: number;
  display: (string | null)[];
  pile: number;
  discards: Counts;
  decks: { short: number; long: number };
  bottom: { deck: "short" | "long" }[];
  routes: Record<string, number>;
  passengers: Record<string, Counts>;
  collecting: string | null;
  claiming: string | null;
  last_round: number | null;
  players: Player[];
  hand?: Counts;
  tickets?: OwnTicket[];
}

/** The general view, read as this game's. */
export function rideView(view: View): RideView {
  return view as unknown as RideView;
}

export function movesOf<Kind extends string>(legal: Move[], kind: Kind): Move[] {
  return legal.filter((move) => move.move === kind);
}

/** Tickets left in a deck, those put back at its bottom included. */
export function deckLeft(view: RideView, deck: "short" | "long"): number {
  return view.decks[deck] + view.bottom.filter((ticket) => ticket.deck === deck).length;
}

/** T3.6, T3.7 Whether a seat could still claim a route, cards and trains apart. */
export function openTo(board: Board, view: RideView, route: Route, seat: number): boolean {
  if (route.id in view.routes) return false;
  const parallel = board.routes.filter((other) => other.a === route.a && other.b === route.b && other.id in view.routes);
  return view.seats <= 3 ? parallel.length === 0 : parallel.every((other) => view.routes[other.id] !== seat);
}
