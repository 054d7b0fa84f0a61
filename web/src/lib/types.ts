// The messages of the wire: the twin of src/branchline/server/messages.py and socket_messages.py.

export type Json = Record<string, unknown>;
export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "white" | "purple" | "lilac" | "orange";
export type SeatKind = "person" | "open" | "bot";

/** A move as the engine writes it: its kind under `move`, and its fields. */
export type Move = { move: string } & Record<string, unknown>;

/** What a seat may know. Every game has these keys; the rest is the game's own. */
export type View = {
  game: string;
  seats: number;
  seat: number | null;
  phase: string;
  over: boolean;
  deciders: number[];
  players: Json[];
  legal: Move[];
} & Record<string, unknown>;

export interface Problem {
  error: string;
  text: string;
  rule?: string | null;
  key?: string | null;
  args?: Json;
  at?: number | null;
  problems?: [string, string][];
}

// The lobby

export interface OptionCard {
  name: string;
  default: unknown;
  choices: unknown[];
  text: string;
}

export interface BoardCard {
  id: string;
  digest: string;
  title: string;
  shipped: boolean;
}

export interface BotCard {
  name: string;
  title: string;
  text: string;
  title_key: string;
  text_key: string;
}

/** Some rules of a game under one heading: its key in the game's catalogue, and the rules' ids. */
export interface RuleIndex {
  id: string;
  title: string | null;
  rules: string[];
}

export interface GameCard {
  id: string;
  title: string;
  designers: string[];
  seats: number[];
  minutes: [number, number];
  rules_version: number;
  provenance: string;
  texts: string;
  boards: BoardCard[];
  options: OptionCard[];
  bots: BotCard[];
  /** Scores and the points of changes are whole numbers of half points. */
  halves: boolean;
  /** Of the seats' pieces. */
  colours: Colour[];
  /** The option that says which seat has the first colour; else each seat chooses. */
  colour_option: string | null;
  rules: RuleIndex[];
}

export interface SeatPlan {
  kind: SeatKind;
  name?: string;
  bot?: string | null;
  colour?: Colour | null;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  board?: string | null;
  options?: Json;
  listed?: boolean;
  /** Begin here instead of dealing. */
  position?: Json | null;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface Created {
  table: string;
  host: string;
  links: SeatLink[];
}

export interface SeatCard {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  bot: string | null;
  stand_in: boolean;
  here: boolean;
}

export interface Result {
  reason: string;
  scores: number[];
  ranking: number[];
}

export interface TableCard {
  table: string;
  game: string;
  board: string;
  board_digest: string;
  options: Json;
  seats: SeatCard[];
  seq: number;
  deciders: number[];
  created: number;
  touched: number;
  listed: boolean;
  result: Result | null;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  /** It began at a position that somebody laid out, who may know every hand. */
  laid_out: boolean;
  /** The version of the rules it was played by, if that is not today's. */
  older_rules?: number | null;
}

export interface TableList {
  tables: TableCard[];
  next: string | null;
}

export interface MyTable {
  card: TableCard;
  seat: number;
}

// At the table

export interface Line {
  key: string;
  args: Json;
  text?: string | null;
}

export interface Change {
  seat: number;
  thing: string;
  by: number;
}

export interface Entry {
  seq: number;
  seat: number;
  move: Move | null;
  lines: Line[];
  changes: Change[];
  time: number;
}

export interface TableState {
  card: TableCard;
  seat: number | null;
  at: number;
  draft: Move[];
  may_undo: boolean;
  may_end: boolean;
  waiting: boolean;
  view: View;
  agreed: number[];
  absent: number[];
}

export interface Preview {
  changes: Change[] | null;
}

/** A move worth making, why, and what it brings at once. */
export interface Hint {
  move: Move;
  lines: Line[];
  changes: Change[];
}

export interface WhyNot {
  allowed: boolean;
  rule: string | null;
  line: Line | null;
}

export interface Turn {
  seq: number;
  at: number;
  draft: Move[];
  may_undo: boolean;
  may_end: boolean;
  waiting: boolean;
  legal: Move[];
}

export interface History {
  entries: Entry[];
  next: number | null;
}

export interface ScoreLine {
  rule: string;
  points: number;
  key: string;
  args: Json;
}

export interface Past {
  seq: number;
  seat: number | null;
  view: View;
  over: boolean;
  breakdown: ScoreLine[][]; // each seat's score as the rulebook counts it; before the end, what is public of it
  ties: TieLine[]; // what decided between seats with equal points
}

export interface TieLine {
  rule: string;
  key: string;
  args: Json;
}

/** A move, the part of games that are won after it, and by how many points. */
export interface Weighed {
  move: Move;
  chance: number;
  margin: number;
}

export interface JudgedMove {
  seq: number;
  seat: number;
  choices: number;
  played: Weighed;
  before: number;
  loss: number;
  hindsight_before: number;
  hindsight_after: number;
  better: Weighed[];
}

export interface Analysis {
  done: number;
  of: number;
  moves: JudgedMove[];
  turning_points: number[];
  failed: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface PrivateNotes {
  text: string;
  marks: string[];
}

export interface Rematch {
  table: string;
  seat: number;
  token: string;
}

// Over the WebSocket

export type FromServer =
  | { type: "welcome"; state: TableState; entries: Entry[]; chat: ChatLine[] }
  | {
      type: "moved";
      seq: number;
      entries: Entry[];
      deciders: number[];
      over: boolean;
      legal: Move[];
      state: TableState | null;
    }
  | { type: "state"; state: TableState }
  | { type: "chat"; line: ChatLine }
  | { type: "pong" }
  | { type: "closing"; why: string; text: string; retry: boolean };
