// Written by tools/wire_types.py from branchline.games.ticket_to_ride.words.view_types: change the types there, and run it again.

export type Json = Record<string, unknown>;

export type Deck = "short" | "long";

export type BottomTicket = {
  deck: Deck;
  ticket: string | null;
  /** the seat that put it back */
  by: number;
};

export type ByDeck = {
  short: number;
  long: number;
};

export type HeldTickets = {
  short: number;
  long: number;
  /** the others are counted by their backs */
  known: string[];
};

export type OfferedTicket = {
  deck: Deck;
  ticket: string | null;
};

export type OwnTicket = {
  from: string;
  to: string;
  ticket: string;
  points: number;
  deck: Deck;
  first: boolean;
  /** routes; null if it can no longer be met */
  lacks: string[] | null;
};

export type RidePlayer = {
  score: number;
  trains: number;
  cards: number;
  passengers: Record<string, number>;
  mix: ByDeck | null;
  tickets_first: HeldTickets;
  tickets_later: HeldTickets;
  offer: OfferedTicket[];
  /** cards everyone saw taken */
  seen?: Record<string, number>;
  place?: number;
  tickets_met?: number;
};

export type RideView = {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  deciders: number[];
  legal?: Json[];
  phase: string;
  first: number;
  turn: number;
  end_reason: string | null;
  display: (string | null)[];
  pile: number;
  discards: Record<string, number>;
  decks: ByDeck;
  bottom: BottomTicket[];
  /** each with its owner */
  routes: Record<string, number>;
  passengers: Record<string, Record<string, number>>;
  collecting: string | null;
  claiming: string | null;
  /** turns left */
  last_round: number | null;
  passes: number;
  players: RidePlayer[];
  hand?: Record<string, number>;
  tickets?: OwnTicket[];
  remembers?: Json;
};
