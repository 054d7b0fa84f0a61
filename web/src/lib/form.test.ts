import { describe, expect, it } from "vitest";
import { freshForm, readForm, type Form } from "./form";
import type { GameCard } from "./types";

const game = {
  id: "foothills",
  seats: [2, 3],
  colours: ["red", "green", "blue"],
  bots: [{ name: "random" }, { name: "guard" }],
  options: [{ name: "first", default: null, choices: [null, 0, 1, 2] }],
} as unknown as GameCard;
const fresh = freshForm(game, null, "Ada");
const written: Form = {
  opening: null,
  places: [
    { kind: "me", name: "Ada", bot: "guard", colour: "green" },
    { kind: "friend", name: "Ben", bot: "guard", colour: "red" },
    { kind: "bot", name: "", bot: "random", colour: "blue" },
  ],
  options: { first: 2 },
  board: "d1",
  found: true,
};

describe("the form of a new game", () => {
  it("is read again as it was written", () => {
    for (const form of [fresh, written]) expect(readForm(game, JSON.parse(JSON.stringify(form)))).toEqual(form);
    const opening = { game: "foothills", seats: 2, turn: 1, position: { game: "foothills", seats: 2, turn: 1 } };
    const laid = freshForm(game, opening, "Ada");
    expect(readForm(game, JSON.parse(JSON.stringify(laid)))).toEqual(laid);
    expect(laid.places.map(({ kind }) => kind)).toEqual(["bot", "me"]);
  });

  it("has what is usual where the game has changed since", () => {
    const { places, options } = readForm(game, { ...written, options: { first: 7, gone: 1 }, places: [{ ...written.places[0], bot: "gone" }, written.places[1]] })!;
    expect(options).toEqual({ first: null });
    expect(places[0]!.bot).toBe("guard");
  });

  it.each([
    [null, "x", [], {}, { ...written, places: "x" }, { ...written, places: [null, null] }, { ...written, places: [written.places[0]] }],
    [{ ...written, places: written.places.map((place) => ({ ...place, kind: "ghost" })) }],
    [{ ...written, places: written.places.map((place) => ({ ...place, colour: "pink" })) }],
    [{ ...written, opening: { position: { game: "other", seats: 3 } } }],
  ])("is none: %j", (...all) => {
    for (const one of all) expect(readForm(game, one)).toBeNull();
  });
});
