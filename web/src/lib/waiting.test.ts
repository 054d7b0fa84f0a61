import { expect, test } from "vitest";
import type { MyTable } from "./types";
import { byUrgency, waitsFor } from "./waiting.svelte";

const game = (deciders: number[], more: Partial<MyTable> = {}, card: Partial<MyTable["card"]> = {}): MyTable =>
  ({ seat: 1, since: null, deadline: null, ...more, card: { table: "t", result: null, stage: "dealt", deciders, awaited: [], touched: 100, ...card } }) as MyTable;

test("a game waits for whoever is to choose, or to add to its luck, and never in a lesson or once it is over", () => {
  expect(waitsFor(game([1]))).toBe(true);
  expect(waitsFor(game([0]))).toBe(false);
  expect(waitsFor(game([], {}, { stage: "luck", awaited: [1] }))).toBe(true);
  expect(waitsFor(game([1], {}, { result: {} as never }))).toBe(false);
  expect(waitsFor(game([1], {}, { lesson: { name: "rule/F1.6", follows: true } }))).toBe(false);
});

test("what ends soonest comes first, then what has waited longest", () => {
  const soon = game([1], { deadline: 50 });
  const long = game([1], { since: 10 });
  const short = game([1], { since: 20 });
  expect([short, long, soon].sort(byUrgency)).toEqual([soon, long, short]);
});
