// "Your turn": in the tab's title, as a small bell, and as a notification for players who asked for one.
import { settings } from "./settings.svelte";
import type { Texts } from "./texts";

let audio: AudioContext | null = null;

/** Two soft strokes of a station bell. Browsers allow sound only after the first touch of the page. */
export function bell(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [start, pitch] of [[0, 880], [0.18, 660]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.75);
  }
}

export function call(texts: Texts, game: string): void {
  bell();
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(texts.say("page-your-turn"), { tag: `branchline-${game}`, icon: "/favicon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
