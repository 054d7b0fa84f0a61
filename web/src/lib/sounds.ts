// Sounds, made here and loaded from nowhere: a card, a train, your turn, the last round, the end.
import { settings } from "./settings.svelte";
import type { Sound } from "./choices";
import type { Entry } from "./types";

type Context = AudioContext;
type Score = (audio: Context, out: AudioNode, now: number) => void;

let audio: Context | null = null;
let noise: AudioBuffer | null = null;

/** A phone stays silent at a table that is shown on a screen: the sounds come from there. */
export const quiet = { on: false };

/** Play a sound, unless it is off. Browsers allow sound only after the first touch of the page. */
export function play(name: Sound): void {
  if (quiet.on || !settings.sound || settings.volume <= 0 || settings.muted.includes(name)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const out = audio.createGain();
  out.gain.value = (settings.volume / 100) ** 2; // ears hear loudness, not amplitude
  out.connect(audio.destination);
  SCORES[name](audio, out, audio.currentTime);
}

/** What moves sound like: something was laid or built, or something changed hands. */
export function soundOf(entries: Entry[]): Sound {
  const laid = entries.some((entry) => entry.changes.some((change) => LAID.test(change.thing)));
  return laid ? "train" : "card";
}
const LAID = /^(trains|links|tracks|stations)\b/;

const SCORES: Record<Sound, Score> = {
  /** A card slides over the table. */
  card: (audio, out, now) => rush(audio, out, now, { lasts: 0.11, from: 5200, to: 1900, loud: 0.5 }),

  /** Three puffs of steam and a wheel on the rail. */
  train: (audio, out, now) => {
    for (const [k, loud] of [0.5, 0.4, 0.3].entries()) {
      rush(audio, out, now + 0.15 * k, { lasts: 0.12, from: 900, to: 380, loud });
    }
    stroke(audio, out, now, { pitch: 118, falls: 64, lasts: 0.3, loud: 0.45 });
  },

  /** Two soft strokes of a station bell. */
  turn: (audio, out, now) => {
    stroke(audio, out, now, { pitch: 880, lasts: 0.75, loud: 0.25 });
    stroke(audio, out, now + 0.18, { pitch: 660, lasts: 0.75, loud: 0.25 });
  },

  /** A guard's whistle, twice. */
  "last-round": (audio, out, now) => {
    for (const start of [0, 0.32]) {
      stroke(audio, out, now + start, { pitch: 1480, lasts: 0.28, loud: 0.13, kind: "triangle" });
      stroke(audio, out, now + start, { pitch: 1560, lasts: 0.28, loud: 0.1, kind: "triangle" });
    }
  },

  /** Four notes upward: the train is in. */
  end: (audio, out, now) => {
    for (const [k, pitch] of [392, 523.25, 659.25, 783.99].entries()) {
      stroke(audio, out, now + 0.15 * k, { pitch, lasts: k === 3 ? 1.4 : 0.5, loud: 0.2, kind: "triangle" });
    }
  },
};

interface Stroke {
  pitch: number;
  lasts: number;
  loud: number;
  /** Where the pitch ends. */
  falls?: number;
  kind?: OscillatorType;
}

/** One note that is struck and dies away. */
function stroke(audio: Context, out: AudioNode, at: number, { pitch, lasts, loud, falls, kind = "sine" }: Stroke): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = kind;
  tone.frequency.value = pitch;
  if (falls) tone.frequency.exponentialRampToValueAtTime(falls, at + lasts);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + lasts);
}

interface Rush {
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

/** A breath of noise whose pitch falls: paper, or steam. */
function rush(audio: Context, out: AudioNode, at: number, { lasts, from, to, loud }: Rush): void {
  noise ??= hiss(audio);
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + lasts / 5);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(band).connect(volume).connect(out);
  source.start(at, Math.random() * 0.4, lasts);
}

/** Half a second of noise, for all of them. */
function hiss(audio: Context): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let k = 0; k < wave.length; k++) wave[k] = 2 * Math.random() - 1;
  return buffer;
}
