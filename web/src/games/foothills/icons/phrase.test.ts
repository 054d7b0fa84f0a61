// Every effect of the card language has icons and words, also those that no card of the box has.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { effect } from "../effects";
import { Texts } from "../../../lib/texts";
import type { Json } from "../../../lib/types";
import { Voice } from "../../../lib/voice";
import type { Board, Operation } from "../board";
import { briefly, phraseOf, type Token } from "./phrase";

const SOURCE = new URL("../../../../../src/branchline/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCE), "utf8");
const board = JSON.parse(read("games/foothills/board/foothills.json")) as Board;
const voice = new Voice(new Texts("en", [read("locale/en/core.ftl"), read("games/foothills/words/en.ftl")]), []);
const words = (operations: Operation[]): string => effect(voice, operations as unknown as Json[]);
const written = (tokens: Token[]): string =>
  tokens.map((token) => (token.is === "mark" ? token.text : `${token.count ?? ""}${token.name}${token.n ?? ""}`)).join(" ");

/** The language: every operation by its keys in operations.py. */
const OPERATIONS = [...read("games/foothills/board/operations.py").matchAll(/^ {4}"(\w+)": \(\(/gm)].map((found) => found[1]!);

const OWN: Operation[] = [
  { op: "take", least: 2, most: 2, per_ticket: 2 },
  { op: "draw", cubes: 4, keep: 1, rest: "bag" },
  { op: "fill_stockyard", to: 4 },
  { op: "add_to_stockyard", cubes: 1 },
  { op: "remove_rubble", cubes: 6, lines: "two", on: "ticket_or_track" },
  { op: "works", times: 1, track: { passenger: 1 }, stone: { iron: 3 }, on: "ticket" },
  { op: "build", extra: { resource: 1 }, less: 1, bonus: false, gain: { vp: 2, passenger: 1 }, iron_for_stone: true, on: "ticket_or_track" },
  { op: "move_surveyor", to: "adjacent", pub: true, home: true },
  { op: "gain", items: { vp: 3, iron: 1, resource: 4 } },
  { op: "take_ticket" },
  { op: "choose_ticket" },
  { op: "trade", times: 3, pay: { rubble: 3 }, gain: { vp: 2, passenger: 1 } },
  { op: "exchange", times: 1 },
  { op: "flip", most: "any" },
  { op: "vp_per_ticket", most: 5 },
  { op: "take_summit" },
  { op: "score_card" },
];

describe("an effect", () => {
  it("of every operation is known here", () => {
    expect(OPERATIONS.length).toBeGreaterThan(15);
    expect(OWN.map((operation) => operation.op).toSorted()).toEqual(OPERATIONS.toSorted());
  });

  const printed = [
    ...board.main_actions.map((main) => main.effect),
    ...board.action_cards.map((card) => card.effect),
    ...board.stations.flatMap((card) => [card.surveyor, card.when_built].filter((one) => one !== undefined)),
    ...OWN.map((operation) => [operation]),
  ];
  it.each(printed.map((operations) => [words(operations), operations] as const))("is drawn: %s", (said, operations) => {
    const tokens = phraseOf(operations);
    expect(tokens.length).toBeGreaterThan(0);
    expect(written(tokens)).not.toContain("…");
    expect(written(tokens)).not.toMatch(/undefined|NaN/);
    expect(said).not.toMatch(/effect-|undefined|_/);
  });

  it("reads from left to right, what is paid before what is had", () => {
    expect(written(phraseOf([{ op: "works", times: 3, track: { iron: 2 }, stone: { rubble: 2 } }]))).toBe("3× 2iron › track / 2rubble › stone");
    expect(written(phraseOf([{ op: "trade", times: 2, pay: { stone: 1 }, gain: { vp: 1, passenger: 1 } }]))).toBe("2× stone › vp1 passenger");
    expect(written(phraseOf([{ op: "gain", items: { rubble: 2 } }]))).toBe("rubble rubble");
    expect(written(phraseOf([{ op: "gain", items: { rubble: 3 } }]))).toBe("3rubble");
  });

  it("says one card in the singular", () => {
    expect(words([{ op: "flip", most: 1 }])).toBe("flip 1 other card");
    expect(words([{ op: "flip", most: 2 }])).toBe("flip up to 2 other cards");
    expect(words([{ op: "flip", most: "any" }])).toBe("flip any number of other cards");
  });
});

describe("where there is little room", () => {
  it("says once that cubes come to the stockyard and are taken there", () => {
    const effect: Operation[] = [
      { op: "add_to_stockyard", cubes: 4 },
      { op: "take", least: 1, most: 2 },
    ];
    expect(written(phraseOf(effect))).toBe("blind › +4stockyard + stockyard › 1–2resource");
    expect(written(briefly(effect))).toBe("+4stockyard › 1–2resource");
    expect(written(briefly([{ op: "fill_stockyard", to: 6 }, effect[1]!]))).toBe("stockyard =6 › 1–2resource");
  });

  it("fits the foot of every card of one column", () => {
    for (const station of board.stations) {
      if (!station.surveyor || station.columns.length > 1) continue;
      expect(briefly(station.surveyor).length, station.id).toBeLessThanOrEqual(6);
    }
  });
});
