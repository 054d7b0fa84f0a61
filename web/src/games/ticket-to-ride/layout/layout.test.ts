// The map of Germany as drawn: nothing overlaps, and nothing is far from where it belongs.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board } from "../board";
import settled from "../germany.plan.json";
import { planBy, planOf, tracksNear } from ".";
import { distance, overlap, type Point } from "./geometry";
import { type Label, nearestOf, type Pill, pillNow } from "./labels";
import { homeOf } from "./relax";
import { LARGE, NORMAL, pillOf, platesOf, stationRadius } from "./sizes";

const FILE = new URL("../../../../../src/branchline/games/ticket_to_ride/board/germany.json", import.meta.url);
const board = JSON.parse(readFileSync(FILE, "utf8")) as Board;
const plan = planBy(board, settled);
const tracks = [...plan.tracks.values()];

describe("the map of Germany", () => {
  it("has a track with as many slots as each of its 110 routes is long", () => {
    expect(tracks.length).toBe(110);
    for (const track of tracks) expect(track.slots.length).toBe(track.route.length);
  });

  it("gives every wagon room to be seen", () => {
    for (const track of tracks) expect(track.wagon, track.route.id).toBeGreaterThan(17);
  });

  it("keeps slots of different routes apart", () => {
    for (const one of tracks) {
      for (const two of tracks) {
        if (one.route.id >= two.route.id) continue;
        for (const a of one.slots) for (const b of two.slots) expect(distance(a, b), `${one.route.id} ${two.route.id}`).toBeGreaterThan(10);
      }
    }
  });

  describe.each([
    ["labels", NORMAL],
    ["large", LARGE],
  ] as const)("%s", (which, letters) => {
    const labels = plan[which];
    const plates = platesOf(board, plan.at, letters);
    const cities = new Map(board.cities.map((city) => [city.id, city]));
    const dots = board.cities.map((city) => ({ id: city.id, at: plan.at.get(city.id) as Point, radius: stationRadius(city.passengers) }));
    const boxes = labels.flatMap(({ id, box, pill }) => [{ id, box }, ...(pill ? [{ id, box: pill.box }] : [])]);

    it("never puts a name, a pill or a plate on another", () => {
      const all = [...boxes, ...[...plates].map(([id, box]) => ({ id, box }))];
      all.forEach((one, k) => {
        for (const two of all.slice(0, k)) expect(overlap(one.box, two.box), `${one.id} ${two.id}`).toBe(false);
      });
    });

    it("keeps every station free", () => {
      for (const { id, box } of [...boxes, ...[...plates].map(([id, box]) => ({ id, box }))]) {
        for (const dot of dots) expect(nearestOf(dot.at, box), `${id} on ${dot.id}`).toBeGreaterThan(dot.radius);
      }
    });

    it("lets every name touch its station, with the pill on its far side", () => {
      for (const { id, at, radius } of dots) {
        const label = labels.find((one) => one.id === id) as Label;
        const gap = nearestOf(at, label.box) - radius;
        expect(gap, id).toBeLessThanOrEqual(5.1);
        expect(nearestOf(at, (label.pill as Pill).box) - radius, id).toBeGreaterThan(gap + 8);
      }
    });

    it("has room for every colour that can wait, and keeps each pill inside that room", () => {
      for (const label of labels.filter((one) => one.pill)) {
        const { box, inRow } = label.pill as Pill;
        const most = cities.get(label.id)?.passengers ?? 1;
        expect(box.width, label.id).toBeCloseTo(pillOf(most, inRow, letters).width, 0);
        for (let colours = 1; colours <= most; colours += 1) {
          const now = pillNow(label, colours, letters);
          expect(now.x, label.id).toBeGreaterThan(box.x - 0.2);
          expect(now.y, label.id).toBeGreaterThan(box.y - 0.2);
          expect(now.x + now.width, label.id).toBeLessThan(box.x + box.width + 0.2);
          expect(now.y + now.height, label.id).toBeLessThan(box.y + box.height + 0.2);
        }
      }
    });

    it("has a plate at every station abroad, where the track ends", () => {
      const ends = board.countries.flatMap((country) => country.endpoints.map((end) => end.id));
      expect([...plates.keys()].sort()).toEqual(ends.sort());
      for (const [id, plate] of plates) expect(nearestOf(plan.at.get(id) as Point, plate), id).toBeLessThan(6);
    });
  });

  it("moves no city farther than it must", () => {
    const moved = board.cities.map((city) => distance(plan.at.get(city.id) as Point, homeOf(board, city.x, city.y)));
    expect(Math.max(...moved)).toBeLessThan(65);
    expect(moved.reduce((sum, by) => sum + by, 0) / moved.length).toBeLessThan(20);
  });

  it("keeps the order of cities from north to south and from west to east where they are far apart", () => {
    for (const one of board.cities) {
      for (const two of board.cities) {
        const [a, b] = [plan.at.get(one.id) as Point, plan.at.get(two.id) as Point];
        if (one.x + 110 < two.x) expect(a.x, `${one.id} ${two.id}`).toBeLessThan(b.x);
        if (one.y + 110 < two.y) expect(a.y, `${one.id} ${two.id}`).toBeLessThan(b.y);
      }
    }
  });

  it("finds the track under a finger, the nearest first", () => {
    for (const track of tracks) expect(tracksNear(plan, track.slots[0] as Point, 12)[0]?.route.id).toBe(track.route.id);
    expect(tracksNear(plan, { x: -500, y: -500 }, 20)).toEqual([]);
  });
});

describe("a plan", () => {
  it("is the same when it is worked out anew", () => {
    const fresh = planOf(board);
    for (const [id, at] of plan.at) expect(distance(fresh.at.get(id) as Point, at), id).toBeLessThan(0.2);
    expect([...fresh.bends]).toEqual([...plan.bends]);
  }, 60_000);

  it("is worked out for a board that has a place more", () => {
    const more: Board = structuredClone(board);
    more.cities.push({ id: "goettingen", name: "Göttingen", passengers: 1, x: 500, y: 440 });
    more.routes.push({ id: "goettingen-kassel", a: "goettingen", b: "kassel", length: 1, colour: "red" });
    const fresh = planBy(more, settled);
    expect(fresh.tracks.get("goettingen-kassel")?.slots.length).toBe(1);
    expect(fresh.labels.some((label) => label.id === "goettingen")).toBe(true);
  }, 60_000);
});
