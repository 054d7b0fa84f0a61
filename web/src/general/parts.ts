// The parts of a view as its game describes them: which are shown, in what order, and what is in them.
import type { Json, PartCard, View } from "../lib/types";

/** A part and what is in it; for a player's part, whose it is. */
export interface Shown {
  part: PartCard;
  value: unknown;
  seat?: number;
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Whether a part has anything to show. */
function isShown({ part, value }: Shown): boolean {
  return part.shape !== "hidden" && part.shape !== "score" && !isEmpty(value) && !(part.some && value === 0);
}

/** What to show of an object, by its description. */
export function shownIn(parts: PartCard[], values: Json): Shown[] {
  return parts.map((part) => ({ part, value: values[part.name] })).filter(isShown);
}

/** What describes a player's row. */
export const ofPlayers = (parts: PartCard[]): PartCard[] => parts.find((part) => part.name === "players")?.columns ?? [];

/** The rows of a table: by key, or numbered from one. */
export function rowsOf(value: unknown): [string, Json][] {
  const rows = Array.isArray(value) ? value.map((row, index): [string, Json | null] => [String(index + 1), row]) : Object.entries(value as Json);
  return rows.map(([key, row]) => [key, (row ?? {}) as Json]);
}

/** The short facts of a view, above its parts. */
export const factsIn = (parts: PartCard[], view: View): Shown[] => shownIn(parts, view).filter(({ part }) => isFact(part));

/** Everything else: the parts in order; in place of the players, one for each player with something to show. */
export function partsIn(parts: PartCard[], view: View): Shown[] {
  const columns = ofPlayers(parts).filter((part) => part.shape !== "number"); // those are on the player's card
  return parts.flatMap((part) => {
    if (part.name !== "players") return shownIn([part], view).filter((one) => !isFact(one.part));
    const rows = view.players.map((player, seat): Shown => ({ part: { name: "players", shape: "row", columns }, value: player, seat }));
    return rows.filter(({ value }) => shownIn(columns, value as Json).length > 0);
  });
}

const isFact = (part: PartCard): boolean => part.shape === "number" || part.shape === "word";

/** What a seat has scored so far, as the game counts it; null if its views do not tell. */
export function scoreIn(parts: PartCard[], view: View, seat: number): number | null {
  const whole = parts.find((part) => part.shape === "score");
  const own = ofPlayers(parts).find((part) => part.shape === "score");
  const score = whole ? (view[whole.name] as number[] | undefined)?.[seat] : own && view.players[seat]?.[own.name];
  return typeof score === "number" ? score : null;
}

const FEW = 4;
const MORE = 6;
const brief = (cell: unknown): boolean => cell === null || (typeof cell !== "object" && String(cell).length <= MORE);
export const size = (value: unknown): number => (value && typeof value === "object" ? Object.keys(value).length : 1);

/** Whether two of its kind fit side by side. */
export function isSmall({ part, value }: Shown): boolean {
  const columns = part.columns ?? [];
  if (part.shape === "row") return shownIn(columns, value as Json).length <= 2;
  if (part.shape === "table") return columns.length <= FEW && rowsOf(value).every(([, row]) => Object.values(row).every(brief));
  if (part.shape === "lists") return size(value) <= FEW && Object.values(value as Json).every((list) => size(list) <= FEW);
  return part.shape !== "tracks" && size(value) <= MORE;
}
