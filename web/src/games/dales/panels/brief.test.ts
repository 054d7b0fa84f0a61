import { expect, test } from "vitest";
import type { Line } from "../../../lib/types";
import type { Voice } from "../../../lib/voice";
import { brief } from "./brief";

const voice = {
  texts: { join: (items: string[]) => items.join(" + ") },
  say: (key: string, args: { count: number; influence?: string }) => `${args.count} ${args.influence ?? key.replace("thing-", "")}`,
} as unknown as Voice;
const line = (key: string, args: Line["args"] = {}): Line => ({ key: `narrate-${key}`, args });
const links = [line("link", { a: "Bedale", b: "Hauxwell" }), line("link", { a: "Bedale", b: "Ainderby" })];

test("a line that is built is one sentence: its way and what was paid", () => {
  const spent = [line("spent-cubes", { who: 1, count: 2 }), line("spent", { who: 1, colour: "green", count: 1 })];
  const said = brief([line("built", { who: 1, links: 2, points: 2 }), ...links, ...spent, line("opponents", { area: "Bedale", count: 1 })], voice);
  expect(said.map((one) => one.key)).toEqual(["log-built-paid", "narrate-opponents"]);
  expect(said[0]!.args).toMatchObject({ who: 1, way: "Hauxwell – Bedale – Ainderby", paid: "2 cubes + 1 green", areas: ["Hauxwell", "Bedale", "Ainderby"] });
});

test("what is paid later, a takeover, a box with its points and the tokens are one line each", () => {
  const said = brief(
    [
      line("sold", { who: 0, company: "red", links: 2 }),
      ...links,
      line("town", { area: "Bedale", company: "red" }),
      line("spent", { who: 0, colour: "red", count: 1 }),
      line("won", { who: 2, box: 3, cubes: 4 }),
      line("gain", { who: 2, by: 2, colour: "green", space: 3 }),
      line("won", { who: 1, box: 4, cubes: 3 }),
      line("gain", { who: 1, by: 1, colour: "engine", space: 3 }),
      line("token", { box: 1, colour: "red" }),
      line("token", { box: 2, colour: "engine" }),
    ],
    voice,
  );
  expect(said.map((one) => one.key)).toEqual(["log-sold", "narrate-town", "log-pays", "log-won", "log-won", "log-tokens"]);
  expect(said[3]!.args).toMatchObject({ who: 2, gains: "2 green" });
  expect(said[5]!.args).toEqual({ tokens: [{ box: 1, colour: "red" }, { box: 2, colour: "engine" }] });
});

test("links that do not follow each other are told one by one", () => {
  const apart = [line("built", { who: 1 }), line("link", { a: "A", b: "B" }), line("link", { a: "C", b: "D" })];
  expect(brief(apart, voice)).toEqual(apart);
});
