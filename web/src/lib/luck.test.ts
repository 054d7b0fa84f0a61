import { describe, expect, it } from "vitest";
import { judge, type Kept } from "./adding";
import { canonical, commitmentOf, commitmentsOf, digestOf, HOUSE, newSecret, promiseOf, secretsOf, seedOf } from "./luck";
import vectors from "./luck.vectors.json";
import { sha256 } from "./sha256";
import type { Luck } from "./types";

describe("SHA-256", () => {
  it.each(vectors.sha256)("of %j", (text, hash) => {
    expect(sha256(text!)).toBe(hash);
  });
});

describe("luck, as Python makes it", () => {
  it.each(vectors.rounds)("in round $number", ({ number, terms, canonical: text, digest, secrets, commitments, promise, seed }) => {
    expect(canonical(terms)).toBe(text);
    expect(digestOf(terms)).toBe(digest);
    for (const [who, secret] of Object.entries(secrets)) {
      expect(commitmentOf(digest, number, who, secret)).toBe(commitments[who as keyof typeof commitments]);
    }
    expect(promiseOf(digest, number, commitments)).toBe(promise);
    expect(seedOf(promise, secrets)).toBe(seed);
  });

  it("comes from 32 random bytes", () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

const ROUND = vectors.rounds[0]!;
const SEATS = [[0, 2], [1], [10]];

function receipt(): Luck {
  const { secrets, commitments } = ROUND as { secrets: Record<string, string>; commitments: Record<string, string> };
  const players = SEATS.map((seats) => ({ seats, commitment: commitments[seats.join(",")]!, secret: secrets[seats.join(",")]! }));
  const house = { seats: [], commitment: commitments[HOUSE]!, secret: secrets[HOUSE]! };
  const round = { number: 1, terms: ROUND.digest, house, players, promise: ROUND.promise, abandoned: null };
  return { kind: "everyone", stage: "dealt", terms: null, rounds: [round], seats: [], awaited: [], seed: ROUND.seed };
}

function kept(): Kept {
  return { round: 1, terms: ROUND.digest, house: ROUND.commitments.house, seats: [1], secret: ROUND.secrets["1"], all: ROUND.commitments, shown: true };
}

function judged(change: (luck: Luck, mine: Kept) => void): string {
  const [luck, mine] = [receipt(), kept()];
  change(luck, mine);
  return judge([mine], luck);
}

describe("what a browser says of a receipt", () => {
  it("agrees with what it has kept", () => {
    expect(judge([kept()], receipt())).toBe("agreed");
  });

  it("says nothing where it was not there", () => {
    expect(judge([], receipt())).toBe("nothing");
  });

  it("waits for the house's secret and the seed", () => {
    expect(judged((luck) => ((luck.seed = null), (luck.rounds[0]!.house.secret = null)))).toBe("early");
  });

  it.each([
    ["promise", "another's commitment", (luck: Luck) => (luck.rounds[0]!.players[2]!.commitment = "ab".repeat(32))],
    ["promise", "the house's commitment", (luck: Luck) => (luck.rounds[0]!.house.commitment = "ab".repeat(32))],
    ["promise", "another's secret", (luck: Luck) => (luck.rounds[0]!.players[2]!.secret = "ab".repeat(32))],
    ["promise", "a player more", (luck: Luck) => luck.rounds[0]!.players.push({ seats: [5], commitment: "ab".repeat(32), secret: "cd".repeat(32) })],
    ["house", "the house's secret", (luck: Luck) => (luck.rounds[0]!.house.secret = "ab".repeat(32))],
    ["own", "one's own secret", (luck: Luck) => (luck.rounds[0]!.players[1]!.secret = "ab".repeat(32))],
    ["seed", "the seed", (luck: Luck) => (luck.seed = "ab".repeat(32))],
    ["seed", "what was promised in all", (luck: Luck) => (luck.rounds[0]!.promise = "ab".repeat(32))],
  ])("%s: notices that %s was changed", (verdict, _, change) => {
    expect(judged((luck) => void change(luck))).toBe(verdict);
  });

  it("promise: notices another's luck that was exchanged, with all that follows from it", () => {
    const forged = (luck: Luck): void => {
      const round = luck.rounds[0]!;
      const part = round.players[2]!;
      part.secret = "ab".repeat(32);
      part.commitment = commitmentOf(round.terms, 1, "10", part.secret);
      round.promise = promiseOf(round.terms, 1, commitmentsOf(round));
      luck.seed = seedOf(round.promise, secretsOf(round));
    };
    expect(judged(forged)).toBe("promise");
  });

  it("early: a seed without the house's secret proves nothing yet", () => {
    expect(judged((luck) => (luck.rounds[0]!.house.secret = null))).toBe("early");
  });

  it("own: notices a game that was dealt from a round without it", () => {
    expect(judged((luck) => luck.rounds.push({ ...luck.rounds[0]!, number: 2 }))).toBe("own");
  });

  it("late: knows that it was not, whatever the house says", () => {
    const dropped = (luck: Luck): void => {
      luck.rounds[0] = { ...luck.rounds[0]!, abandoned: { why: "late", seats: [1] } };
      luck.rounds.push({ ...luck.rounds[0]!, number: 2, abandoned: null });
    };
    expect(judged(dropped)).toBe("late");
    expect(judged((luck, mine) => (dropped(luck), (mine.shown = false), delete mine.all))).toBe("nothing");
  });
});
