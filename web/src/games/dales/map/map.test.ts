// The plan of every map: what stands where, computed from the file.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../lib/types";
import { barren, type Board, type Land, landOf, linkName } from "../board";
import type { Step } from "../turn/price";
import { refuses } from "../undrawn";
import type { View } from "../../../lib/types";
import { CHIP_HEIGHT, chipsOf } from "./chips";
import { inside, type Rect, rect, shared, toEdge } from "./geometry";
import { PIECE, planOf } from "./plan";
import { widthOf } from "./names";
import { labelsAt, READABLE } from "./small";
import { riversOf } from "./rivers";

function read(name: string): Json {
  const url = new URL(`../../../../../src/branchline/games/dales/board/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8")) as Json;
}

const WENSLEYDALE = read("wensleydale");
const NURNBERG = read("nurnberg");
const MAPS: [string, () => Land][] = [
  ["Wensleydale", () => landOf(WENSLEYDALE, "wensleydale")],
  ["Wensleydale with The South enlarged", () => landOf(WENSLEYDALE, "wensleydale-enlarged")],
  ["Nürnberg", () => landOf(NURNBERG, "nurnberg")],
];
const PIXELS = 0.7; // to a unit, with the whole map in view at 1280×800

describe.each(MAPS)("the plan of %s", (_, land) => {
  const plan = planOf(land());
  const blocks = [...plan.blocks.values()];

  it("has names that overlap neither each other nor a town", () => {
    const clashes: string[] = [];
    for (const one of blocks) {
      for (const other of blocks) {
        if (one === other) continue;
        const boxes = [other.boxes.hub, ...(one.area.id < other.area.id ? [other.boxes.name] : [])].filter((box): box is Rect => box !== null);
        if (boxes.some((box) => shared(one.boxes.name, box) > 0)) clashes.push(`${one.area.id} / ${other.area.id}`);
      }
    }
    expect(clashes).toEqual([]);
  });

  it("names every town on a phone too, in letters that can be read, and no name lies on another or on a town", () => {
    const labels = labelsAt(plan, READABLE / 0.38);
    expect(blocks.filter(({ area }) => area.town && !labels.has(area.id)).map(({ area }) => area.name)).toEqual([]);
    expect(labels.size).toBeGreaterThan(blocks.length / 2);
    const boxes = [...labels].map(([id, { lines, size, x, y, leading }]): [string, Rect] => {
      const width = Math.max(...lines.map((line) => widthOf(line, size)));
      return [id, { left: x - width / 2, right: x + width / 2, top: y - size * 0.7, bottom: y + leading * (lines.length - 1) }];
    });
    const clashes = boxes.flatMap(([id, box], k) => [
      ...boxes.slice(k + 1).flatMap(([other, theirs]) => (shared(box, theirs) > 0 ? [`${id} / ${other}`] : [])),
      ...blocks.flatMap(({ area, boxes: { hub } }) => (hub && shared(box, hub) > 0 ? [`${id} on ${area.id}`] : [])),
    ]);
    expect(clashes).toEqual([]);
  });

  it("has every hub in its area, and names of 11 pixels and more", () => {
    for (const { area, hub, label } of blocks) {
      expect(land().outlines.get(area.id)!.some((outline) => inside(hub.x, hub.y, outline)), area.id).toBe(true);
      expect(label.size * PIXELS).toBeGreaterThanOrEqual(11);
    }
    expect(PIECE * PIXELS).toBeGreaterThanOrEqual(14);
  });

  it("has a price on every border, 24 pixels high and wide, and none over another", () => {
    for (const area of land().areas) {
      const steps = land().ways(area.id).map(({ to, border }): Step => {
        const price = { points: 2, government: 1, red: 1, green: 0 };
        return { to, border, price, total: price };
      });
      const chips = chipsOf(plan, steps);
      expect(CHIP_HEIGHT * PIXELS).toBeGreaterThanOrEqual(24);
      for (const [k, one] of chips.entries()) {
        expect(one.width * PIXELS).toBeGreaterThanOrEqual(24);
        const box = (chip: typeof one): Rect => ({ left: chip.at.x - chip.width / 2, right: chip.at.x + chip.width / 2, top: chip.at.y - CHIP_HEIGHT / 2, bottom: chip.at.y + CHIP_HEIGHT / 2 });
        for (const other of chips.slice(k + 1)) expect(shared(box(one), box(other)), `${area.id}: ${one.step.to}, ${other.step.to}`).toBeLessThan(40);
        const { left, right, top, bottom } = box(one);
        expect(left >= plan.bounds.left && right <= plan.bounds.right && top >= plan.bounds.top && bottom <= plan.bounds.bottom).toBe(true);
      }
    }
  });

  it("has no price over half of the name of an area it leads from or to", () => {
    const hidden: string[] = [];
    for (const area of land().areas.filter((one) => !barren(one))) {
      const price = { points: 2, government: 0, red: 0, green: 0 };
      const steps = land().ways(area.id).map(({ to, border }): Step => ({ to, border, price, total: price }));
      for (const { at, width, step } of chipsOf(plan, steps)) {
        for (const id of [area.id, step.to]) {
          const { name } = plan.blocks.get(id)!.boxes;
          const part = shared(rect(at.x, at.y, width, CHIP_HEIGHT), name) / ((name.right - name.left) * (name.bottom - name.top));
          if (part >= 0.5) hidden.push(`${area.id}, to ${step.to}: ${Math.round(part * 100)} % of ${id}`);
        }
      }
    }
    expect(hidden).toEqual([]);
  });

  it("has every link on its border", () => {
    for (const one of plan.crossings) {
      const near = land().outlines.get(one.border.a)!.map((outline) => toEdge(one.at.x, one.at.y, outline));
      expect(Math.min(...near), one.name).toBeLessThan(2);
    }
  });

  it("is the same when it is worked out anew", () => {
    const again = planOf(landOf(structuredClone(land().chart.id === "nurnberg" ? NURNBERG : WENSLEYDALE), land().enlarged ? "wensleydale-enlarged" : land().chart.id));
    expect(again.crossings.map((one) => one.at)).toEqual(plan.crossings.map((one) => one.at));
    expect([...again.blocks.values()].map((block) => block.hub)).toEqual(blocks.map((block) => block.hub));
  });
});

describe("a board file of somebody's own", () => {
  function own(change: (chart: Board["maps"][number]) => void): Json {
    const board = structuredClone(NURNBERG);
    change((board as unknown as Board).maps[0]!);
    return board;
  }
  const view = { map: "nurnberg" } as unknown as View;

  it("needs no paths: borders are where outlines touch", () => {
    const bare = own((chart) => chart.borders.forEach((border) => delete border.path));
    const given = planOf(landOf(NURNBERG, "nurnberg"));
    for (const one of planOf(landOf(bare, "nurnberg")).crossings) {
      const { border } = given.byName.get(linkName(one.border))!;
      expect(Math.min(...one.path.map(([x, y]) => Math.hypot(x - border.x, y - border.y))), one.name).toBeLessThan(4);
    }
    expect(riversOf(planOf(landOf(bare, "nurnberg"))).map((river) => river.name).sort()).toEqual(["Pegnitz", "Rednitz", "Regnitz", "Schwarzach", "Zenn"]);
  });

  it("is refused in a sentence where it cannot be drawn", () => {
    expect(refuses(NURNBERG, view)).toBeNull();
    const without = own((chart) => delete (chart.areas[3] as Partial<(typeof chart.areas)[0]>).outline);
    expect(refuses(without, view)?.key).toBe("map-undrawn-outline");
    const crossing = own((chart) => (chart.areas[3]!.outline = [[0, 0], [9, 9], [9, 0], [0, 9]]));
    expect(refuses(crossing, view)?.key).toBe("map-undrawn-crossing");
    const nameless = own((chart) => delete (chart.areas[3] as Partial<(typeof chart.areas)[0]>).name);
    expect(refuses(nameless, view)).toEqual({ key: "map-undrawn-name", args: { area: (nameless as unknown as Board).maps[0]!.areas[3]!.id } });
  });
});
