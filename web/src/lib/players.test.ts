import { describe, expect, it } from "vitest";
import { callAll, namesAt as namesOfCard } from "./players";
import { Texts } from "./texts";
import type { SeatCard } from "./types";

const texts = new Texts("en", [
  "bot-greedy = Greedy\nbot-greedy-text = Takes what it sees.\nbot-chief = Chief\nseat-name = Player { $number }",
  "page-seat-open = open seat\npage-bot-for = { $bot } for { $who }\npage-name-of-person = { $who } (person)",
]);
const seat = (more: Partial<SeatCard>): SeatCard => ({
  ...{ seat: 0, kind: "person", name: "", colour: "red", bot: null, stand_in: false, here: true, held: true },
  ...more,
});
const namesAt = (seats: SeatCard[], words: Texts, imported = false): string[] => namesOfCard({ seats, imported }, words);
const bot = (name: string, more: Partial<SeatCard> = {}): SeatCard => seat({ kind: "bot", bot: name, ...more });

describe("players", () => {
  it("that are bots go by their names, with a number if there are several", () => {
    expect(namesAt([seat({ name: "Ada" }), bot("greedy")], texts)).toEqual(["Ada", "Greedy"]);
    expect(namesAt([bot("greedy"), bot("chief"), bot("greedy")], texts)).toEqual(["Greedy 1", "Chief", "Greedy 2"]);
    expect(namesAt([bot("new_one")], texts)).toEqual(["New_one"]);
  });

  it("never lend a bot their name", () => {
    expect(namesAt([bot("greedy", { name: "Ada" }), bot("greedy")], texts)).toEqual(["Greedy for Ada", "Greedy"]);
    expect(namesAt([seat({ name: "Ada", bot: "greedy", stand_in: true })], texts)).toEqual(["Ada"]);
  });

  it("are marked if they took a bot's name", () => {
    for (const name of ["Greedy", "GREEDY", " greedy 2", "Grëedy", "Ｇreedy"]) {
      expect(namesAt([seat({ name })], texts)).toEqual([`${name} (person)`]);
    }
    expect(namesAt([seat({ name: "Greedyson" })], texts)).toEqual(["Greedyson"]);
    expect(namesAt([seat({ name: "Greedy" })], texts, true)).toEqual(["Greedy"]); // a log says no more
  });

  it("have something to be called by", () => {
    expect(callAll({ seats: [seat({}), seat({ seat: 1, kind: "open" })], imported: false }, texts)).toEqual(["Player 1", "open seat"]);
  });
});
