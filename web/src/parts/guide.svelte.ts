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
    this.read = [...this.read, `${view.game}:${view.phase}`];
    save("guide", $state.snapshot(this.read));
  }
}

export const hints = new Hints();
