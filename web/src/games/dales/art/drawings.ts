// Everything that is drawn small: pieces, badges and marks, each in a box of 24 by 24, in the colours of colours.css.
// The map draws them by `Figures` and `<use>`, the panels by `Icon`.

export type Stroke = { d: string; fill?: string; line?: string; width?: number };

export interface Drawing {
  parts: Stroke[];
  /** A letter on it: what it says, where, how large, in which colour. */
  letter?: { text: string; x: number; y: number; size: number; colour: string };
}

const EDGE = "var(--dales-edge)";
const edged = (d: string, fill: string, width = 1.3): Stroke => ({ d, fill, line: EDGE, width });
const lines = (d: string, line = EDGE, width = 1.3): Stroke => ({ d, fill: "none", line, width });

const PAWN = "M12 1.2a4.6 4.6 0 0 1 3.1 8c2.6 1.2 3.7 4 4.1 7.4.3 2.4.5 4.2.5 6.2H4.3c0-2 .2-3.8.5-6.2.4-3.4 1.5-6.2 4.1-7.4a4.6 4.6 0 0 1 3.1-8Z";
const SHIELD = "M3.5 2.5h17v10.2c0 4.6-3.6 7.4-8.5 9.8-4.9-2.4-8.5-5.2-8.5-9.8Z";
const ARCH = "M3.5 22V11.2C3.5 5.6 7.2 2 12 2s8.5 3.6 8.5 9.2V22Z";

function pawn(company: "red" | "green"): Drawing {
  return {
    parts: [edged(PAWN, `var(--dales-${company})`)],
    letter: { text: company === "red" ? "R" : "G", x: 12, y: 21, size: 12, colour: `var(--dales-${company}-on)` },
  };
}

export const DRAWINGS = {
  stone: {
    parts: [
      edged("M2.5 14 6 6.5l7-3.2 7.2 3.4 1.6 8-3.6 5.8-9 1.2-5.6-3Z", "var(--dales-stone)"),
      { d: "M13 11.6 20.2 6.7l1.6 8-3.6 5.8-9 1.2Z", fill: "var(--dales-stone-dark)" },
      lines("M2.5 14 6 6.5l7-3.2 7.2 3.4 1.6 8-3.6 5.8-9 1.2-5.6-3ZM6 6.5l7 5.1 7.2-4.9M13 11.6 9.2 21.7"),
    ],
  },
  cheese: {
    parts: [
      edged("M1.8 13.5 14.5 5c4.3.4 7 3.3 7.7 8.5v6.3H1.8Z", "var(--dales-cheese)"),
      { d: "M1.8 13.5h20.4v6.3H1.8Z", fill: "var(--dales-cheese-dark)", line: EDGE, width: 1.3 },
      edged("M6.5 16.6a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 0 1-3.4 0Zm8 .6a1.4 1.4 0 1 1 2.8 0 1.4 1.4 0 0 1-2.8 0Zm-1.2-7.1a1.5 1.5 0 1 1 3 0 1.5 1.5 0 0 1-3 0Z", "var(--dales-cheese)", 0.9),
    ],
  },
  beer: {
    parts: [
      lines("M16.5 10h2.3c2.6 0 3.4 1.4 3.4 3.4s-1 4.2-3.6 4.2h-2", EDGE, 2.6),
      edged("M3.6 7.5h13V20a2 2 0 0 1-2 2H5.6a2 2 0 0 1-2-2Z", "var(--dales-beer)"),
      lines("M7.4 11.5v7M12.6 11.5v7", EDGE, 1.1),
      edged("M3 8.6c-1.7-2 .1-4.4 2.2-4 .9-2.3 4.4-2.6 5.6-.8 2-1 4.3.2 4.4 2 2 .2 2.4 2.3 1.3 3.2-2.6.9-3.4-.2-5.1.4-1.5.6-4.3.9-5.2.2-1 .3-2.4-.2-3.2-1Z", "#fffaf0"),
    ],
  },
  parcel: {
    parts: [
      edged("M2.2 6.5h19.6v14.8H2.2Z", "var(--dales-parcel)"),
      { d: "M2.2 14h19.6v7.3H2.2Z", fill: "var(--dales-parcel-dark)" },
      lines("M2.2 6.5h19.6v14.8H2.2Z"),
      lines("M12 6.5v14.8M2.2 13.5h19.6", "var(--dales-twine)", 2.2),
      lines("M12 6.5c-2-4.5-6.5-3.3-5-.8 1 1.3 3.5.9 5 .8 1.5.1 4 .5 5-.8 1.5-2.5-3-3.7-5 .8", "var(--dales-twine)", 1.8),
    ],
  },
  red: pawn("red"),
  green: pawn("green"),
  opponent: {
    parts: [
      edged(PAWN, "var(--dales-opponent)"),
      edged("M8.3 .6h7.4v4.2h2.2v1.7H6.1V4.8h2.2Z", "var(--dales-opponent-on)", 0.8),
    ],
    letter: { text: "W", x: 12, y: 20.6, size: 10.5, colour: "var(--dales-opponent-on)" },
  },
  "badge-red": {
    parts: [edged(SHIELD, "var(--dales-red)")],
    letter: { text: "R", x: 12, y: 16, size: 12.5, colour: "var(--dales-red-on)" },
  },
  "badge-green": {
    parts: [edged(ARCH, "var(--dales-green)")],
    letter: { text: "G", x: 12, y: 18, size: 12.5, colour: "var(--dales-green-on)" },
  },
  /** N3.1 Half a red point, half a green one: the winner of the box says which. */
  "badge-either": {
    parts: [
      { d: "M12 2.5v20C7.1 20 3.5 17.3 3.5 12.7V2.5Z", fill: "var(--dales-red)" },
      { d: "M12 2c4.8 0 8.5 3.6 8.5 9.2V22H12Z", fill: "var(--dales-green)" },
      lines("M12 2.5H3.5v10.2c0 4.6 3.6 7.3 8.5 9.8ZM12 2c4.8 0 8.5 3.6 8.5 9.2V22H12Z"),
    ],
    letter: { text: "?", x: 12, y: 16.6, size: 12.5, colour: "#fff6ec" },
  },
  government: {
    parts: [
      edged("M1.5 8.5 12 2l10.5 6.5v1.7h-21Z", "var(--dales-government)"),
      edged("M3.6 10.2h3v8.3h-3Zm6.9 0h3v8.3h-3Zm6.9 0h3v8.3h-3Z", "var(--dales-government)"),
      edged("M1.5 18.5h21v3.3h-21Z", "var(--dales-government)"),
    ],
  },
  engine: {
    parts: [
      edged(cog(12, 12, 8, 10.6, 7.4), "var(--dales-engine)"),
      edged("M8.2 12a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 0 1-7.6 0Z", "var(--sheet)"),
    ],
  },
  /** A link in nobody's colour. */
  link: { parts: [lines("M2.5 15.5 15.5 2.5M8.5 21.5 21.5 8.5M3.6 11.4l9 9M7.5 7.5l9 9M11.4 3.6l9 9", "currentColor", 1.8)] },
  set: {
    parts: [edged("m12 1.5 3.2 6.9 7.3.9-5.4 5.2 1.5 7.5-6.6-3.7L5.4 22l1.5-7.5L1.5 9.3l7.3-.9Z", "var(--brass)", 1.2)],
  },
  /** An investment cube; its colour is `--cube`. */
  cube: {
    parts: [
      edged("M12 1.8 21.5 7v10L12 22.2 2.5 17V7Z", "var(--cube, var(--dales-stone))"),
      { d: "M12 12v10.2L2.5 17V7Z", fill: "rgb(0 0 0 / 0.22)" },
      { d: "M12 1.8 21.5 7 12 12 2.5 7Z", fill: "rgb(255 255 255 / 0.22)" },
      lines("M2.5 7 12 12l9.5-5M12 12v10.2"),
    ],
  },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

function cog(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const points: string[] = [];
  for (let k = 0; k < teeth * 4; k++) {
    const radius = k % 4 < 2 ? outer : inner;
    const turn = ((k + (k % 2 ? 0.2 : -0.2)) / (teeth * 4)) * 2 * Math.PI;
    points.push(`${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}
