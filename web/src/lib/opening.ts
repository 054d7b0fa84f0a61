// A position on its way to the page that sets a table: from a file, or from a moment of a finished game.
import type { Json } from "./types";

export interface Opening {
  game: string;
  seats: number;
  /** The seat to act first: the reader's, unless they change it. */
  turn: number;
  position: Json;
}

let waiting: Opening | null = null;

/** What a text says, if it is a position at all; the server says whether it can be played. */
export function readOpening(text: string): Opening | null {
  try {
    return openingOf(JSON.parse(text));
  } catch {
    return null;
  }
}

export function openingOf(position: unknown): Opening | null {
  if (typeof position !== "object" || position === null) return null;
  const { game, seats, turn } = position as Json;
  if (typeof game !== "string" || typeof seats !== "number" || seats < 1 || seats > 10) return null;
  const first = typeof turn === "number" && turn >= 0 && turn < seats ? turn : 0;
  return { game, seats, turn: first, position: position as Json };
}

export function layOut(opening: Opening): void {
  waiting = opening;
}

/** The position of this game that waits to be set up; taking it removes it. */
export function takeOpening(game: string): Opening | null {
  const found = waiting?.game === game ? waiting : null;
  waiting = null;
  return found;
}
