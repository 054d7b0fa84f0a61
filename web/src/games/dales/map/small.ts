// Names on a map drawn so small that they could not be read at their own size: larger, and only those that fit, towns first.
import { type Rect, shared } from "./geometry";
import { linesOf, widthOf } from "./names";
import type { Block, Label, Plan } from "./plan";

export const READABLE = 10.5; // pixels
const CLOSE = 0.86; // between lines
const APART = 3; // units beside a name

/** The labels of those areas whose names fit when letters are this many units of the map high. */
export function labelsAt(plan: Plan, size: number): Map<string, Label> {
  const labels = new Map<string, Label>();
  const blocks = [...plan.blocks.values()].sort((a, b) => rank(b) - rank(a));
  const hubs = blocks.flatMap(({ boxes }) => (boxes.hub ? [boxes.hub] : []));
  const pieces = blocks.flatMap(({ boxes }) => (boxes.pieces ? [boxes.pieces] : []));
  const named: Rect[] = [];
  for (const block of blocks) {
    let best: { label: Label; box: Rect; cost: number } | null = null;
    for (const one of placesOf(block, size)) {
      const { box } = one;
      if (box.left < plan.bounds.left || box.right > plan.bounds.right || box.top < plan.bounds.top || box.bottom > plan.bounds.bottom) continue;
      if ([...named, ...hubs].some((other) => shared(box, other) > 0)) continue;
      const cost = pieces.reduce((sum, other) => sum + shared(box, other), 0) + one.off;
      if (!best || cost < best.cost) best = { ...one, cost };
    }
    if (!best || (best.cost > MOST && !block.area.town)) continue;
    labels.set(block.area.id, best.label);
    named.push(best.box);
  }
  return labels;
}

const MOST = 90; // square units of pieces that the name of a mere area may touch

const rank = ({ area }: Block): number => (area.town ? (area.town.size === "minor" ? 1 : 2) : 0);

const NEAR = [0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4]; // parts of its width that a name stands aside of its hub
const FAR = [-0.75, 0.75, -0.9, 0.9];

/** Below the hub, above the pieces, or beside it. */
function* placesOf(block: Block, size: number): Generator<{ label: Label; box: Rect; off: number }> {
  const { boxes, area, hub } = block;
  const lines = linesOf(area.name);
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const leading = size * CLOSE;
  const height = leading * (lines.length - 1) + size * 0.8;
  const low = Math.max(boxes.name.top, boxes.hub?.bottom ?? boxes.name.top);
  const high = Math.min(boxes.pieces?.top ?? hub.y - 6, boxes.hub?.top ?? hub.y - 6) - height;
  for (const [top, off, asides] of [[low, 0, NEAR], [low + 7, 15, NEAR], [high - 1, 30, NEAR], [high - 9, 45, NEAR], [hub.y - height / 2, 60, FAR]] as const) {
    for (const aside of asides) {
      const x = hub.x + aside * width;
      const box = { left: x - width / 2 - APART, right: x + width / 2 + APART, top, bottom: top + height };
      yield { label: { lines, size, x, y: top + size * 0.72, leading }, box, off: off + Math.abs(aside) * 60 };
    }
  }
}
