// Games that have a board of their own, one folder each: found here by their `manifest.ts` and listed nowhere. A board
// is loaded when a table of it is opened, never with the first page.
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
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  /** What may be chosen now; empty when it is not this seat's turn. */
  legal: Move[];
  /** With `hold` it waits for "End turn" as long as it can be taken back; by default as the player has set it. */
  choose(move: Move, hold?: boolean): Promise<void>;
  /** Takes back the last move of the draft; whether it did. */
  undo(): Promise<boolean>;
  /** What a move would cost and give. Answers come from the server and are kept for the moment. */
  preview(move: Move): Promise<Preview>;
  whyNot(move: Move): Promise<WhyNot>;
  /** What has happened, as this viewer may know it. */
  entries: Entry[];
  /** What a line of the log points at: the facts of the line; null for nothing. */
  lit: Line | null;
  voice: Voice;
  settings: Settings;
  /** At a table that is played: who would end the game here and score it as it stands, and a way to say so. */
  agreed?: number[];
  agree?(end: boolean): Promise<boolean>;
  /** False in a replay, behind the curtain and after the end. */
  interactive: boolean;
  /** Plan marks that only this seat sees, by the ids of things on the board. */
  marks: string[];
  mark(id: string): void;
}

export interface Asking {
  /** The same as long as the same is asked. */
  key: string;
  /** The player opened it, and may leave it; else the game waits for it. */
  byHand: boolean;
  /** What the prompt says, in the place of what is expected in this phase. */
  says?: string;
  /** What the main button of the prompt does now, in the place of "End turn". */
  act?: { label: string; run(): void; disabled?: boolean } | null;
}

/**
 * A game's own table: the board in the middle; beside it, if it has them, what is asked now and what the seat holds.
 *
 * Two arrangements. In "three" columns the prompt, `Choice` and `Hand` stand left, the board in the middle, players,
 * `Beside` and the log right, and `Ribbon` runs across the top. In "two" columns the board has the window but for one
 * column at the right, with prompt, `Choice`, `Hand` and the log, and draws the players itself.
 * On a phone both are the same: the board fills the screen, the prompt is a sheet, the rest are drawers.
 */
export interface GameTable {
  Board: Component<BoardProps>;
  /** How the table is laid out on a desk; three columns by default. */
  columns?: "three" | "two";
  /** Across the top, above all columns, in one row: the round, the phase, whose order applies. */
  Ribbon?: Component<BoardProps>;
  /** What must be chosen now and is not chosen on the board: under the prompt. */
  Choice?: Component<BoardProps>;
  /** What `Choice` asks for now: on a phone the sheet opens by itself when this changes. */
  asks?: (props: BoardProps) => Asking | null;
  /** What was planned on the board and not yet sent: "Undo" and "Reset" in the prompt take it back first. */
  planned?: (props: BoardProps) => { undo(): void; reset(): void } | null;
  /** Hand, tickets, display: below the prompt, on a phone in a drawer of its own. */
  Hand?: Component<BoardProps>;
  /** Between the players and the log. */
  Beside?: Component<BoardProps>;
  /** On a phone, below the map: what is needed at hand all the time, in a few rows. */
  Strip?: Component<BoardProps>;
  /** On a phone: drawers of their own instead of that of `Hand`. `title` is a message of the game; `done` closes it. */
  sheets?: { id: string; title: string; Part: Component<BoardProps & { whole?: boolean; done?: () => void }> }[];
  /** Shown in each player's card instead of the general counts. */
  Player?: Component<{ view: View; board: Json; seat: number; voice: Voice }>;
  /**
   * Under which heading an entry of the log stands; null: none. `before` is the heading of the entry before it. The
   * same text is shown once. `fresh`: the table began with a deal, not with a position.
   */
  heading?: (entry: Entry, voice: Voice, before: Heading | null, fresh: boolean) => Heading | null;
  /** Hints for a first game, the next one first: a message of the game, and the part of the page it is about. */
  tips?: (props: BoardProps) => Tip[];
  /** The words for a move of this moment, where its own fields do not say enough; null where they do. */
  words?: (move: Move, view: View, board: Json, voice: Voice) => string | null;
  /** Why this board file cannot be drawn, as a sentence of the game's texts; null where it can. */
  refuses?: (board: Json, view: View) => Line | null;
  /** Where the general table is shown instead: what a board prints and a view therefore does not repeat, described. */
  extras?: (view: View, board: Json, voice: Voice) => Shown[];
  about?: (view: View, board: Json, voice: Voice) => About;
}

/** What a board says about a thing that moves name, by the field and its value. */
export type About = (field: string, value: unknown) => string;

export interface Tip {
  key: string;
  /** A CSS selector. */
  at: string;
}

/** A heading in the log. The key is the game's own: what it must know to find the next one. */
export interface Heading {
  key: string;
  text: string;
  /** The key of a line that the heading says already. */
  said?: string;
}

/** What each folder beside this file says of itself in `manifest.ts`: small, and loaded with the first page. */
export interface Manifest {
  /** The ids of the games it draws. */
  games: string[];
  table: () => Promise<GameTable>;
  /** The drawing on its poster, in a frame of 280 by 220; by game where a folder draws several. */
  posters?: Record<string, Component>;
  /** An introduction with drawings, shown above the numbered rules. */
  rules?: () => Promise<Component<{ sections: Section[] }>>;
}

const FOLDERS = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "manifest" });
const manifests = new Map(Object.values(FOLDERS).flatMap((manifest) => manifest.games.map((game) => [game, manifest] as const)));

/** The own table of a game, ours or brought along by it; null where the general table is all there is. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const address = gameCard(game)?.module;
  return (await manifests.get(game)?.table()) ?? (address ? (await import("./module")).tableFrom(game, address) : null);
}

/** The introduction to a game's rules, or null where the numbered rules are all there is. */
export async function rulesOf(game: string): Promise<Component<{ sections: Section[] }> | null> {
  return (await manifests.get(game)?.rules?.()) ?? null;
}

/** The drawing on a game's poster, or null where it has none. */
export function posterOf(game: string): Component | null {
  return manifests.get(game)?.posters?.[game] ?? null;
}
