// One small shape for every colour, so that colour is never the only sign. The same on cards, tracks and passengers.
import { page } from "../lib/page.svelte";
import type { Texts } from "../lib/texts";
import type { Colour } from "../lib/types";

type Polygon = [number, number][];

const ring = (radius: number, corners = 14): Polygon =>
  Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

const star = (points: number, inner: number): Polygon =>
  Array.from({ length: 2 * points }, (_, k) => {
    const angle = (Math.PI * k) / points - Math.PI / 2;
    const radius = k % 2 ? inner : 1.08;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

const plus: Polygon = [
  [-0.34, -1], [0.34, -1], [0.34, -0.34], [1, -0.34], [1, 0.34], [0.34, 0.34],
  [0.34, 1], [-0.34, 1], [-0.34, 0.34], [-1, 0.34], [-1, -0.34], [-0.34, -0.34],
];
const turned = (polygon: Polygon): Polygon =>
  polygon.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);

/** Within a circle of radius 1; several outlines of one shape follow the even-odd rule. */
export const GLYPHS: Record<string, Polygon[]> = {
  purple: [[[0, -1.1], [1.1, 0], [0, 1.1], [-1.1, 0]]],
  blue: [ring(0.92)],
  orange: [star(5, 0.45)],
  white: [[[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]], [[-0.42, -0.42], [-0.42, 0.42], [0.42, 0.42], [0.42, -0.42]]],
  green: [[[0, -1], [1.05, 0.82], [-1.05, 0.82]]],
  yellow: [ring(1), ring(0.48).reverse()],
  black: [turned(plus)],
  red: [plus],
  locomotive: [star(8, 0.62), ring(0.3).reverse()],
};

/** The shape of a colour as an SVG path, at a point and in a size; empty for a colour without one. */
export function glyph(colour: string, x = 0, y = 0, size = 1): string {
  const outlines = GLYPHS[colour] ?? [];
  return outlines.map((outline) => path(outline.map(([px, py]) => [x + px * size, y + py * size]))).join("");
}

export function path(points: Polygon): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The shapes of the players' colours, in a box of 24: those of their badges. */
export const SEAT_SHAPES: Record<Colour, string> = {
  red: "M12 1 23 12 12 23 1 12Z",
  blue: "M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22Z",
  green: "M2 2h20v20H2Z",
  yellow: "M12 1 22.5 7v10L12 23 1.5 17V7Z",
  black: "M1.5 2h21L19 22H5Z",
  white: "M6.5 1.5h11a5 5 0 0 0 5 5v11a5 5 0 0 0-5 5h-11a5 5 0 0 0-5-5v-11a5 5 0 0 0 5-5Z",
  purple: "M12 1 23.2 9.3 19 22.5H5L.8 9.3Z",
  lilac: "M12 1 23.2 9.3 19 22.5H5L.8 9.3Z",
  orange: "M12 0 24 12 12 24 0 12Z",
};

/** A seat's letter: the first of its colour's name. Where black and blue begin alike, black has its last: K. */
export function letterIn(texts: Texts, colour: Colour): string {
  const name = texts.say(`colour-${colour}`);
  const alike = colour === "black" && name.charAt(0) === texts.say("colour-blue").charAt(0);
  return (alike ? name.slice(-1) : name.charAt(0)).toUpperCase();
}

/** The same in the language of the page. */
export const seatLetter = (colour: Colour): string => letterIn(page.texts, colour);
