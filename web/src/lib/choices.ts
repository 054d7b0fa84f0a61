// What a player can choose about the page: the choices there are, the usual ones, and how to read what a browser kept.

export const SOUNDS = ["card", "train", "turn", "last-round", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

const OFFERED = {
  /** How fast things move on the board: 0 not at all; else how long it takes, 1 being the usual. */
  pace: [0, 0.5, 1, 2],
  /** How long a bot's move stays before the next is shown: 0 not at all, 1 the usual. */
  bots: [0, 0.5, 1, 2],
  scheme: ["auto", "light", "dark"],
  /** The colours of players and cards. */
  palette: ["poster", "bright", "safe"],
  cards: ["small", "normal", "large"],
} as const;

type Offered = typeof OFFERED;
export const CHOICES: { [K in keyof Offered]: readonly Offered[K][number][] } = OFFERED;

export interface Settings {
  pace: Offered["pace"][number];
  bots: Offered["bots"][number];
  scheme: Offered["scheme"][number];
  palette: Offered["palette"][number];
  cards: Offered["cards"][number];
  /** A turn that can still be taken back waits for "End turn". */
  confirm: boolean;
  /** Any sound at all; how loud, from 0 to 100; and which ones not. */
  sound: boolean;
  volume: number;
  muted: Sound[];
  notify: boolean;
  /** The language that was chosen; empty for the browser's. (`language` was kept before there was any choice.) */
  lang: string;
  /** Patterns on every coloured thing, for colour-blind players. */
  patterns: boolean;
  /** Tips for a first game. */
  guidance: boolean;
  /** The general table instead of a game's own board. */
  general: boolean;
  name: string;
}

export const USUAL: Settings = {
  pace: 1,
  bots: 1,
  scheme: "auto",
  palette: "poster",
  cards: "normal",
  confirm: true,
  sound: true,
  volume: 70,
  muted: [],
  notify: false,
  lang: "",
  patterns: true,
  guidance: true,
  general: false,
  name: "",
};

/** What a browser kept, perhaps for an older version of this page: what it does not say, or says wrongly, is as usual. */
export function readSettings(kept: unknown): Settings {
  const found = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  const read = { ...USUAL, muted: [] as Sound[] };
  const into = read as unknown as Record<string, unknown>;
  for (const [key, usual] of Object.entries(USUAL)) {
    const value = found[key];
    if (key in OFFERED ? (OFFERED[key as keyof Offered] as readonly unknown[]).includes(value) : typeof value === typeof usual) into[key] = value;
  }
  if (!("bots" in found)) read.bots = read.pace; // one setting used to say both
  read.volume = Number.isFinite(read.volume) ? Math.min(100, Math.max(0, read.volume)) : USUAL.volume;
  read.muted = Array.isArray(read.muted) ? SOUNDS.filter((sound) => read.muted.includes(sound)) : [];
  return read;
}

const PAUSE = 650; // milliseconds that another player's move stays on the screen before the next
const QUEUE = 8; // when more moves wait, the first of them go by quickly, so that a player soon has their turn

/** How long to show a move, with `waiting` more behind it. A spectator sees every move for as long. */
export function pauseFor(bots: number, waiting: number, watching: boolean): number {
  return PAUSE * bots * (watching || waiting <= QUEUE ? 1 : 0.1);
}
