// The engraved textures of the terrains: tiles of short strokes, drawn once. Each is told from the others without colour.

export interface Texture {
  width: number;
  height: number;
  /** Strokes. */
  lines: string;
  /** Shaded flanks and dots. */
  fills?: string;
  stroke: number;
}

/** The same luck each time: nothing jumps when a page is opened again. */
function luck(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const n = (value: number): string => value.toFixed(1);

/** Marks on a staggered grid that is never quite even. */
function scattered(seed: number, width: number, height: number, columns: number, rows: number, mark: (x: number, y: number, r: () => number) => string): string {
  const r = luck(seed);
  const marks: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = ((column + (row % 2 ? 0.75 : 0.25) + (r() - 0.5) * 0.3) / columns) * width;
      const y = ((row + 0.5 + (r() - 0.5) * 0.25) / rows) * height;
      marks.push(mark(x, y, r));
    }
  }
  return marks.join("");
}

function furrows(x: number, y: number, r: () => number): string {
  const long = 6 + r() * 7;
  if (r() > 0.72) return `M${n(x - 3)} ${n(y)}l-1.5-4M${n(x)} ${n(y)}v-5M${n(x + 3)} ${n(y)}l1.5-4`;
  const second = r() > 0.5 ? `M${n(x + 3)} ${n(y + 4)}h${n(long * 0.6)}` : "";
  return `M${n(x)} ${n(y)}h${n(long)}${second}`;
}

function waves(width: number, rows: number, gap: number): string {
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = gap * (row + 0.5);
    const quarter = width / 4;
    const up = row % 2 ? -4.2 : 4.2;
    lines.push(`M0 ${n(y)}q${n(quarter / 2)} ${n(-up)} ${n(quarter)} 0t${n(quarter)} 0t${n(quarter)} 0t${n(quarter)} 0`);
  }
  return lines.join("");
}

const chevron = (x: number, y: number): string => `M${n(x - 6.5)} ${n(y + 5)}l6.5-10 6.5 10`;
const flank = (x: number, y: number): string => `M${n(x)} ${n(y - 5)}l6.5 10h-5.5l-2.6-4Z`;

const pole = (x: number, y: number): string => `M${n(x)} ${n(y - 9)}v18`;
const cone = (x: number, y: number): string => {
  const one = (cx: number, cy: number): string => `M${n(cx)} ${n(cy - 3.2)}c3 1 3 4.5 0 6.4c-3-1.9-3-5.4 0-6.4Z`;
  return one(x - 3, y - 4) + one(x + 3.2, y + 0.5) + one(x - 2.8, y + 5);
};

export const TEXTURES: Record<"plain" | "valley" | "hill" | "hops" | "south" | "void", Texture> = {
  plain: { width: 168, height: 132, lines: scattered(7, 168, 132, 6, 7, furrows), stroke: 1.2 },
  valley: { width: 64, height: 40, lines: waves(64, 4, 10), stroke: 1.3 },
  hill: {
    width: 88,
    height: 72,
    lines: scattered(3, 88, 72, 4, 4, (x, y) => chevron(x, y)),
    fills: scattered(3, 88, 72, 4, 4, (x, y) => flank(x, y)),
    stroke: 1.4,
  },
  hops: {
    width: 80,
    height: 84,
    lines: scattered(5, 80, 84, 5, 4, (x, y) => pole(x, y)),
    fills: scattered(5, 80, 84, 5, 4, (x, y) => cone(x, y)),
    stroke: 1.2,
  },
  south: { width: 22, height: 22, lines: "", fills: "M4.5 5.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0ZM15.5 16.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0Z", stroke: 0 },
  void: { width: 14, height: 14, lines: "M-2 16 16-2M-9 9 9-9M5 23 23 5", stroke: 1.2 },
};
