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
  /** The buttons stand side by side. */
  level: boolean;
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
  const least = (spots: Spot[]): Spot => spots.reduce((best, one) => (covered(...one) < covered(...best) ? one : best));
  const key = least(CORNERS.map((corner): Spot => [corner, 190, 108]));
  const others = CORNERS.filter((corner) => corner !== key[0]);
  const tools = least(others.flatMap((corner): Spot[] => [[corner, 150, 52], [corner, 52, 150]]));
  return { key: key[0], roomy: covered(...key) < 300, tools: tools[0], level: tools[1] > tools[2] };
}

type Spot = [Corner, number, number];

function boxIn({ left, top, right, bottom }: Rect, corner: Corner, width: number, height: number): Rect {
  const x = corner.endsWith("left") ? left : right - width;
  const y = corner.startsWith("top") ? top : bottom - height;
  return { left: x, top: y, right: x + width, bottom: y + height };
}
