// What a translation lacks or cannot say is said in English, with a line in the console; nothing is ever empty.
import { afterEach, expect, it, vi } from "vitest";
import { Texts } from "./texts";

const english = new Texts("en", ["take = { $who } takes a card\nonly = Only here\nbutton = Play"], { who: "seat" });
const french = new Texts("fr", ["take = { $wagon } prend une carte\nbutton = {\nquit = Quitter"], { who: "seat" }, english);

afterEach(() => vi.restoreAllMocks());

it("says a message that fails to format in English, and tells the console once", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  for (let times = 0; times < 2; times += 1) expect(french.say("take", { who: "Ada" })).toBe("Ada takes a card");
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]![0]).toContain('text "take" in language "fr"');
});

it("says what is missing, or is no message, in English", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(french.say("only")).toBe("Only here");
  expect(french.say("button")).toBe("Play");
  expect(french.say("quit")).toBe("Quitter");
});

it("shows the key of what no language has, rather than nothing", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(french.say("no-such-text")).toBe("no-such-text");
  expect(french.has("no-such-text")).toBe(false);
});
