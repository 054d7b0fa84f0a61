// Luck that nobody chooses, as the server hashes it: the twin of src/branchline/core/luck.py. Both are held to the
// same numbers by luck.vectors.json.
import { sha256 } from "./sha256";
import type { Json, LuckRound } from "./types";

const DOMAIN = "branchline-luck/1";
export const HOUSE = "house";

/** What each has promised or shown: the house, and devices by their seats. */
export type ByWho = Record<string, string>;

const hashed = (...lines: string[]): string => sha256([DOMAIN, ...lines].join("\n"));

/** JSON in the one way that everyone writes it: no spaces, and keys in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value as Json).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(",")}}`;
}

/** A new secret: 256 random bits. Plain http has no better source, and needs none. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a device adds to a round, from the secret that all devices of its person share. It tells nothing of that. */
export const derived = (luck: string, terms: string, round: number, who: string, house: string): string =>
  hashed("derived", luck, terms, String(round), who, house);

export const digestOf = (terms: unknown): string => hashed("terms", canonical(terms));
export const whoOf = (seats: number[]): string => seats.join(",");
export const commitmentOf = (terms: string, round: number, who: string, secret: string): string =>
  hashed("commitment", terms, String(round), who, secret);
export const promiseOf = (terms: string, round: number, commitments: ByWho): string =>
  hashed("round", terms, String(round), ...linesOf(commitments));
export const seedOf = (promise: string, secrets: ByWho): string => hashed("seed", promise, ...linesOf(secrets));

/** The house first, then the devices by their first seat. */
function linesOf(values: ByWho): string[] {
  const first = (who: string): number => (who === HOUSE ? -1 : Number.parseInt(who, 10));
  return Object.keys(values).sort((one, other) => first(one) - first(other)).map((who) => `${who} ${values[who]!}`);
}

/** All commitments of a round. */
export function commitmentsOf(round: LuckRound): ByWho {
  return { [HOUSE]: round.house.commitment, ...Object.fromEntries(round.players.map((part) => [whoOf(part.seats), part.commitment])) };
}

/** All secrets of a round that were shown. */
export function secretsOf(round: LuckRound): ByWho {
  const shown = round.players.flatMap((part): [string, string][] => (part.secret ? [[whoOf(part.seats), part.secret]] : []));
  return { ...(round.house.secret ? { [HOUSE]: round.house.secret } : {}), ...Object.fromEntries(shown) };
}
