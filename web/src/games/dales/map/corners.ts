// The corners of a map where least stands: for its key and for the buttons that zoom.
import { type Rect, shared } from "./geometry";
import type { Plan } from "./plan";

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";
const CORNERS: Corner[] = ["bottom right", "top right", "bottom left", "top left"];

export interface Corners {
  key: Corner;
  /** There is room for the whole key: nothing stands under it. */
  roomy: boolean;
  tools: Corner;
}

const kept = new WeakMap<Plan, Corners>();

export function cornersOf(plan: Plan): Corners {
  let corners = kept.get(plan);
  if (!corners) kept.set(plan, (corners = found(plan)));
  return corners;
}

function found(plan: Plan): Corners {
  const boxes = [...plan.blocks.values()].flatMap((block) => Object.values(block.boxes).filter((box) => box !== null));
  const covered = (corner: Corner, width: number, height: number): number => {
    const at = boxIn(plan.bounds, corner, width, height);
    return boxes.reduce((sum, box) => sum + shared(at, box), 0);
  };
  const best = (width: number, height: number, but?: Corner): Corner =>
    CORNERS.filter((one) => one !== but).reduce((least, one) => (covered(one, width, height) < covered(least, width, height) ? one : least));
  const key = best(200, 150);
  return { key, roomy: covered(key, 200, 150) < 300, tools: best(52, 145, key) };
}

function boxIn({ left, top, right, bottom }: Rect, corner: Corner, width: number, height: number): Rect {
  const x = corner.endsWith("left") ? left : right - width;
  const y = corner.startsWith("top") ? top : bottom - height;
  return { left: x, top: y, right: x + width, bottom: y + height };
}
