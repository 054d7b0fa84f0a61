// The corners of a map that are kept free: one for its key, one for the buttons that zoom.
import type { Land } from "../board";
import { boundsOf, inside, type Poly, type Rect } from "./geometry";

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";
const CORNERS: Corner[] = ["bottom left", "bottom right", "top right", "top left"];

export interface Corners {
  key: Corner;
  /** The key lies where no area is: it can be open all the time. */
  roomy: boolean;
  tools: Corner;
  /** The buttons stand side by side. */
  level: boolean;
  /** What names and pieces keep clear of. */
  boxes: Rect[];
}

const DEEP = 40; // units from the edges: what lies there lies in the corner
const BUTTONS = { long: 158, short: 60 };
const KEY = { width: 150, height: 96 };
const FOLDED = 58;

/** Sectors that are no area first, then the largest areas: there names can stand elsewhere. */
export function cornersOf(land: Land, bounds: Rect): Corners {
  const found = CORNERS.map((corner) => {
    const [x, y] = [corner.endsWith("left") ? bounds.left + DEEP : bounds.right - DEEP, corner.startsWith("top") ? bounds.top + DEEP : bounds.bottom - DEEP];
    const poly = land.areas.flatMap((area) => land.outlines.get(area.id)!).find((outline) => inside(x, y, outline));
    return { corner, poly, room: poly ? sizeOf(poly) : Infinity };
  }).sort((a, b) => b.room - a.room);
  const roomy = found[0]!.room === Infinity;
  const key = found[roomy ? 0 : 1]!;
  const tools = found[roomy ? 1 : 0]!;
  const around = tools.poly ? boundsOf([tools.poly]) : bounds;
  const level = around.right - around.left > around.bottom - around.top;
  const boxes = [
    boxIn(bounds, key.corner, roomy ? KEY.width : FOLDED, roomy ? KEY.height : FOLDED),
    boxIn(bounds, tools.corner, level ? BUTTONS.long : BUTTONS.short, level ? BUTTONS.short : BUTTONS.long),
  ];
  return { key: key.corner, roomy, tools: tools.corner, level, boxes };
}

function sizeOf(poly: Poly): number {
  const twice = poly.reduce((sum, [x, y], k) => {
    const [nx, ny] = poly[(k + 1) % poly.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function boxIn({ left, top, right, bottom }: Rect, corner: Corner, width: number, height: number): Rect {
  const x = corner.endsWith("left") ? left : right - width;
  const y = corner.startsWith("top") ? top : bottom - height;
  return { left: x, top: y, right: x + width, bottom: y + height };
}
