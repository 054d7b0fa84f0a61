// What a part of a view looks like, so that it can be laid out without knowing the game.
import type { Json, View } from "../lib/types";

export type Scalar = string | number | boolean | null;

export type Shape =
  | { is: "nothing" }
  | { is: "scalar"; value: Scalar }
  | { is: "chips"; items: Scalar[] }
  | { is: "counts"; entries: [string, Scalar][] }
  | { is: "bySeat"; values: Scalar[] }
  | { is: "track"; from: number; to: number; at: Map<number, number[]> }
  | { is: "tracks"; tracks: [string, Extract<Shape, { is: "track" }>][] }
  | { is: "matrix"; rows: [string, Json][]; columns: string[]; numbered: boolean }
  | { is: "lists"; entries: [string, Scalar[]][] }
  | { is: "parts"; entries: [string, unknown][] };

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isObject = (value: unknown): value is Json => value !== null && typeof value === "object" && !Array.isArray(value);

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) && Object.values(value).every(isEmpty);
}

function trackOf(value: unknown, seats: number): Extract<Shape, { is: "track" }> | null {
  if (!isObject(value)) return null;
  const at = new Map<number, number[]>();
  for (const [key, stack] of Object.entries(value)) {
    if (!/^-?\d+$/.test(key) || !Array.isArray(stack)) return null;
    if (!stack.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)) return null;
    at.set(Number(key), stack as number[]);
  }
  if (at.size === 0) return null;
  const places = [...at.keys()];
  return { is: "track", from: Math.min(0, ...places), to: Math.max(8, ...places), at };
}

export function shapeOf(value: unknown, seats: number): Shape {
  if (value === undefined || (isEmpty(value) && value !== false)) return { is: "nothing" };
  if (isScalar(value)) return { is: "scalar", value };
  if (Array.isArray(value)) {
    if (value.every(isScalar)) {
      const perSeat = value.length === seats && value.every((one) => typeof one === "number") && seats > 1;
      return perSeat ? { is: "bySeat", values: value } : { is: "chips", items: value };
    }
    return matrixOf(value.map((row, index): [string, unknown] => [String(index + 1), row]), true);
  }
  const entries = Object.entries(value as Json);
  if (entries.every(([, one]) => isScalar(one))) return { is: "counts", entries: entries as [string, Scalar][] };
  const own = trackOf(value, seats);
  if (own) return own;
  const tracks = entries.map(([key, one]): [string, ReturnType<typeof trackOf>] => [key, trackOf(one, seats)]);
  if (tracks.every(([, track]) => track !== null)) {
    return { is: "tracks", tracks: tracks as [string, Extract<Shape, { is: "track" }>][] };
  }
  if (entries.every(([, one]) => Array.isArray(one) && one.every(isScalar))) {
    return { is: "lists", entries: entries as [string, Scalar[]][] };
  }
  return matrixOf(entries, false);
}

/** Rows of like objects become a table; unlike ones are shown part by part. */
function matrixOf(entries: [string, unknown][], numbered: boolean): Shape {
  const rows = entries.filter(([, row]) => isObject(row)) as [string, Json][];
  const flat = rows.every(([, row]) => Object.values(row).every((one) => isScalar(one) || isSmall(one)));
  if (rows.length === 0 || !flat || entries.some(([, row]) => row !== null && !isObject(row))) {
    return { is: "parts", entries };
  }
  const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  const all = entries.map(([key, row]): [string, Json] => [key, (row ?? {}) as Json]);
  return columns.length > 8 ? { is: "parts", entries } : { is: "matrix", rows: all, columns, numbered };
}

const isSmall = (value: unknown): boolean => Array.isArray(value) && value.length <= 6 && value.every(isScalar);

/** What a player has beside counts: cards, tickets, where a piece stands. */
export function ownParts(player: Json, instead: string[]): [string, unknown][] {
  const noise = ["mix", "seen", ...instead];
  return Object.entries(player).filter(
    ([key, value]) => typeof value !== "number" && !noise.includes(key) && !isEmpty(value),
  );
}

/** What every page shows elsewhere, or what only machines care for. */
const ELSEWHERE = new Set([
  ...["game", "seats", "seat", "phase", "over", "deciders", "players", "legal", "turn", "end_reason"],
  ...["remembers", "bottom", "half_points", "points", "auction_board", "train_board", "map", "ranking", "passes"],
  ...["turn_cap", "buffer_stop", "blue", "company_links", "quick_loading"],
]);

/** What is worth a word only where there is some of it. */
const OWED = new Set(["short"]);

/** The parts of a view worth showing: short facts, and the rest. */
export function partsOf(view: View, instead: string[] = []): { facts: [string, Scalar][]; parts: [string, unknown][] } {
  const facts: [string, Scalar][] = [];
  const parts: [string, unknown][] = [];
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key) || instead.includes(key) || isEmpty(value) || (value === 0 && OWED.has(key))) continue;
    if (isScalar(value)) facts.push([key, value]);
    else parts.push([key, value]);
  }
  return { facts, parts };
}
