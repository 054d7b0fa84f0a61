// What is known of a card, in four languages: what the catalogues have, and what only a board of one's own says.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/texts";
import type { Board } from "./board";
import { facts } from "./origin";

const SOURCE = new URL("../../../../src/branchline/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCE), "utf8");
const board = JSON.parse(read("games/foothills/board/foothills.json")) as Board;
const textsIn = (language: string): Texts => new Texts(language, [read(`locale/${language}/core.ftl`), read(`games/foothills/words/${language}.ftl`)]);
const CARDS = [...board.stations.map((card) => ({ ...card, printed_name: "" })), ...board.action_cards];

describe("what is known of a card", () => {
  it("is said in English as the board file says it", () => {
    const texts = textsIn("en");
    for (const card of CARDS)
      for (const said of Object.values(card.provenance)) expect(facts(texts, said, card.printed_name)).toBe(said);
  });

  it.each(["de", "fr", "it"])("is said in %s, every fact of it", (language) => {
    const texts = textsIn(language);
    for (const card of CARDS)
      for (const said of Object.values(card.provenance)) {
        const told = facts(texts, said, card.printed_name).split(/\u202f?; /);
        const english = said.split("; ");
        expect(told.length).toBe(english.length);
        expect(told.filter((one) => english.includes(one) && !/^(rubble|name)$/.test(one))).toEqual([]);
      }
  });

  it("is quoted where a board of one's own says something else", () => {
    expect(facts(textsIn("fr"), "rubble; drawn by lot")).toBe("gravats\u202f; drawn by lot");
  });
});
