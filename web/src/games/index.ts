// Games with a board of their own, one folder each: found by their `manifest.ts` and listed nowhere. A board is loaded
// when one of its tables is opened, never with the first page.
import type { Component } from "svelte";
import type { Colour, Entry, Json, Line, Move, Preview, View, WhyNot } from "../lib/types";
import { gameCard } from "../lib/page.svelte";
import type { Shown } from "../general/parts";
import type { Section } from "../lib/rules";
import type { Settings } from "../lib/settings.svelte";
import type { Voice } from "../lib/voice";

/** What the Table page gives a game's own board. */
export interface BoardProps {
  /** What the viewer may know, after the draft. A new object after every change. */
  view: View;
  /** The board file as the server sends it: places, routes, cards. */
  board: Json;
  /** By seat. */
  names: string[];
  colours: Colour[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** What may be chosen now; empty when it is not this seat's turn. */
  legal: Move[];
  /** With `hold` the move waits for "End turn" while it can be taken back; the default is the player's setting. */
  choose(move: Move, hold?: boolean): Promise<void>;
  /** Takes back the last move of the draft. Returns whether it did. */
  undo(): Promise<boolean>;
  /** What a move would cost and give. Answers come from the server and are cached for this moment. */
  preview(move: Move): Promise<Preview>;
  whyNot(move: Move): Promise<WhyNot>;
  /** What has happened, as this viewer may know it. */
  entries: Entry[];
  /** The facts of the log line the player points at; null for none. */
  lit: Line | null;
  voice: Voice;
  settings: Settings;
  /** Who is to act: a turn that is played belongs to its player until it is ended. Left out: those of the view. */
  deciders?: number[];
  /** At a running table: who would end the game here and score it as it stands, and a way to agree. */
  agreed?: number[];
  agree?(end: boolean): Promise<boolean>;
  /** False in a replay, behind the curtain and after the end. */
  interactive: boolean;
  /** Plan marks that only this seat sees, by the ids of things on the board. */
  marks: string[];
  mark(id: string): void;
}

export interface Asking {
  /** Unchanged as long as the question is the same; "" if all is chosen on the board. */
  key: string;
  /** The player opened it and may close it; otherwise the game waits for it. */
  byHand: boolean;
  /** The prompt's heading, instead of whose turn it is. */
  head?: string;
  /** What the prompt says, instead of what this phase expects. */
  says?: string;
  /** What the button between Undo and End turn does now. */
  act?: { label: string; run(): void; disabled?: boolean; name?: string } | null;
}

/** That the game is about to end, as its rules see it. */
export interface Ending {
  /** The end is near, or its last round has begun. */
  tone: "near" | "last";
  /** On the strip over the board, for this reader. */
  says: string;
  /** Who or what brings it about. */
  why?: string;
  /** What each seat still has to play, once the last round has begun. */
  marks: Mark[];
}
export type Mark = "final" | "left" | "done" | "round" | null;

/**
 * A game's own table: the board in the middle and, if it has them, what is asked now and what the seat holds beside it.
 *
 * Three arrangements, and nothing a player clicks moves in any of them. With a "dock", `Hand` is the dock on the left,
 * the board in the middle under a strip of signals, the prompt, the players and the log on the right. In "three"
 * columns, the prompt, `Choice` and `Hand` are on the left, the board in the middle, the players, `Beside` and the log
 * on the right, and `Ribbon` runs across the top. In "two" columns, the board fills the window except for one column on
 * the right with the prompt, `Choice`, `Hand` and the log, and draws the players itself. On a phone all are the same:
 * the board fills the screen, the prompt is a bar below it, the choices open over it, the rest are drawers.
 */
export interface GameTable {
  Board: Component<BoardProps>;
  /** How the table is laid out on a desktop; three columns by default. */
  columns?: "dock" | "three" | "two";
  /** Whether the end is near; null as long as it is not. */
  ending?: (props: BoardProps) => Ending | null;
  /** Across the top, above all columns, in one row: the round, the phase, whose order applies. */
  Ribbon?: Component<BoardProps>;
  /** What must be chosen now, but not on the board: under the prompt. */
  Choice?: Component<BoardProps>;
  /** What `Choice` asks for now: on a phone the sheet opens when this changes. */
  asks?: (props: BoardProps) => Asking | null;
  /** What is planned on the board but not yet sent: "Undo" and "Reset" in the prompt take it back first. */
  planned?: (props: BoardProps) => { undo(): void; reset(): void } | null;
  /** The same for a tab that is loaded again: as data, and planned again at the same moment, as far as it can be. */
  unsent?: { keeps(): Json; resumes(kept: Json, props: BoardProps): void };
  /** Hand, tickets, display: below the prompt, on a phone in a drawer of its own. */
  Hand?: Component<BoardProps>;
  /**
   * On a phone whose table has a screen: what the seat holds, in place of the map, which is behind a button. `title` is
   * a message of the game; while what is asked is chosen `elsewhere`, on the map, the phone shows that.
   */
  held?: { Part: Component<BoardProps>; title: string; elsewhere?: (props: BoardProps) => boolean };
  /** Between the players and the log. */
  Beside?: Component<BoardProps>;
  /** On the table screen, beside the board: what lies there for everyone. */
  Common?: Component<BoardProps>;
  /** On a phone, below the map: what players need at hand all the time, in a few rows. */
  Strip?: Component<BoardProps>;
  /** On a phone: separate drawers instead of the one for `Hand`. `title` is a message of the game; `done` closes it. */
  sheets?: { id: string; title: string; Part: Component<BoardProps & { done?: () => void }> }[];
  /** Shown in each player's card instead of the general counts. */
  Player?: Component<{ view: View; board: Json; seat: number; voice: Voice }>;
  /**
   * The heading a log entry belongs under; null: none. `before` is the heading of the entry before it. The
   * same text is shown once. `fresh`: the table began with a deal, not with a position.
   */
  heading?: (entry: Entry, voice: Voice, before: Heading | null, fresh: boolean) => Heading | null;
  /** Hints for a first game, next one first: a message of the game, and the part of the page it is about. */
  tips?: (props: BoardProps) => Tip[];
  /** Where the coach of a lesson points: at what a move is made with, or at a part by its name. CSS selectors, the first that finds something counts. */
  points?: (about: Move | string) => string[];
  /** What a ledger counts, as a small picture among words, and for which things there is one; null: not worth a word. */
  Thing?: Component<{ thing: string; colour: Colour }>;
  draws?: (thing: string) => boolean | null;
  /** How many of these moves are planned on the board and not sent yet; null if something else is planned. */
  ahead?: (moves: Move[]) => number | null;
  /** Whether a move does as well in a lesson as the one that is wanted: one of two like tracks. */
  alike?: (wanted: Move, made: Move, board: Json) => boolean;
  /** The words for a move at this moment, if its own fields do not say enough; null if they do. */
  words?: (move: Move, view: View, board: Json, voice: Voice) => string | null;
  /** Why this board file cannot be drawn, as a sentence of the game's texts; null if it can. */
  refuses?: (board: Json, view: View) => Line | null;
  /** For the general table: descriptions of what a board prints and a view therefore does not repeat. */
  extras?: (view: View, board: Json, voice: Voice) => Shown[];
  about?: (view: View, board: Json, voice: Voice) => About;
}

/** What a board says about a thing named in moves, by the field and its value. */
export type About = (field: string, value: unknown) => string;

export interface Tip {
  key: string;
  /** What unfolds below it. */
  more?: string;
  /** A CSS selector. */
  at: string;
}

/** A heading in the log. The key is the game's own: what it needs to find the next one. */
export interface Heading {
  key: string;
  text: string;
  /** The key of a line that the heading already says. */
  said?: string;
  /** What the log says of the entry, where that is shorter than its lines. */
  lines?: Line[];
}

/** What each folder beside this file says about itself in `manifest.ts`: small, and loaded with the first page. */
export interface Manifest {
  /** The ids of the games it draws. */
  games: string[];
  table: () => Promise<GameTable>;
  /** The drawing on its poster, in a frame of 280 by 220; by game, if a folder draws several. */
  posters?: Record<string, Component>;
  /** An introduction with drawings, shown above the numbered rules. */
  rules?: () => Promise<Component<{ sections: Section[] }>>;
}

const FOLDERS = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "manifest" });
const manifests = new Map(Object.values(FOLDERS).flatMap((manifest) => manifest.games.map((game) => [game, manifest] as const)));

/** A game's own table, ours or one it brings; null if there is only the general table. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const address = gameCard(game)?.module;
  return (await manifests.get(game)?.table()) ?? (address ? (await import("./module")).tableFrom(game, address) : null);
}

/** The introduction to a game's rules, or null if there are only the numbered rules. */
export async function rulesOf(game: string): Promise<Component<{ sections: Section[] }> | null> {
  return (await manifests.get(game)?.rules?.()) ?? null;
}

/** The drawing on a game's poster, or null if it has none. */
export function posterOf(game: string): Component | null {
  return manifests.get(game)?.posters?.[game] ?? null;
}
