// The pages say what Python says: tests/locale/said.py prints its words, and this test says the same facts again.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { namesOf } from "./names";
import { Texts, type Argument } from "./texts";
import type { Change, Json, Line, Move } from "./types";
import { Voice } from "./voice";

interface Catalogue {
  language: string;
  catalogue: string;
  files: string[];
  said: [key: string, args: Record<string, Argument>, words: string][];
}
interface Game {
  id: string;
  language: string;
  files: string[];
  facts: Record<string, string>;
  board: Json;
  view: Json;
  halves: boolean;
  said: ["move" | "line" | "change", Json, string][];
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const python = process.env["BRANCHLINE_PYTHON"] ?? `${root}.venv/bin/python`; // web/build.py names its own
const { catalogues, games } = JSON.parse(
  execFileSync(python, ["-m", "tests.locale.said"], {
    cwd: root,
    env: { ...process.env, BRANCHLINE_PURE: "1", BRANCHLINE_COMPILED: "" }, // these sources, whatever was compiled
    encoding: "utf-8",
    maxBuffer: 2 ** 28,
  }),
) as { catalogues: Catalogue[]; games: Game[] };
const read = (files: string[]): string[] => files.map((file) => readFileSync(file, "utf-8"));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((what) => {
    throw new Error(String(what)); // a missing key, or a text that cannot be said
  });
});

describe.each(catalogues)("the texts $catalogue in $language", ({ language, files, said }) => {
  const texts = new Texts(language, read(files));

  it("are the same, message by message", () => {
    expect(new Set(said.map(([key]) => key)).size).toBeGreaterThan(5);
    const ours = said.map(([key, args]) => [key, args, texts.say(key, args)]);
    expect(ours.filter((one, index) => one[2] !== said[index]![2])).toEqual([]);
  });
});

describe.each(games)("the voice of $id in $language", ({ language, files, facts, board, view, halves, said }) => {
  const texts = new Texts(language, read(files), facts);
  const voice = new Voice(texts, ["Ada", "Ben", "Cy"], 0, namesOf(board, texts, view), halves);
  const say = { move: (of: Json) => voice.move(of as Move), line: (of: unknown) => voice.line(of as Line), change: (of: unknown) => voice.change(of as Change) };

  it("says the same as Python's", () => {
    expect(said.length).toBeGreaterThan(5);
    expect(said.map(([what, of]) => say[what](of))).toEqual(said.map(([, , words]) => words));
  });

  it("has no key twice: the pages and a game share one bundle", () => {
    const keys = read(files).flatMap((one) => one.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
    expect(keys.length).toBe(new Set(keys).size);
  });
});

describe("a language that lacks a text", () => {
  const english = new Texts("en", ["one = one\ncount =\n    { $n ->\n        [one] a day\n       *[other] { $n } days\n    }"]);
  const french = new Texts("fr", ["one = un"], {}, english);

  it("says it in English, counts as English does, and tells the console once", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(french.say("one")).toBe("un");
    expect(french.say("count", { n: 0 })).toBe("0 days"); // for French, nothing is singular
    expect(french.say("count", { n: 1 })).toBe("a day");
    expect(told.mock.calls).toEqual([['branchline: text "count" in language "fr": there is no such text']]);
    expect([french.has("count"), french.has("two")]).toEqual([true, false]);
    expect(french.keys("")).toEqual(["one", "count"]);
  });

  it("says a whole sentence in English, with the things in it, if it cannot say its own", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const facts = { who: "seat", card: "card" };
    const source = "take = { $who } takes { $card-a }.\ncard-red = red\n    .a = a red card\nonly = only";
    const broken = "take = { $who } prend { $wagon }.\ncard-red = rouge\n    .un = une rouge";
    const voice = new Voice(new Texts("fr", [broken], facts, new Texts("en", [source], facts)), ["Ada"]);
    expect(voice.say("take", { who: 0, card: "red" })).toBe("Ada takes a red card.");
    expect(voice.say("only")).toBe("only");
  });
});

describe("a named thing", () => {
  const facts = { who: "seat", card: "card" };
  const source = [
    "take = { $card-gender ->\n    [f] une { $card }\n   *[m] un { $card }\n }, { $card-of }, { $card-id }",
    "card-red = rouge\n    .gender = f\n    .of = de la rouge",
    "card-black = noir\n    .gender = m\n    .of = du noir",
  ];
  const voice = new Voice(new Texts("fr", [source.join("\n")], facts), []);

  it("comes with its id and every form of its language", () => {
    expect(voice.say("take", { card: "red" })).toBe("une rouge, de la rouge, red");
    expect(voice.say("take", { card: "black" })).toBe("un noir, du noir, black");
  });

  it("is said as it is, in every form, if nothing is called so", () => {
    expect(voice.say("take", { card: "banane" })).toBe("un banane, banane, banane");
  });
});
