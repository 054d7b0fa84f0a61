import { describe, expect, it } from "vitest";
import { clocked, lasting, leftAt } from "./clocks.svelte";

describe("a seat's clock", () => {
  it("stands still unless it runs", () => {
    expect(leftAt({ left: 500 }, 1_000_000)).toBe(500);
    expect(leftAt({ left: 500, since: 1000 }, 1100)).toBe(400);
    expect(leftAt({ left: 500, since: 1000 }, 9000)).toBe(0);
    expect(leftAt({ left: 500, since: 1000 }, 900)).toBe(500);
  });

  it("stands still while nights and days off do not count", () => {
    const clock = { left: 500, since: 1000, rests: [[1100, 2000], [2050, 3000]] as [number, number][] };
    expect(leftAt(clock, 1050)).toBe(450);
    expect(leftAt(clock, 1500)).toBe(400);
    expect(leftAt(clock, 2040)).toBe(360);
    expect(leftAt(clock, 3100)).toBe(250);
  });

  it("says how long in two units, and seconds only in the last hour", () => {
    expect(lasting(581, "en")).toBe("9:41");
    expect(lasting(3_600 * 3 + 720, "en")).toBe("3 hr 12 min");
    expect(lasting(86_400 * 2 + 3_600 * 3, "en")).toBe("2 days 3 hr");
    expect(lasting(86_400, "de")).toContain("Std.");
  });

  it("is there only where a table has a pace", () => {
    expect([clocked(undefined), clocked({}), clocked({ preset: "none" }), clocked({ preset: "day" })]).toEqual([false, false, false, true]);
  });
});
