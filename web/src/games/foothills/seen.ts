// Written by tools/wire_types.py from branchline.games.foothills.words.view_types: change the types there, and run it again.

export type Json = Record<string, unknown>;

export type Side = "gold" | "grey";

export type CardOnBoard = {
  card: string;
  side: Side;
};

export type Cubes = {
  iron: number;
  stone: number;
  event: number;
};

export type EffectBegun = {
  of: string;
  begun: number;
};

/** What is on a card of the valley; tracks and stations by the seats that own them. */
export type Lying = {
  rubble: number;
  competitor: boolean;
  tracks: (number | null)[];
  stations: (number | null)[];
};

export type Resolving = {
  letter: string;
  effect: EffectBegun;
  inner: EffectBegun | null;
  under_way: "effect" | "inner";
  left: number;
  done: number;
  chosen: unknown;
  passed_over: number[];
  drawn: Resources;
  visit: string | null;
  flips: number;
  kept_up: boolean;
};

export type Resources = {
  iron: number;
  stone: number;
};

export type ValleyPlayer = {
  vp: number;
  iron: number;
  stone: number;
  rubble: number;
  passenger: number;
  tickets: string[];
  surveyor: string;
  cards: Record<string, CardOnBoard>;
  scored: string[];
};

export type ValleyView = {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  deciders: number[];
  legal?: Json[];
  phase: string;
  closed: string;
  first: number;
  blue: number;
  buffer_stop: string;
  turn_cap: number;
  turns: number;
  turn: number;
  bag: Cubes;
  stockyard: Cubes;
  players: ValleyPlayer[];
  reserve: string[];
  valley: Record<string, Lying>;
  finished: string[];
  competitors: number;
  summit: number | null;
  trigger: string | null;
  resolving: Resolving | null;
  end_reason: string | null;
  buffer_stops: number;
  half_points: number[];
  tiles: number[];
  bonus_tokens: Record<string, number | null>;
  ranking?: number[];
};
