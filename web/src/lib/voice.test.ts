import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { namesOf } from "./names";
import { Texts } from "./texts";
import type { Change, Json, Line, Move } from "./types";
import { Voice } from "./voice";

// The same facts, the same sentences as Python's: tests/locale/test_moves.py keeps this fixture true.
interface Said {
  texts: string;
  view: Json;
  halves: boolean;
  said: ["move" | "line" | "change", Json, string][];
}
const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf-8");
const fixture = JSON.parse(read("tests/fixtures/voice/said.json")) as Record<string, Said>;
const BOARDS: Record<string, string> = {
  "ticket-to-ride-germany": "ticket_to_ride/board/germany",
  wensleydale: "dales/board/wensleydale",
  nurnberg: "dales/board/nurnberg",
  foothills: "foothills/board/foothills",
};

const shared = (name: string): string => read(`src/branchline/locale/en/${name}.ftl`);
const wordsOf = (game: string): string => read(`src/branchline/games/${BOARDS[game]!.split("/")[0]}/words/en.ftl`);

describe.each(Object.entries(fixture))("the voice of %s", (game, { view, halves, said }) => {
  const catalogues = [shared("core"), shared("web"), wordsOf(game)];
  const texts = new Texts("en", catalogues);
  const board = JSON.parse(read(`src/branchline/games/${BOARDS[game]}.json`)) as Json;
  const voice = new Voice(texts, ["Ada", "Ben", "Cy"], 0, namesOf(board, texts, view), halves);

  it("says the same as Python's", () => {
    expect(said.length).toBeGreaterThan(20);
    for (const [what, facts, words] of said) {
      if (what === "move") expect(voice.move(facts as Move)).toBe(words);
      else if (what === "line") expect(voice.line(facts as unknown as Line)).toBe(words);
      else expect(voice.change(facts as unknown as Change)).toBe(words);
    }
  });

  it("has no key twice: the pages and a game share one bundle", () => {
    const keys = catalogues.flatMap((one) => one.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
    expect(keys.length).toBe(new Set(keys).size);
  });
});
