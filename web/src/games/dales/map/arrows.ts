// Arrows: from goods to the towns they go to, where that is not simply every town beside them, and out of what is left only.
import { barren } from "../board";
import { along, round } from "./geometry";
import type { Crossing, Plan } from "./plan";

export interface Arrow {
  kind: "goods" | "out";
  transform: string;
}

export function arrowsOf(plan: Plan): Arrow[] {
  const { land } = plan;
  return plan.crossings.flatMap((one) => {
    const [a, b] = [land.area(one.border.a), land.area(one.border.b)];
    for (const [from, to] of [[a, b], [b, a]] as const) {
      if (barren(from) && from.terrain === "hops" && from.loads_at?.includes(to.id)) return [arrow("goods", one, from.id, to.id, plan, 0.5, 0.8)];
      if (from.exit_only && one.carries) return [arrow("out", one, from.id, to.id, plan, 0.22, 0.72)];
    }
    return [];
  });
}

/** Over the border, from the one side to the other. */
function arrow(kind: Arrow["kind"], one: Crossing, from: string, to: string, plan: Plan, part: number, size: number): Arrow {
  const at = along(one.path, part);
  const [start, end] = [plan.blocks.get(from)!, plan.blocks.get(to)!];
  const towards = Math.atan2(end.hub.y - start.hub.y, end.hub.x - start.hub.x);
  let across = at.angle + Math.PI / 2;
  if (Math.cos(across - towards) < 0) across += Math.PI;
  return { kind, transform: `translate(${round(at.x)} ${round(at.y)}) rotate(${Math.round((across * 180) / Math.PI)}) scale(${size})` };
}
