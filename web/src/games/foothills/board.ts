// The board file of Foothills, as the page reads it.
import type { Texts } from "../../lib/texts";
import type { Json } from "../../lib/types";

export type Amounts = Record<string, number>;

/** One operation of an effect: see effects.py for what each key means. */
export interface Operation {
  op: string;
  least?: number;
  most?: number | "any";
  per_ticket?: number;
  cubes?: number;
  keep?: number;
  rest?: string;
  to?: number | string;
  lines?: string;
  on?: string;
  for_opponent?: number;
  times?: number;
  track?: Amounts;
  stone?: Amounts;
  extra?: Amounts;
  less?: number;
  bonus?: boolean;
  gain?: Amounts;
  iron_for_stone?: boolean;
  pub?: boolean;
  home?: boolean;
  items?: Amounts;
  pay?: Amounts;
}

export type Provenance = Partial<Record<"printed" | "derived" | "reconstructed" | "invented", string>>;

export interface Line {
  id: string;
  name: string;
  ticket: string;
  bonus?: number;
}

export interface StationCard {
  id: string;
  names: string[];
  lines: string[];
  columns: number[];
  rubble?: number;
  tracks?: number;
  in_order?: boolean;
  stations?: { cost: Amounts; bonus: Amounts }[];
  surveyor?: Operation[];
  when_built?: Operation[];
  provenance: Provenance;
}

export interface ActionCard {
  id: string;
  name: string;
  printed_name: string;
  colour: "blue" | "green" | "neutral";
  main: string;
  secondary: string;
  symbol: string;
  needs?: string;
  effect: Operation[];
  provenance: Provenance;
}

export interface MainAction {
  id: string;
  name: string;
  effect: Operation[];
}

export interface Board {
  components: { iron: number; stone: number; events: number; competitors: number; buffer_stops: number; tiles_per_player: number };
  lines: Line[];
  stations: StationCard[];
  main_actions: MainAction[];
  action_cards: ActionCard[];
}

export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export type Side = "gold" | "grey";

export const boardOf = (board: Json): Board => board as unknown as Board;

const named = new WeakMap<Texts, WeakMap<Json, Board>>();

/** The board with its action cards called as the reader's language calls them; those it doesn't know keep their names. */
export function boardIn(texts: Texts, data: Json): Board {
  const known = named.get(texts) ?? new WeakMap<Json, Board>();
  named.set(texts, known);
  const board = boardOf(data);
  const called = (fact: string, { id, name }: { id: string; name: string }): string => {
    const said = texts.thing(fact, id);
    return said === id ? name : said;
  };
  const found = known.get(data) ?? {
    ...board,
    main_actions: board.main_actions.map((main) => ({ ...main, name: called("main", main) })),
    action_cards: board.action_cards.map((card) => ({ ...card, name: called("card", card) })),
  };
  known.set(data, found);
  return found;
}
export const isStart = (card: StationCard): boolean => card.columns[0] === 1;
export const cardOf = (board: Board, id: string): StationCard | undefined => board.stations.find((card) => card.id === id);
export const actionOf = (board: Board, id: string): ActionCard | undefined => board.action_cards.find((card) => card.id === id);
export const lineOf = (board: Board, id: string): Line | undefined => board.lines.find((line) => line.id === id);
export const mainOf = (board: Board, letter: string): MainAction => board.main_actions.find((main) => main.id === letter)!;

/** What a side of an action card shows: its letter, its name and what it does. */
export interface Face {
  side: Side;
  letter: string;
  name: string;
  effect: Operation[];
}

export function faceOf(board: Board, card: ActionCard, side: Side): Face {
  if (side === "grey") return { side, letter: card.secondary, name: card.name, effect: card.effect };
  const main = mainOf(board, card.main);
  return { side, letter: card.main, name: main.name, effect: main.effect };
}

export const otherSide = (side: Side): Side => (side === "gold" ? "grey" : "gold");

/** The effect a position speaks of: "E", "tea-break", "surveyor V-2", "built VIII-4". */
export function effectNamed(board: Board, name: string): Operation[] {
  const [kind, card] = name.split(" ") as [string, string | undefined];
  if (card !== undefined) return (kind === "built" ? cardOf(board, card)?.when_built : cardOf(board, card)?.surveyor) ?? [];
  return actionOf(board, name)?.effect ?? mainOf(board, name)?.effect ?? [];
}
