// Which hints of a first game were read already. Kept in this browser.
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import type { View } from "../lib/types";
import type { Voice } from "../lib/voice";

class Hints {
  private read: string[] = $state(load("guide", []));

  /** The hint for this moment, or "" where there is none, it was read, or none is wanted. */
  for(view: View, voice: Voice, mine: boolean): string {
    const key = `guide-${view.phase}`;
    const wanted = settings.guidance && mine && !this.read.includes(`${view.game}:${view.phase}`);
    return wanted && voice.texts.has(key) ? voice.texts.say(key) : "";
  }

  understood(view: View): void {
    this.close(`${view.game}:${view.phase}`);
  }

  /** Whether a tip is still to be shown. */
  wants(id: string): boolean {
    return settings.guidance && !this.read.includes(id);
  }

  /** It was read, and does not come back. */
  close(id: string): void {
    if (this.read.includes(id)) return;
    this.read = [...this.read, id];
    save("guide", $state.snapshot(this.read));
  }
}

export const hints = new Hints();
