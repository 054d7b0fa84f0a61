import { describe, expect, it } from "vitest";
import { parse, toEnd, toReplay, toRules, toTable } from "./routes";

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/new")).toEqual({ page: "new", game: null });
    expect(parse("/new/foothills")).toEqual({ page: "new", game: "foothills" });
    expect(parse("/set/foothills")).toEqual(parse("/new/foothills")); // links to where it used to be
    expect(parse("/rules/nurnberg")).toEqual({ page: "rules", game: "nurnberg" });
    expect(parse("/tables/")).toEqual({ page: "tables" });
    expect(parse("/t/abc")).toEqual({ page: "table", table: "abc" });
    expect(parse("/t/abc/end")).toEqual({ page: "end", table: "abc" });
  });

  it("of a moment carry the moment and the eyes", () => {
    expect(parse("/t/abc/replay", "?at=57&point=1")).toEqual({ page: "replay", table: "abc", at: 57, point: 1 });
    expect(parse("/t/abc/replay", "?at=-1&point=x")).toEqual({ page: "replay", table: "abc", at: null, point: null });
    expect(parse("/t/abc/replay")).toEqual({ page: "replay", table: "abc", at: null, point: null });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/nonsense", "/t", "/t/abc/nonsense", "/t/abc/end/more", "/settings/more", "/%E0%A4%A"]) {
      expect(parse(path).page).toBe("missing");
    }
  });

  it("go there and back", () => {
    const replay = new URL(toReplay("a b", 3, 0), "http://x");
    expect(parse(replay.pathname, replay.search)).toEqual({ page: "replay", table: "a b", at: 3, point: 0 });
    expect(parse(toTable("abc"))).toEqual({ page: "table", table: "abc" });
    expect(parse(toEnd("abc"))).toEqual({ page: "end", table: "abc" });
    expect(toRules("nurnberg", "W5.5")).toBe("/rules/nurnberg#rule-W5-5");
    expect(toReplay("abc")).toBe("/t/abc/replay");
  });
});
