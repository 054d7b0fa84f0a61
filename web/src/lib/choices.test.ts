import { describe, expect, it } from "vitest";
import { pauseFor, readSettings, USUAL } from "./choices";

describe("settings that a browser kept", () => {
  it("of the version before are all still there", () => {
    const before = {
      ...{ confirm: false, pace: 2, sound: false, notify: true, lang: "fr", scheme: "dark" },
      ...{ patterns: false, guidance: false, general: true, name: "Ada" },
    };
    expect(readSettings(before)).toEqual({ ...USUAL, ...before, bots: 2 });
  });

  it("of the version before, when there was English only, chose no language", () => {
    expect(readSettings({ language: "en" })).toEqual(USUAL);
  });

  it("let bots play at once where nothing moved", () => {
    expect(readSettings({ pace: 0 }).bots).toBe(0);
    expect(readSettings({ pace: 0, bots: 1 }).bots).toBe(1);
  });

  it("that make no sense are as usual", () => {
    const odd = { pace: 7, bots: "x", palette: "mud", cards: 3, sound: "yes", volume: "loud", muted: "all", name: null };
    expect(readSettings(odd)).toEqual(USUAL);
    for (const none of [null, "text", 5, []]) expect(readSettings(none)).toEqual(USUAL);
  });

  it("keep the volume in bounds and forget sounds that are no more", () => {
    expect(readSettings({ volume: 900 }).volume).toBe(100);
    expect(readSettings({ volume: -1 }).volume).toBe(0);
    expect(readSettings({ muted: ["train", "trumpet"] }).muted).toEqual(["train"]);
  });

  it("share nothing between two readings", () => {
    readSettings({}).muted.push("card");
    expect(readSettings({}).muted).toEqual([]);
  });
});

describe("the bots' pace", () => {
  it("is as long as asked for", () => {
    expect([0, 0.5, 1, 2].map((bots) => pauseFor(bots, 3, false))).toEqual([0, 325, 650, 1300]);
  });

  it("never makes a player wait for long, but shows spectators every move", () => {
    expect([8, 9, 120].map((waiting) => pauseFor(1, waiting, false))).toEqual([650, 65, 65]);
    expect(pauseFor(1, 120, true)).toBe(650);
  });
});
