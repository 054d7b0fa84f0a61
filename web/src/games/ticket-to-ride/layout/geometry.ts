/** Points, segments and curves: the little geometry the map needs. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point of a segment nearest to p, and how far along it is (0 … 1). */
export function nearest(p: Point, a: Point, b: Point): Point & { t: number } {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return { x: a.x + t * dx, y: a.y + t * dy, t };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** How deep a point is inside a box grown by a margin: 0 outside. */
export function depth(p: Point, box: Box, margin: number): number {
  const dx = Math.min(p.x - box.x, box.x + box.width - p.x) + margin;
  const dy = Math.min(p.y - box.y, box.y + box.height - p.y) + margin;
  return Math.max(0, Math.min(dx, dy));
}

/** A curve from a to b that leaves the straight line by `bend` times its length at the middle, as evenly spaced points. */
export function bow(a: Point, b: Point, bend: number, steps = 48): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const middle = { x: (a.x + b.x) / 2 - 2 * bend * dy, y: (a.y + b.y) / 2 + 2 * bend * dx };
  const points: Point[] = [];
  for (let k = 0; k <= steps; k += 1) {
    const t = k / steps;
    const u = 1 - t;
    points.push({
      x: u * u * a.x + 2 * u * t * middle.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * middle.y + t * t * b.y,
    });
  }
  return points;
}

/** The same curve, moved sideways. */
export function offset(points: Point[], by: number): Point[] {
  return points.map((point, k) => {
    const before = points[Math.max(0, k - 1)] ?? point;
    const after = points[Math.min(points.length - 1, k + 1)] ?? point;
    const length = distance(before, after) || 1;
    return { x: point.x - (by * (after.y - before.y)) / length, y: point.y + (by * (after.x - before.x)) / length };
  });
}

export function lengthOf(points: Point[]): number {
  return points.slice(1).reduce((sum, point, k) => sum + distance(point, points[k] ?? point), 0);
}

/** A point at this distance along a curve, and the direction there in degrees. */
export function along(points: Point[], at: number): Point & { angle: number } {
  let left = at;
  for (let k = 1; k < points.length; k += 1) {
    const a = points[k - 1] as Point;
    const b = points[k] as Point;
    const step = distance(a, b);
    if (left <= step || k === points.length - 1) {
      const t = step === 0 ? 0 : left / step;
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), angle };
    }
    left -= step;
  }
  return { ...(points[0] as Point), angle: 0 };
}
