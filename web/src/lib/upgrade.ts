// Whether the server has newer pages than the one this tab shows. Its first script is called after what is in it, and in
// what all other scripts are in it, so another name is another version.
import { offerReload } from "./page.svelte";

const ENTRY = /src="(\/assets\/[^"]+\.js)"/;
const EVERY = 10 * 60_000; // a tab in which nobody does anything
const SELDOM = 60_000; // one in which somebody does

let looked = 0;

function own(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return script && script.getAttribute("src");
}

/** Look now; the reader is told once. Without an answer, or with one that is no page of ours, nothing is known. */
export async function lookForUpgrade(): Promise<void> {
  const mine = own(); // null while developing
  if (mine === null) return;
  looked = performance.now();
  try {
    const answer = await fetch("/", { cache: "no-cache", credentials: "omit" });
    const theirs = answer.ok ? ENTRY.exec(await answer.text())?.[1] : undefined;
    if (theirs !== undefined && theirs !== mine) offerReload();
  } catch {
    // the server is away: whoever needs it says so
  }
}

/** Look when the reader comes back to the tab, and now and then. */
export function watchForUpgrades(): void {
  const look = (least: number): void => {
    if (!document.hidden && performance.now() - looked >= least) void lookForUpgrade();
  };
  addEventListener("visibilitychange", () => look(SELDOM));
  addEventListener("focus", () => look(SELDOM));
  setInterval(() => look(EVERY), SELDOM);
}
