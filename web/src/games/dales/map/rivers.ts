// Rivers: the borders of one name, joined end to end, and the place along each where its name stands free.
import type { Pair } from "../board";
import { along, lengthOf, pathOf, type Poly, rect, type Rect, shared } from "./geometry";
import { widthOf } from "./names";
import type { Plan } from "./plan";

export interface River {
  name: string;
  path: string;
  /** Where the middle of its name is, in hundredths of the path. */
  at: number;
}

const kept = new WeakMap<Plan, River[]>();

export function riversOf(plan: Plan): River[] {
  let rivers = kept.get(plan);
  if (!rivers) kept.set(plan, (rivers = found(plan)));
  return rivers;
}

function found(plan: Plan): River[] {
  const names = new Set(plan.crossings.flatMap((one) => one.border.river ?? []));
  return [...names].map((name) => {
    const course = joined(plan.crossings.filter((one) => one.border.river === name).map((one) => one.path));
    const path = smooth(reading(course));
    return { name, path: pathOf(path), at: freest(plan, path, name) };
  });
}

const same = (a: Pair, b: Pair): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2;

/** The longest course that paths joined at their ends make. */
function joined(paths: Poly[]): Poly {
  const left = [...paths];
  const courses: Poly[] = [];
  while (left.length) {
    let course = left.shift()!;
    for (let grew = true; grew; ) {
      grew = false;
      for (const [k, next] of left.entries()) {
        const [first, last] = [course[0]!, course.at(-1)!];
        if (same(last, next[0]!)) course = [...course, ...next.slice(1)];
        else if (same(last, next.at(-1)!)) course = [...course, ...next.toReversed().slice(1)];
        else if (same(first, next.at(-1)!)) course = [...next.slice(0, -1), ...course];
        else if (same(first, next[0]!)) course = [...next.toReversed().slice(0, -1), ...course];
        else continue;
        left.splice(k, 1);
        grew = true;
        break;
      }
    }
    courses.push(course);
  }
  return courses.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best));
}

/** From left to right, and a river that runs down the map from top to bottom: so its name is read. */
function reading(course: Poly): Poly {
  const [[ax, ay], [bx, by]] = [course[0]!, course.at(-1)!];
  const steep = Math.abs(by - ay) > 2 * Math.abs(bx - ax);
  return (steep ? by < ay : bx < ax) ? course.toReversed() : course;
}

/** A name follows the bends of its river only roughly. */
function smooth(course: Poly): Poly {
  const length = lengthOf(course);
  const steps = Math.max(4, Math.round(length / 12));
  const points = Array.from({ length: steps + 1 }, (_, k) => along(course, k / steps));
  return points.map((_, k) => {
    const near = points.slice(Math.max(0, k - 3), k + 4);
    return [near.reduce((sum, one) => sum + one.x, 0) / near.length, near.reduce((sum, one) => sum + one.y, 0) / near.length];
  });
}

function freest(plan: Plan, path: Poly, name: string): number {
  const half = widthOf(name, 18.5) / 2 / lengthOf(path);
  const boxes: Rect[] = [...plan.blocks.values()].flatMap((block) => Object.values(block.boxes).filter((box) => box !== null));
  const bars = plan.crossings.filter((one) => one.carries).map((one) => rect(one.at.x, one.at.y, 34, 34));
  let [best, least] = [50, Infinity];
  for (let at = Math.ceil(100 * half) + 2; at <= 98 - 100 * half; at += 1) {
    let cost = Math.abs(at - 50) * 0.2;
    for (let k = -4; k <= 4; k++) {
      const point = along(path, at / 100 + (k / 4) * half);
      const [nx, ny] = [Math.sin(point.angle), -Math.cos(point.angle)];
      const box = rect(point.x + nx * 12, point.y + ny * 12, 17, 17);
      cost += boxes.reduce((sum, other) => sum + shared(box, other), 0) + bars.reduce((sum, other) => sum + shared(box, other) * 0.15, 0);
      if (Math.abs(point.angle) > 1.9) cost += 200; // upside down
    }
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
