// "Your turn": a small bell, and a notification for players who asked for one.
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import type { Texts } from "./texts";

export function call(texts: Texts, game: string): void {
  play("turn");
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(texts.say("page-your-turn"), { tag: `branchline-${game}`, icon: "/favicon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
