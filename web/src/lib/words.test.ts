import { describe, expect, it } from "vitest";
import { ago, dated, humanise, percent, plain, points, signed } from "./words";

describe("small words", () => {
  it("are made from keys", () => {
    expect(humanise("links_left")).toBe("Links left");
    expect(humanise("at-once")).toBe("At once");
  });

  it("have true minus signs", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
    expect(points(false, -22)).toBe("−22");
  });

  it("count half points", () => {
    expect([76, 13, 1, 0].map((score) => points(true, score))).toEqual(["38", "6½", "½", "0"]);
    expect(points(true, -3)).toBe("−1½");
    expect(points(false, 7)).toBe("7");
  });

  it("tell how long ago", () => {
    expect(ago(1000, 1000 + 59, "en")).toBe("this minute");
    expect(ago(1000, 1000 + 180, "en")).toBe("3 minutes ago");
    expect(ago(1000, 1000 + 7200, "en")).toBe("2 hours ago");
    expect(ago(2000, 1000, "en")).toBe("this minute");
  });

  it("write days as a language does, and leave the rest", () => {
    expect(dated({ who: "Ada", first: "2027-08-01", seat: 2 }, "de")).toEqual({ who: "Ada", first: "1. August 2027", seat: 2 });
    expect(dated({ first: "2027-12-24" }, "fr")).toEqual({ first: "24 décembre 2027" });
  });

  it("are searched without accents and capitals", () => {
    expect(plain("Nürnberg – Würzburg")).toBe("nurnberg – wurzburg");
  });
});

describe("percentages", () => {
  it("are whole and stay together", () => {
    expect(percent(0.666)).toBe("67\u00a0%");
    expect(percent(0)).toBe("0\u00a0%");
    expect(percent(1)).toBe("100\u00a0%");
  });
});
