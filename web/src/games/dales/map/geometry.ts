// Points, boxes and polygons. Pure.
import type { Point } from "../../../parts/camera";
import type { Pair } from "../board";

export type Poly = Pair[];

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** The area that two boxes have in common. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function boundsOf(polys: Poly[]): Rect {
  const points = polys.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function inside(x: number, y: number, poly: Poly): boolean {
  let within = false;
  for (let k = 0, before = poly.length - 1; k < poly.length; before = k++) {
    const [ax, ay] = poly[k]!;
    const [bx, by] = poly[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** How far a point is from the edge of a polygon. */
export function toEdge(x: number, y: number, poly: Poly): number {
  let least = Infinity;
  for (let k = 0, before = poly.length - 1; k < poly.length; before = k++) {
    const [ax, ay] = poly[k]!;
    const dx = poly[before]![0] - ax;
    const dy = poly[before]![1] - ay;
    const length = dx * dx + dy * dy;
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    const ox = x - ax - t * dx;
    const oy = y - ay - t * dy;
    least = Math.min(least, ox * ox + oy * oy);
  }
  return Math.sqrt(least);
}

const GRID = 5; // units between the points of a field of distances
const MARGIN = 60;

/** How far points are outside of a polygon, to a few units, and 0 inside: worked out once, on a grid. */
export function distances(poly: Poly): (x: number, y: number) => number {
  const box = boundsOf([poly]);
  const [left, top] = [box.left - MARGIN, box.top - MARGIN];
  const [columns, rows] = [Math.ceil((box.right - left + MARGIN) / GRID) + 1, Math.ceil((box.bottom - top + MARGIN) / GRID) + 1];
  const field = new Float32Array(columns * rows).fill(-1);
  return (x, y) => {
    const [column, row] = [Math.round((x - left) / GRID), Math.round((y - top) / GRID)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return MARGIN;
    const at = row * columns + column;
    if (field[at]! < 0) {
      const [px, py] = [left + column * GRID, top + row * GRID];
      field[at] = inside(px, py, poly) ? 0 : toEdge(px, py, poly);
    }
    return field[at]!;
  };
}

/** The widest point of a polygon: the one farthest from its edge. */
export function widest(poly: Poly, step = 9): Point & { room: number } {
  const box = boundsOf([poly]);
  let best = { x: poly[0]![0], y: poly[0]![1], room: 0 };
  const look = (left: number, top: number, right: number, bottom: number, by: number): void => {
    for (let x = left; x <= right; x += by) {
      for (let y = top; y <= bottom; y += by) {
        const room = inside(x, y, poly) ? toEdge(x, y, poly) : 0;
        if (room > best.room) best = { x, y, room };
      }
    }
  };
  look(box.left + step / 2, box.top + step / 2, box.right, box.bottom, step);
  const { x, y } = best;
  look(x - step, y - step, x + step, y + step, step / 6);
  return best;
}

export function lengthOf(path: Poly): number {
  let sum = 0;
  for (let k = 1; k < path.length; k++) sum += Math.hypot(path[k]![0] - path[k - 1]![0], path[k]![1] - path[k - 1]![1]);
  return sum;
}

/** The point at a part of a path's length, and the direction there in radians. */
export function along(path: Poly, part: number): Point & { angle: number } {
  let left = lengthOf(path) * part;
  for (let k = 1; k < path.length; k++) {
    const [[ax, ay], [bx, by]] = [path[k - 1]!, path[k]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (left <= length || k === path.length - 1) {
      const t = length ? Math.min(1, left / length) : 0;
      return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t, angle: Math.atan2(by - ay, bx - ax) };
    }
    left -= length;
  }
  return { x: path[0]![0], y: path[0]![1], angle: 0 };
}

/** The path in steps of equal length, the whole way round for a polygon. */
function stepped(path: Poly, step: number): Poly {
  const points: Poly = [];
  for (let k = 1; k < path.length; k++) {
    const [[ax, ay], [bx, by]] = [path[k - 1]!, path[k]!];
    const parts = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let n = 0; n < parts; n++) points.push([ax + ((bx - ax) * n) / parts, ay + ((by - ay) * n) / parts]);
  }
  return points;
}

const TOUCH = 4; // units: outlines drawn apart by less than this touch

/** Where two outlines touch, near a point: the border of a file that has no path for it. */
export function sharedPath(a: Poly[], b: Poly[], near: Point): Poly {
  let best: Poly = [];
  let least = Infinity;
  for (const mine of a) {
    const round = stepped([...mine, mine[0]!], 3);
    const touches = round.map(([x, y]) => b.some((other) => toEdge(x, y, other) < TOUCH));
    const first = touches.indexOf(false);
    if (first < 0) return round;
    let run: Poly = [];
    for (let k = 0; k <= round.length; k++) {
      const at = (first + k) % round.length;
      if (touches[at] && k < round.length) run.push(round[at]!);
      else if (run.length) {
        const away = Math.min(...run.map(([x, y]) => Math.hypot(x - near.x, y - near.y)));
        if (run.length > 1 && away < least) [best, least] = [run, away];
        run = [];
      }
    }
  }
  if (best.length > 1) return best;
  return [[near.x - 8, near.y], [near.x + 8, near.y]]; // outlines that do not meet: a short mark where the file says
}

/** Whether two sides of a polygon that are no neighbours meet: the twin of drawing.py. */
export function crossesItself(poly: Poly): boolean {
  const side = (k: number): [Pair, Pair] => [poly[k]!, poly[(k + 1) % poly.length]!];
  for (let first = 0; first < poly.length; first++) {
    for (let second = first + 2; second < poly.length; second++) {
      if (first === 0 && second === poly.length - 1) continue;
      if (meet(...side(first), ...side(second))) return true;
    }
  }
  return false;
}

function meet(a: Pair, b: Pair, c: Pair, d: Pair): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (turns[0] * turns[1] < 0 && turns[2] * turns[3] < 0) return true;
  const ends = [[a, b, c], [a, b, d], [c, d, a], [c, d, b]] as const;
  return ends.some((end, k) => turns[k] === 0 && within(...end));
}

const turn = (a: Pair, b: Pair, c: Pair): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function within(a: Pair, b: Pair, c: Pair): boolean {
  const between = (k: 0 | 1): boolean => Math.min(a[k], b[k]) <= c[k] && c[k] <= Math.max(a[k], b[k]);
  return between(0) && between(1);
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export function pathOf(points: Poly, closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** Ticks inwards from the edge of a polygon: an engraved bank, which means that nothing crosses it. */
export function bank(poly: Poly, step: number, depth: number): string {
  const points = stepped([...poly, poly[0]!], step);
  return points
    .map(([x, y], k) => {
      const [ax, ay] = points[(k + points.length - 1) % points.length]!;
      const [bx, by] = points[(k + 1) % points.length]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const deep = depth * (k % 2 ? 0.7 : 1);
      let [nx, ny] = [(-(by - ay) / length) * deep, ((bx - ax) / length) * deep];
      if (!inside(x + nx / 4, y + ny / 4, poly)) [nx, ny] = [-nx, -ny];
      return `M${round(x)} ${round(y)}l${round(nx)} ${round(ny)}`;
    })
    .join("");
}
