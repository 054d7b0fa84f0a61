// The form in which a new game is set up: as it is at first, and as a tab kept it.
import { openingOf, type Opening } from "./opening";
import { houseBot } from "./plan";
import type { Colour, GameCard } from "./types";

export const KINDS = ["me", "here", "friend", "open", "bot"] as const;
export type Kind = (typeof KINDS)[number];

export interface Place {
  kind: Kind;
  name: string;
  bot: string;
  colour: Colour;
}

export interface Form {
  opening: Opening | null;
  places: Place[];
  options: Record<string, unknown>;
  /** The board's digest; null for the game's own. */
  board: string | null;
  /** Whether the first page lists the table; null: as suits the seats. */
  found: boolean | null;
}

/** With defaults that suit most. */
export function freshForm(game: GameCard, opening: Opening | null, name: string): Form {
  const count = opening?.seats ?? (game.seats.includes(2) ? 2 : game.seats[0]!);
  const mine = opening?.turn ?? 0;
  const places = Array.from({ length: count }, (_, index): Place => ({
    kind: index === mine ? "me" : "bot",
    name: index === mine ? name : "",
    bot: houseBot(game),
    colour: game.colours[index % game.colours.length]!,
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { opening, places, options, board: null, found: null };
}

/** What a tab kept of this game's form; null if it is no such form. What the game offers no more is as usual. */
export function readForm(game: GameCard, kept: unknown): Form | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { opening: laid, places, options, board, found } = kept as Record<keyof Form, unknown>;
  const opening = openingOf((laid as Opening | null)?.position);
  if (!Array.isArray(places) || !(opening ? [opening.seats] : game.seats).includes(places.length)) return null;
  const read = places.map((place: Partial<Place> | null): Place | null => {
    const { kind, name, bot, colour } = place ?? {};
    if (!KINDS.includes(kind!) || typeof name !== "string" || !game.colours.includes(colour!)) return null;
    return { kind: kind!, name, bot: game.bots.some((one) => one.name === bot) ? bot! : houseBot(game), colour: colour! };
  });
  if (read.includes(null) || (opening && opening.game !== game.id)) return null;
  const chosen = (typeof options === "object" ? options : null) as Record<string, unknown> | null;
  return {
    opening,
    places: read as Place[],
    options: Object.fromEntries(
      game.options.map(({ name, choices, default: usual }) => [name, choices.includes(chosen?.[name]) ? chosen![name] : usual]),
    ),
    board: typeof board === "string" ? board : null,
    found: typeof found === "boolean" ? found : null,
  };
}
