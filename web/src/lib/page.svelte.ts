// What is loaded once for the whole page: the texts of the reader's language and no other, and the games.
import type { Snippet } from "svelte";
import * as api from "./api";
import { among, languageFor } from "./language";
import { offline, orLast } from "./offline.svelte";
import { settings } from "./settings.svelte";
import { Texts, type Argument } from "./texts";
import type { GameCard } from "./types";
import { dated, points } from "./words";

/** What to tell the reader: how what they did went, or news of the table, which the next turn does not make stale. */
export interface Toast {
  id: number;
  text: string;
  kind: "good" | "bad" | "news";
  /** What its button does; then it stays until it is dismissed. */
  act?: { label: string; run(): void };
}

interface Page {
  /** The languages there are, and the one that is spoken. */
  languages: string[];
  language: string;
  texts: Texts;
  /** The texts are there; the games may still be on their way. */
  speaks: boolean;
  games: GameCard[];
  /** Things to tell the reader, newest last. */
  toasts: Toast[];
  /** What a page adds to the strip at the top, beside the links. */
  corner: Snippet | null;
  /** The reader knows that the server has newer pages. */
  outdated: boolean;
}

export const page: Page = $state({ languages: [], language: "en", texts: new Texts("en", []), speaks: false, games: [], toasts: [], corner: null, outdated: false });

/** The line below which the server sends English, for what a translation lacks. */
const IN_ENGLISH = "\n### In English, what is not there above\n";

const sources = new Map<string, Promise<string>>();

function source(language: string, catalogue: string): Promise<string> {
  const key = `${language}/${catalogue}`;
  let found = sources.get(key);
  if (!found) {
    const ask = (): Promise<string> => api.texts(language, catalogue);
    const failed = (): void => void sources.delete(key); // it is asked again
    found = ["core", "web"].includes(catalogue) ? orLast(`texts-${catalogue}`, language, ask, failed) : ask();
    found.catch(failed);
    sources.set(key, found);
  }
  return found;
}

/** Texts from some catalogues, in the reader's language. */
export async function textsFrom(catalogues: string[], facts?: GameCard["facts"]): Promise<Texts> {
  const { language } = page;
  const sent = await Promise.all(catalogues.map((name) => source(language, name)));
  const parts = sent.map((text) => `\n${text}`.split(IN_ENGLISH));
  const english = parts.flatMap(([, more]) => (more === undefined ? [] : [more]));
  return new Texts(language, parts.map(([own]) => own!), facts, english.length ? new Texts("en", english, facts) : null);
}

/** The page's own texts and, with a game, that game's. */
export const textsOf = (game?: GameCard, more: string[] = []): Promise<Texts> =>
  textsFrom(["core", "web", ...(game ? [game.texts] : []), ...more], game?.facts);

const hearers = new Set<() => void>();

/** Tell when the pages speak another language. Returns how to stop. */
export function onLanguage(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Load what every page needs, in the reader's language; again when that changes. */
export async function openPage(): Promise<void> {
  const { lang } = settings;
  let fell = false;
  const fall = (): void => void (fell = true);
  if (!page.languages.length || offline.here) page.languages = await orLast("languages", "", api.languages, fall);
  const language = languageFor(page.languages, lang, navigator.languages);
  if (lang && !among(page.languages, lang)) settings.lang = ""; // it is kept no longer
  const before = page.language;
  page.language = language;
  api.speak(language);
  const coming = orLast("games", language, api.games, fall); // on a house's first day it takes a second or two: its rules are loaded for it
  coming.catch(() => {}); // told below
  const texts = await textsOf();
  if (page.language !== language) return; // it has changed again
  page.texts = texts;
  page.speaks = true;
  document.documentElement.lang = language;
  const games = await coming;
  if (page.language !== language) return;
  page.games = games;
  offline.here = fell;
  if (before !== language) for (const hear of hearers) hear();
}

/** One of the page's own texts. */
export function t(key: string, args: Record<string, Argument> = {}): string {
  return page.texts.say(key, args);
}

/** What the house says: its days are written as the reader writes them. */
export function told(key: string, args: Record<string, Argument> = {}): string {
  return t(key, dated(args, page.texts.language));
}

export function gameCard(id: string): GameCard | undefined {
  return page.games.find((game) => game.id === id);
}

/** A score as the players of a game count it. */
export function score(game: string, count: number): string {
  return points(gameCard(game)?.halves ?? false, count);
}

/** As many of one kind at a time: whoever talks without end does not cover the table with it. */
const AT_ONCE = 3;
let last = 0;

/** Show a message for a while. Bad news stays until dismissed. */
export function tell(text: string, kind: Toast["kind"] = "good"): void {
  if (page.toasts.some((toast) => toast.text === text)) return;
  const id = ++last;
  const older = page.toasts.filter((toast) => toast.kind === kind && !toast.act);
  if (older.length >= AT_ONCE) hush(older[0]!.id);
  page.toasts.push({ id, text, kind });
  setTimeout(() => hush(id), kind === "bad" ? 12_000 : 5_000);
}

/** There is a newer version of the pages: say so once, and leave it to the reader when. */
export function offerReload(): void {
  if (page.outdated) return;
  page.outdated = true;
  page.toasts.push({ id: ++last, text: t("page-upgraded"), kind: "news", act: { label: t("page-reload"), run: () => location.reload() } });
}

export function hush(id: number): void {
  page.toasts = page.toasts.filter((toast) => toast.id !== id);
}

/** The moment that refusals were about has passed; good news stays its time. */
export function hushRefusals(): void {
  if (page.toasts.some(({ kind }) => kind === "bad")) page.toasts = page.toasts.filter(({ kind }) => kind !== "bad");
}

/** What went wrong, in words for the reader. */
export function wordsFor(why: unknown): string {
  if (why instanceof api.Unreachable) return t("page-unreachable");
  if (why instanceof api.Refused) {
    if (why.problem.error === "stale-move") return t("page-stale");
    const { error, key, args, text } = why.problem;
    if (error !== "revoked" && key?.startsWith("house-")) return told(key, args as Record<string, string | number>);
    return why.status === 401 ? t("page-revoked") : text;
  }
  console.error(why);
  return t("page-bug", { what: String(why) });
}
