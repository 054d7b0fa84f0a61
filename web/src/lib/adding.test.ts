// A device shows its secret to a house that keeps its word, and to no other.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addLuck, Bent } from "./adding";
import { commitmentOf, commitmentsOf, digestOf, HOUSE, promiseOf } from "./luck";
import type { Luck, TableCard } from "./types";

const TERMS = { table: "abc", game: "foothills", rules_version: 2, board: "b0", seats: 2, options: { first: 0 }, position: null };
const DIGEST = digestOf(TERMS);
const card = { table: "abc", game: "foothills", board_digest: "b0", seats: [{}, {}], options: { first: 0 } } as unknown as TableCard;
const secretOf = { house: "00".repeat(32), other: "11".repeat(32) };

const there = vi.hoisted(() => ({ kept: new Map<string, string>(), luck: null as unknown as Luck, shown: 0, bend: (_: Luck): void => {} }));
vi.mock("./storage", () => ({
  load: (key: string, otherwise: unknown) => JSON.parse(there.kept.get(key) ?? "null") ?? otherwise,
  save: (key: string, value: unknown) => void there.kept.set(key, JSON.stringify(value)),
  drop: (key: string) => void there.kept.delete(key),
}));
vi.mock("./api", () => ({
  Refused: class extends Error {},
  TableApi: class {
    id = "abc";
    luck = async (): Promise<Luck> => structuredClone(there.luck);
    promiseLuck = async (_: number, commitment: string): Promise<Luck> => {
      const round = there.luck.rounds[0]!;
      round.players.unshift({ seats: [0], commitment, secret: null });
      round.promise = promiseOf(DIGEST, 1, commitmentsOf(round));
      there.bend(there.luck);
      return structuredClone(there.luck);
    };
    showLuck = async (_: number, secret: string): Promise<Luck> => {
      there.luck.rounds[0]!.players.find(({ seats }) => seats[0] === 0)!.secret = secret;
      there.shown += 1;
      return structuredClone(there.luck);
    };
  },
}));

beforeEach(() => {
  there.kept.clear();
  there.shown = 0;
  there.bend = () => {};
  const house = { seats: [], commitment: commitmentOf(DIGEST, 1, HOUSE, secretOf.house), secret: null };
  const players = [{ seats: [1], commitment: commitmentOf(DIGEST, 1, "1", secretOf.other), secret: null }];
  const rounds = [{ number: 1, terms: DIGEST, house, players, promise: null, abandoned: null }];
  there.luck = { kind: "everyone", stage: "luck", terms: { ...TERMS }, rounds, seats: [0], awaited: [0], seed: null } as unknown as Luck;
});

const outcome = (): Promise<unknown> => addLuck("abc", 0, card).then(() => "added", (why: unknown) => (why instanceof Bent ? why.message : why));

describe("a device adds its luck", () => {
  it("where all is as it should be", async () => {
    expect(await outcome()).toBe("added");
    expect(there.shown).toBe(1);
  });

  it.each([
    ["terms", "another game", (luck: Luck) => (luck.terms!.game = "nurnberg")],
    ["terms", "another board", (luck: Luck) => (luck.terms!.board = "b1")],
    ["terms", "other options", (luck: Luck) => (luck.terms!.options = { first: 1 })],
    ["terms", "another game in every word", (luck: Luck) => ((luck.terms!.game = "nurnberg"), (luck.rounds[0]!.terms = digestOf(luck.terms)))],
    ["terms", "other options in every word", (luck: Luck) => ((luck.terms!.options = { first: 1 }), (luck.rounds[0]!.terms = digestOf(luck.terms)))],
    ["terms", "a round for something else", (luck: Luck) => (luck.rounds[0]!.terms = "ab".repeat(32))],
  ])("%s: never for %s than it sat down to", async (why, _, change) => {
    change(there.luck);
    expect(await outcome()).toBe(why);
    expect(there.luck.rounds[0]!.players).toHaveLength(1); // it has not even promised
  });

  it.each([
    ["house", "a new promise of the house", (luck: Luck) => (luck.rounds[0]!.house.commitment = "ab".repeat(32))],
    ["promise", "another's new promise", (luck: Luck) => (luck.rounds[0]!.players[1]!.commitment = "ab".repeat(32))],
    ["promise", "a promise of its own that it never made", (luck: Luck) => (luck.rounds[0]!.players[0]!.commitment = "ab".repeat(32))],
    ["promise", "a promise in its place, in every word", replaced],
    ["copy", "a promise that another has copied", copied],
  ])("%s: shows nothing after %s", async (why, _, bend) => {
    there.bend = (luck) => void bend(luck);
    expect(await outcome()).toBe(why);
    expect(there.shown).toBe(0);
  });
});

function replaced(luck: Luck): void {
  const round = luck.rounds[0]!;
  round.players[0]!.commitment = "ab".repeat(32);
  round.promise = promiseOf(DIGEST, 1, commitmentsOf(round));
}

function copied(luck: Luck): void {
  const round = luck.rounds[0]!;
  round.players[1]!.commitment = round.players[0]!.commitment;
  round.promise = promiseOf(DIGEST, 1, commitmentsOf(round));
}
