// Where everything on a map stands: hubs, names, pieces, crossings of borders. Computed from the file alone, once; nothing
// moves when a link or a piece arrives.
import type { Point } from "../../../parts/camera";
import { type Area, barren, type Border, type Land, linkName } from "../board";
import { type Corners, cornersOf } from "./corners";
import { along, boundsOf, distances, lengthOf, type Poly, type Rect, rect, shared, sharedPath, widest } from "./geometry";
import { linesOf, sizeOf, widthOf } from "./names";

export const PIECE = 22; // units: a good
export const PAWN = 21; // a passenger's width; 26 high
export const PAWN_HEIGHT = 26;
export const HUB = 18;
export const BADGE = 24; // with its margin: its ink is 17 wide
export const BAR = { length: 38, width: 18 };

export interface Label {
  lines: string[];
  size: number;
  x: number;
  /** The baseline of the first line. */
  y: number;
  leading: number;
}

/** An area's own: pieces above, the hub in the middle, the name below. */
export interface Block {
  area: Area;
  hub: Point;
  /** Hubs of its sectors: one, or more where a sector joins it. */
  hubs: Point[];
  /** The middle of the row of pieces. */
  pieces: Point;
  label: Label;
  /** The boxes of name, hub and pieces. */
  boxes: { name: Rect; hub: Rect | null; pieces: Rect | null };
}

/** Where a link crosses a border. */
export interface Crossing {
  border: Border;
  name: string;
  path: Poly;
  carries: boolean;
  cost: number;
  at: Point;
  /** The direction of the link there, in degrees, so that its letter stands upright. */
  angle: number;
  from: Point;
  to: Point;
}

export interface Plan {
  land: Land;
  blocks: Map<string, Block>;
  crossings: Crossing[];
  byName: Map<string, Crossing>;
  bounds: Rect;
  corners: Corners;
}

const plans = new WeakMap<Land, Plan>();

export function planOf(land: Land): Plan {
  let plan = plans.get(land);
  if (!plan) plans.set(land, (plan = made(land)));
  return plan;
}

function made(land: Land): Plan {
  const bounds = boundsOf(land.areas.flatMap((area) => land.outlines.get(area.id)!));
  const crossings = land.borders.map((border) => crossing(land, border));
  const corners = cornersOf(land, bounds);
  const blocks = placed(land, bounds, crossings, corners.boxes);
  for (const one of crossings) if (one.carries) settle(one, blocks, crossings);
  return { land, blocks, crossings, byName: new Map(crossings.map((one) => [one.name, one])), bounds, corners };
}

function crossing(land: Land, border: Border): Crossing {
  const path = border.path ?? sharedPath(land.outlines.get(border.a)!, land.outlines.get(border.b)!, border);
  const at = along(path, 0.5);
  const carries = land.carries(border);
  const cost = carries ? land.cost(border) : 0;
  return { border, name: linkName(border), path, carries, cost, at, angle: 0, from: at, to: at };
}

/** How wide the row of pieces of an area can become. W0.5, W0.6: two cubes, or the passengers of its town. */
function roomFor(area: Area): number {
  if (area.goods) return 2 * PIECE + 2;
  if (!area.town) return 0;
  if (area.town.company) return area.town.waiting ? PAWN : 0;
  return (area.town.size === "major" ? 3 : 2) * PAWN;
}

interface Words {
  lines: string[];
  size: number;
  width: number;
}

function wordsOf(area: Area): Words {
  const lines = linesOf(area.name);
  const size = sizeOf(area);
  return { lines, size, width: Math.max(...lines.map((line) => widthOf(line, size))) };
}

/** A block that stands with its hub here. */
function blockAt(area: Area, { lines, size, width }: Words, x: number, y: number, hubs: Point[]): Block {
  const leading = size * 0.98;
  const row = roomFor(area);
  const high = area.goods ? PIECE : PAWN_HEIGHT;
  const half = area.town ? HUB / 2 : area.goods ? 5 : 2;
  const top = y + half + 2;
  const name: Rect = { left: x - width / 2, right: x + width / 2, top, bottom: top + leading * (lines.length + (area.exit_only ? 1 : 0)) + 1 };
  const owned = area.town?.company ? 2 : area.town ? 1 : 0; // a badge at the left; a second one may come at the right
  const hub = area.town ? { left: x - HUB / 2 - (owned ? BADGE - 4 : 0), right: x + HUB / 2 + (owned > 1 ? 4 : 0), top: y - HUB / 2, bottom: y + HUB / 2 } : null;
  const pieces = { x, y: y - half - 2 - high / 2 };
  return {
    area,
    hub: { x, y },
    hubs: [{ x, y }, ...hubs],
    pieces,
    label: { lines, size, x, y: top + size * 0.74, leading },
    boxes: { name, hub, pieces: row ? rect(pieces.x, pieces.y, row, high) : null },
  };
}

const boxesOf = (block: Block): Rect[] => [block.boxes.name, block.boxes.hub, block.boxes.pieces].filter((box) => box !== null);

/** How badly a block stands outside of its area: how far its boxes stick out. */
function outside(block: Block, away: (x: number, y: number) => number, bounds: Rect): number {
  let sum = 0;
  for (const box of boxesOf(block)) {
    const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    for (const [x, y] of [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom], [box.left, cy], [box.right, cy], [cx, box.top], [cx, box.bottom]] as const) {
      const out = away(x, y);
      if (out > 0) sum += 6 + out * 1.5;
    }
    sum += 60 * (Math.max(0, bounds.left + 3 - box.left) + Math.max(0, box.right - bounds.right + 3));
    sum += 60 * (Math.max(0, bounds.top + 3 - box.top) + Math.max(0, box.bottom - bounds.bottom + 3));
  }
  return sum;
}

const grown = (box: Rect, by: number): Rect => ({ left: box.left - by, right: box.right + by, top: box.top - by, bottom: box.bottom + by });

/** How much a block stands in the way of another. Names and towns never overlap; pieces may touch. */
function clash(one: Block, other: Block): number {
  let sum = 0;
  for (const mine of boxesOf(one)) for (const theirs of boxesOf(other)) sum += shared(grown(mine, 2), grown(theirs, 1)) * 3;
  return sum;
}

const STEP = 6;
const SWEEPS = 5;

function placed(land: Land, bounds: Rect, crossings: Crossing[], kept: Rect[]): Map<string, Block> {
  const bars = new Map<string, Rect[]>();
  for (const one of crossings) {
    if (!one.carries) continue;
    const box = rect(one.at.x, one.at.y, 26, 26);
    for (const end of [one.border.a, one.border.b]) bars.set(end, [...(bars.get(end) ?? []), box]);
  }
  const choices = new Map<string, { block: Block; own: number }[]>();
  const blocks = new Map<string, Block>();
  for (const area of land.areas) {
    const [poly, ...more] = land.outlines.get(area.id)!;
    const middle = widest(poly!);
    const hubs = more.map((other) => widest(other));
    const around = boundsOf([poly!]);
    const found: { block: Block; own: number }[] = [];
    const words = wordsOf(area);
    const away = distances(poly!);
    const reach = Math.min(140, Math.max(48, middle.room * 0.9));
    for (let y = middle.y - reach; y <= middle.y + reach; y += STEP) {
      for (let x = middle.x - reach; x <= middle.x + reach; x += STEP) {
        if (x < around.left || x > around.right || away(x, y) > 0) continue;
        const block = blockAt(area, words, x, y, hubs);
        const crowded = boxesOf(block).reduce((sum, box) => sum + (bars.get(area.id) ?? []).reduce((all, bar) => all + shared(box, bar), 0), 0);
        const off = Math.hypot(middleOf(block).x - middle.x, middleOf(block).y - middle.y);
        const covered = boxesOf(block).reduce((sum, box) => sum + kept.reduce((all, other) => all + shared(box, other), 0), 0);
        found.push({ block, own: outside(block, away, bounds) + covered + crowded * (barren(area) ? 0 : 0.12) + off * 0.25 });
      }
    }
    found.sort((a, b) => a.own - b.own);
    choices.set(area.id, found.slice(0, 90));
    blocks.set(area.id, found[0]!.block);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const area of land.areas) {
      const mine = land.outlines.get(area.id)![0]!;
      const box = grown(boundsOf([mine]), 60);
      const near = [...blocks.values()].filter((other) => other.area !== area && boxesOf(other).some((theirs) => shared(box, theirs) > 0));
      let [best, least] = [blocks.get(area.id)!, Infinity];
      for (const { block, own } of choices.get(area.id)!) {
        if (own >= least) break; // sorted: no better one follows
        let cost = own;
        for (let k = 0; k < near.length && cost < least; k++) cost += clash(block, near[k]!);
        if (cost < least) [best, least] = [block, cost];
      }
      blocks.set(area.id, best);
    }
  }
  return blocks;
}

function middleOf(block: Block): Point {
  const boxes = boxesOf(block);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: block.hub.x, y: (top + bottom) / 2 };
}

const nearest = (points: Point[], at: Point): Point =>
  points.reduce((best, one) => (Math.hypot(one.x - at.x, one.y - at.y) < Math.hypot(best.x - at.x, best.y - at.y) ? one : best));

/** A bar may slide along its border to where it covers no name, no town and no other bar. */
function settle(one: Crossing, blocks: Map<string, Block>, crossings: Crossing[]): void {
  const [a, b] = [blocks.get(one.border.a)!, blocks.get(one.border.b)!];
  const room = lengthOf(one.path);
  const slides = room > 30 ? [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73] : [0.5];
  const near = [...blocks.values()].filter((block) => boxesOf(block).some((box) => shared(box, rect(one.at.x, one.at.y, 140, 140)) > 0));
  let least = Infinity;
  for (const part of slides) {
    const at = along(one.path, part);
    const [from, to] = [nearest(a.hubs, at), nearest(b.hubs, at)];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const box = rect(at.x, at.y, BAR.length * c + BAR.width * s, BAR.length * s + BAR.width * c);
    let cost = Math.abs(part - 0.5) * 120;
    for (const block of near) {
      cost += shared(box, block.boxes.name) * 1.5 + (block.boxes.hub ? shared(box, block.boxes.hub) * 2 : 0);
      cost += block.boxes.pieces ? shared(box, block.boxes.pieces) : 0;
    }
    for (const other of crossings) if (other !== one && other.carries) cost += shared(box, rect(other.at.x, other.at.y, 30, 30));
    if (cost >= least) continue;
    least = cost;
    const degrees = (angle * 180) / Math.PI;
    Object.assign(one, { at, from, to, angle: degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees });
  }
}
