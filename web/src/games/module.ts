// A board that a game brings with it: an ES module, made with anything, served from the game's own package. The page
// loads it when a table is opened and gives it the props below. The contract is docs/boards.md; examples/nim has one.
import type { BoardProps, GameTable } from ".";
import type { Argument } from "../lib/texts";
import type { Json, Line, Move } from "../lib/types";
import type { Settings } from "../lib/settings.svelte";
import ModuleBoard from "../parts/ModuleBoard.svelte";

/** What the module exports. */
export interface BoardModule {
  mount(element: HTMLElement, props: ModuleProps): Mounted;
}

/** What `mount` returns. */
export interface Mounted {
  /** After every change: the same props, new. */
  update(props: ModuleProps): void;
  destroy?(): void;
}

type Shared =
  | ("view" | "board" | "names" | "colours" | "seat" | "legal" | "interactive")
  | ("choose" | "undo" | "preview" | "whyNot" | "marks" | "mark");

/** What our own boards get, without what needs our framework; the voice as three functions. */
export interface ModuleProps extends Pick<BoardProps, Shared> {
  /** A message of the game's catalogue, in the player's language. */
  say(key: string, args?: Record<string, Argument>): string;
  /** A sentence: what happened, or why a move is refused. */
  line(line: Line): string;
  /** A move as the words on its button. */
  words(move: Move): string;
  /** The player's settings: 0 for no motion, else how long it takes, 1 being the usual; and patterns on every coloured thing. */
  pace: Settings["pace"];
  patterns: boolean;
  /** The facts of the log line the player points at; null for none. */
  lit: Json | null;
}

export function propsFor(props: BoardProps): ModuleProps {
  const { view, board, names, colours, seat, legal, interactive, choose, undo, preview, whyNot, marks, mark } = props;
  const { voice, settings, lit } = props;
  return {
    ...{ view, board, names, colours, seat, legal, interactive, choose, undo, preview, whyNot, marks, mark },
    say: (key, args = {}) => voice.say(key, args),
    line: (line) => voice.line(line),
    words: (move) => voice.move(move),
    pace: settings.pace,
    patterns: settings.patterns,
    lit: lit ? lit.args : null,
  };
}

const modules = new Map<string, BoardModule>();

/** The module of a game whose table was opened. */
export function moduleOf(game: string): BoardModule {
  return modules.get(game)!;
}

/** The table of a game whose board this module draws. */
export async function tableFrom(game: string, address: string): Promise<GameTable> {
  const found = (await import(/* @vite-ignore */ address)) as Partial<BoardModule>;
  if (typeof found.mount !== "function") throw new Error(`${address} exports no function mount`);
  modules.set(game, found as BoardModule);
  return { Board: ModuleBoard };
}
