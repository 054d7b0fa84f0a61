// Where the prices of the next links stand: on their border, pushed apart where they would cover each other.
import type { Point } from "../../../parts/camera";
import type { Means } from "../board";
import type { Price, Step } from "../turn/price";
import type { Rect } from "./geometry";
import type { Plan } from "./plan";

export const CHIP_HEIGHT = 38; // units: 26 pixels with the whole map in view
const ITEM = 36;

export interface Chip {
  step: Step;
  at: Point;
  width: number;
  items: { means: Means; count: number }[];
}

export function itemsOf(price: Price): { means: Means; count: number }[] {
  const all: { means: Means; count: number }[] = [
    { means: "cube", count: price.points },
    { means: "red", count: price.red },
    { means: "green", count: price.green },
    { means: "government", count: price.government },
  ];
  return all.filter(({ count }) => count > 0);
}

export function chipsOf(plan: Plan, steps: Step[]): Chip[] {
  const chips = steps.map((step) => {
    const crossing = plan.byName.get(`${step.border.a} ${step.border.b}`)!;
    const items = itemsOf(step.price);
    return { step, at: { ...crossing.at }, width: Math.max(1, items.length) * ITEM + 12, items };
  });
  for (let round = 0; round < 40; round++) if (!apart(chips, plan.bounds)) break;
  return chips;
}

/** One push; whether anything moved. */
function apart(chips: Chip[], bounds: Rect): boolean {
  let moved = false;
  for (const [k, one] of chips.entries()) {
    for (const other of chips.slice(k + 1)) {
      const wide = (one.width + other.width) / 2 + 4 - Math.abs(one.at.x - other.at.x);
      const high = CHIP_HEIGHT + 4 - Math.abs(one.at.y - other.at.y);
      if (wide <= 0.5 || high <= 0.5) continue;
      moved = true;
      if (high < wide) shift(one, other, "y", high / 2);
      else shift(one, other, "x", wide / 2);
    }
    const half = one.width / 2 + 3;
    one.at.x = Math.min(Math.max(one.at.x, bounds.left + half), bounds.right - half);
    one.at.y = Math.min(Math.max(one.at.y, bounds.top + CHIP_HEIGHT / 2 + 3), bounds.bottom - CHIP_HEIGHT / 2 - 3);
  }
  return moved;
}

function shift(one: Chip, other: Chip, axis: "x" | "y", by: number): void {
  const sign = one.at[axis] <= other.at[axis] ? -1 : 1;
  one.at[axis] += sign * by;
  other.at[axis] -= sign * by;
}
