// Where the prices of the next links stand: on their border, clear of names, towns, pieces and each other as far as it goes.
import type { Point } from "../../../parts/camera";
import type { Means } from "../board";
import type { Price, Step } from "../turn/price";
import { along, type Rect, rect, shared } from "./geometry";
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

const SLIDES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
const ASIDE = [0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60]; // units across the border
const SWEEPS = 3;

interface Place {
  at: Point;
  box: Rect;
  cost: number;
}

/** What a chip would cover here: a name most of all, then a town with its badge, then pieces; and how far it is from the middle of its border. */
function placesOf(plan: Plan, step: Step, width: number): Place[] {
  const crossing = plan.byName.get(`${step.border.a} ${step.border.b}`)!;
  const { bounds } = plan;
  const ends = [step.border.a, step.border.b];
  const near = rect(crossing.at.x, crossing.at.y, 320, 320);
  const blocks = [...plan.blocks.values()].filter((block) => shared(near, block.boxes.name) > 0 || (block.boxes.pieces && shared(near, block.boxes.pieces) > 0));
  const places: Place[] = [];
  for (const part of SLIDES) {
    const on = along(crossing.path, part);
    for (const aside of ASIDE) {
      const x = Math.min(Math.max(on.x - Math.sin(on.angle) * aside, bounds.left + width / 2 + 3), bounds.right - width / 2 - 3);
      const y = Math.min(Math.max(on.y + Math.cos(on.angle) * aside, bounds.top + CHIP_HEIGHT / 2 + 3), bounds.bottom - CHIP_HEIGHT / 2 - 3);
      const box = rect(x, y, width + 4, CHIP_HEIGHT + 4);
      let cost = Math.abs(part - 0.5) * 160 + Math.abs(aside) * 5;
      for (const { area, boxes } of blocks) cost += (ends.includes(area.id) ? 18 : 10) * shared(box, boxes.name) + (boxes.hub ? 6 * shared(box, boxes.hub) : 0) + (boxes.pieces ? 7 * shared(box, boxes.pieces) : 0);
      places.push({ at: { x, y }, box, cost });
    }
  }
  return places;
}

/** Each chip in its best place beside the others: they are few, and a few sweeps settle them. */
export function chipsOf(plan: Plan, steps: Step[]): Chip[] {
  const all = steps.map((step) => {
    const items = itemsOf(step.price);
    const width = Math.max(1, items.length) * ITEM + 12;
    const places = placesOf(plan, step, width);
    return { step, items, width, places, place: places[0]! };
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const one of all) {
      const others = all.filter((other) => other !== one && (sweep > 0 || all.indexOf(other) < all.indexOf(one)));
      const costOf = (place: Place): number => others.reduce((sum, other) => sum + 40 * shared(place.box, other.place.box), place.cost);
      one.place = one.places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
    }
  }
  const chips = all.map(({ step, items, width, place }) => ({ step, items, width, at: { ...place.at } }));
  for (let round = 0; round < 40; round++) if (!apart(chips, plan.bounds)) break;
  return chips;
}

/** One push where two still cover each other; whether anything moved. */
function apart(chips: Chip[], bounds: Rect): boolean {
  let moved = false;
  for (const [k, one] of chips.entries()) {
    for (const other of chips.slice(k + 1)) {
      const wide = (one.width + other.width) / 2 + 2 - Math.abs(one.at.x - other.at.x);
      const high = CHIP_HEIGHT + 2 - Math.abs(one.at.y - other.at.y);
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
