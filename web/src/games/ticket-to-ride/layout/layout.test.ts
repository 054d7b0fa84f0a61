// The map of Germany as drawn: nothing overlaps, and nothing is far from where it belongs.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board } from "../board";
import settled from "../germany.plan.json";
import { planBy, planOf, tracksNear } from ".";
import { distance, overlap, type Point } from "./geometry";
import { nearestOf } from "./labels";
import { homeOf } from "./relax";

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

  it.each(["labels", "large"] as const)("never puts a name on a name or on a station: %s", (which) => {
    plan[which].forEach((one, k) => {
      for (const two of plan[which].slice(0, k)) expect(overlap(one.box, two.box), `${one.id} ${two.id}`).toBe(false);
      for (const [id, at] of plan.at) expect(nearestOf(at, one.box), `${one.id} on ${id}`).toBeGreaterThan(8);
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
