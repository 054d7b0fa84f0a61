// Games that have a board of their own. Each is loaded when a table of it is opened, never with the first page.
import type { Component } from "svelte";
import type { Colour, Json, Line, Move, Preview, View, WhyNot } from "../lib/types";
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
  choose(move: Move): Promise<void>;
  /** What a move would cost and give. Answers come from the server and are kept for the moment. */
  preview(move: Move): Promise<Preview>;
  whyNot(move: Move): Promise<WhyNot>;
  /** What a line of the log points at: the facts of the line; null for nothing. */
  lit: Line | null;
  voice: Voice;
  settings: Settings;
  /** False in a replay, behind the curtain and after the end. */
  interactive: boolean;
  /** Plan marks that only this seat sees, by the ids of things on the board. */
  marks: string[];
  mark(id: string): void;
}

/** A game's own table: the board in the middle; beside it, if it has them, what is asked now and what the seat holds. */
export interface GameTable {
  Board: Component<BoardProps>;
  /** What must be chosen now and is not chosen on the board: under the prompt, in the left column (300 pixels wide). */
  Choice?: Component<BoardProps>;
  /** Names what `Choice` asks for, "" for nothing: on a phone the sheet opens by itself when this changes. */
  asks?: (props: BoardProps) => string;
  /** Hand, tickets, display: below the prompt in the left column, on a phone in a drawer of its own. */
  Hand?: Component<BoardProps>;
  /** On a phone, below the map: what is needed at hand all the time, in a few rows. */
  Strip?: Component<BoardProps>;
  /** Shown in each player's card instead of the general counts. */
  Player?: Component<{ view: View; seat: number; voice: Voice }>;
}

const TABLES: Record<string, () => Promise<GameTable>> = {
  "ticket-to-ride-germany": async () => (await import("./ticket-to-ride")).table,
};

/** The own table of a game, or null where the general table is all there is. */
export async function tableOf(game: string): Promise<GameTable | null> {
  return (await TABLES[game]?.()) ?? null;
}

// A page of rules of its own: an introduction with drawings, shown above the numbered rules.
const RULES: Record<string, () => Promise<Component<{ sections: Section[] }>>> = {
  "ticket-to-ride-germany": async () => (await import("./ticket-to-ride/rules/Intro.svelte")).default,
};

export async function rulesOf(game: string): Promise<Component<{ sections: Section[] }> | null> {
  return (await RULES[game]?.()) ?? null;
}
