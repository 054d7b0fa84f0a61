// Which hints for a first game have been read. Kept in this browser.
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import type { View } from "../lib/types";
import type { Voice } from "../lib/voice";

const OFTEN = 2; // times that a hint is shown: then it has been read
const LONG = 4000; // milliseconds on the screen that count as once

class Hints {
  private read: string[] = $state(load("guide", []));
  private times: Record<string, number> = load("guided", {});

  /** The hint for this moment, or "" if there is none, it has been read, or none is wanted. */
  for(view: View, voice: Voice, mine: boolean): string {
    const key = `guide-${view.phase}`;
    const wanted = settings.guidance && mine && !this.read.includes(`${view.game}:${view.phase}`);
    return wanted && voice.texts.has(key) ? voice.texts.say(key) : "";
  }

  /** A hint is on the screen: call what is given back when it goes. It does not come for ever. */
  shows(id: string): () => void {
    const since = performance.now();
    return () => {
      if (performance.now() - since < LONG) return;
      this.times[id] = (this.times[id] ?? 0) + 1;
      save("guided", this.times);
      if (this.times[id] >= OFTEN) untrack(() => this.close(id));
    };
  }

  understood(view: View): void {
    this.close(`${view.game}:${view.phase}`);
  }

  /** Whether a tip has yet to be shown. */
  wants(id: string): boolean {
    return settings.guidance && !this.read.includes(id);
  }

  /** The tip has been read, and does not come back. */
  close(id: string): void {
    if (this.read.includes(id)) return;
    this.read = [...this.read, id];
    save("guide", $state.snapshot(this.read));
  }
}

export const hints = new Hints();
