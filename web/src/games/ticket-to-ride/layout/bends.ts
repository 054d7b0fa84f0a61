/** How tracks bend: gently, away from the stations, names and tracks they would otherwise touch. */

import { type Board, type Group, groupsOf } from "../board";
import { type Box, bow, distance, lengthOf, nearest, overlap, type Point } from "./geometry";
import { halfWidth, roomOf } from "./relax";

const BENDS = [0, 0.05, -0.05, 0.09, -0.09, 0.13, -0.13, 0.18, -0.18];

export function bendsOf(board: Board, at: Map<string, Point>): Map<string, number> {
  const groups = groupsOf(board);
  const bends = new Map(groups.map((group) => [group.key, 0]));
  const curve = (group: Group, bend: number): Point[] =>
    bow(at.get(group.a) as Point, at.get(group.b) as Point, bend, 20);
  const curves = new Map(groups.map((group) => [group.key, curve(group, 0)]));
  const near = new Map(groups.map((group) => [group, groups.filter((other) => other !== group && close(group, other, at))]));
  for (let sweep = 0; sweep < 3; sweep += 1) {
    for (const group of groups) {
      let best = Infinity;
      for (const bend of BENDS) {
        const points = curve(group, bend);
        const cost = costOf(group, bend, points, near.get(group) as Group[], curves, at);
        if (cost < best - 1e-9) {
          best = cost;
          bends.set(group.key, bend);
          curves.set(group.key, points);
        }
      }
    }
  }
  return bends;
}

function costOf(
  group: Group,
  bend: number,
  points: Point[],
  others: Group[],
  curves: Map<string, Point[]>,
  at: Map<string, Point>,
): number {
  const half = halfWidth(group.routes.length);
  let cost = 60 * bend * bend * 10 + 3 * Math.max(0, roomOf(group) - lengthOf(points));
  const inner = points.slice(2, -2);
  for (const [id, place] of at) {
    if (id !== group.a && id !== group.b) {
      const gap = Math.min(...inner.map((point) => distance(point, place)));
      cost += Math.max(0, 26 + half - gap);
    }
  }
  for (const other of others) {
    cost += crowding(points, half, curves.get(other.key) as Point[], halfWidth(other.routes.length));
  }
  return cost;
}

/** Whether two bands could ever touch, however they bend. */
function close(one: Group, two: Group, at: Map<string, Point>): boolean {
  const box = (group: Group): Box => {
    const a = at.get(group.a) as Point;
    const b = at.get(group.b) as Point;
    const reach = 25 + 0.18 * distance(a, b);
    const x = Math.min(a.x, b.x) - reach;
    const y = Math.min(a.y, b.y) - reach;
    return { x, y, width: Math.abs(a.x - b.x) + 2 * reach, height: Math.abs(a.y - b.y) + 2 * reach };
  };
  return overlap(box(one), box(two));
}

/** How far two bands are too close, outside the stations they may share. */
function crowding(points: Point[], half: number, others: Point[], otherHalf: number): number {
  const least = half + otherHalf + 3;
  const ends = [others[0] as Point, others[others.length - 1] as Point];
  let cost = 0;
  for (const point of points) {
    if (ends.some((end) => distance(end, point) < 24)) {
      continue;
    }
    let gap = Infinity;
    for (let k = 1; k < others.length; k += 1) {
      const a = others[k - 1] as Point;
      if (Math.abs(a.x - point.x) + Math.abs(a.y - point.y) < 3 * least) {
        gap = Math.min(gap, distance(nearest(point, a, others[k] as Point), point));
      }
    }
    cost += 0.5 * Math.max(0, least - gap);
  }
  return cost;
}
