// The games of this person that wait for them: for the number beside "Your games", for "next game", and on the app's badge.
// The list is kept as last seen, so that it opens without a network too.
import * as api from "./api";
import { hidden } from "./hidden.svelte";
import { withdrawStale } from "./push";
import { keys } from "./seats";
import { load, save } from "./storage";
import type { MyTable } from "./types";

const SEEN = "games-seen";
const EVERY = 60_000; // milliseconds between two looks while the page is on show

export const waiting: { games: MyTable[] } = $state({ games: [] });

/** A lesson and a position to try wait for nobody, whoever is to choose there. */
export const waitsFor = ({ card, seat }: Pick<MyTable, "card" | "seat">): boolean =>
  card.lesson == null && card.result === null && !card.expired && (card.stage === "dealt" ? card.deciders : (card.awaited ?? [])).includes(seat);

/** Those that end soonest first, then those that have waited longest. */
export const byUrgency = (one: MyTable, other: MyTable): number =>
  (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || (one.since ?? one.card.touched) - (other.since ?? other.card.touched) || 0;

export interface Seen {
  mine: MyTable[];
  at: number; // seconds since 1970
}

export const lastSeen = (): Seen | null => load<Seen | null>(SEEN, null);

/** All games of this person. */
export async function myGames(): Promise<MyTable[]> {
  const mine = await api.myTables();
  if (mine.length || lastSeen()) save(SEEN, { mine, at: Date.now() / 1000 });
  take(mine);
  return mine;
}

function take(mine: MyTable[]): void {
  withdrawStale(mine.filter(waitsFor).map((one) => one.card.table)).catch(() => undefined); // a notice too many is no harm
  waiting.games = mine.filter((one) => waitsFor(one) && !hidden.tables.includes(one.card.table)).sort(byUrgency);
  const badge = navigator as { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  const done = waiting.games.length ? badge.setAppBadge?.(waiting.games.length) : badge.clearAppBadge?.();
  done?.catch(() => undefined); // only an installed app has one
}

/** Another table that waits for this person, once this one no longer does. */
export const nextGame = (here: string): MyTable | null =>
  waiting.games.some((one) => one.card.table === here) ? null : (waiting.games[0] ?? null);

/** Look again now; a lost connection is no news. */
export function lookAgain(): void {
  if (keys().length) myGames().catch(() => undefined);
}

/** Look from now on, while the page is on show. */
export function keepLooking(): () => void {
  const look = (): void => void (document.hidden || lookAgain());
  const again = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", look);
  };
}
