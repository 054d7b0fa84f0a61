import { describe, expect, it } from "vitest";
import { layOut, openingOf, readOpening, takeOpening } from "./opening";

describe("a position that is to be played from", () => {
  it("names its game, its seats and who is to act", () => {
    expect(readOpening('{"game": "foothills", "seats": 2, "turn": 1}')).toMatchObject({ game: "foothills", seats: 2, turn: 1 });
    expect(openingOf({ game: "foothills", seats: 2, turn: null })?.turn).toBe(0);
    expect(openingOf({ game: "foothills", seats: 2, turn: 7 })?.turn).toBe(0);
  });

  it.each(["{", "7", "null", "[]", '{"seats": 2}', '{"game": "foothills"}', '{"game": "foothills", "seats": 99}'])(
    "is none: %s",
    (text) => expect(readOpening(text)).toBeNull(),
  );

  it("is taken once, by its own game", () => {
    const opening = openingOf({ game: "foothills", seats: 2, turn: 0 })!;
    layOut(opening);
    expect(takeOpening("foothills")).toBe(opening);
    expect(takeOpening("foothills")).toBeNull();
    layOut(opening);
    expect(takeOpening("wensleydale")).toBeNull();
    expect(takeOpening("foothills")).toBeNull();
  });
});
