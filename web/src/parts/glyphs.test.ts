// A badge's letter tells the players of a game apart, in every language.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Texts } from "../lib/texts";
import type { Colour } from "../lib/types";
import { letterIn } from "./glyphs";

const SOURCES = new URL("../../../src/branchline/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCES), "utf8");
const colours = readdirSync(new URL("games/", SOURCES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .flatMap(({ name }) => [...read(`games/${name}/__init__.py`).matchAll(/colours=\(([^)]*)\)/g)])
  .map(([, list]) => [...list!.matchAll(/"(\w+)"/g)].map(([, colour]) => colour as Colour));

it.each(["en", "de", "fr", "it"])("in the language %s", (language) => {
  const texts = new Texts(language, [read(`locale/${language}/core.ftl`)]);
  expect(colours).toHaveLength(4);
  for (const seats of colours) {
    const letters = seats.map((colour) => letterIn(texts, colour));
    expect(new Set(letters).size, letters.join(" ")).toBe(seats.length);
  }
});

it("is the first of its colour's name", () => {
  const texts = new Texts("de", [read("locale/de/core.ftl")]);
  expect((["yellow", "black", "white"] as Colour[]).map((colour) => letterIn(texts, colour))).toEqual(["G", "S", "W"]);
  const english = new Texts("en", [read("locale/en/core.ftl")]);
  expect((["blue", "black"] as Colour[]).map((colour) => letterIn(english, colour))).toEqual(["B", "K"]);
});
