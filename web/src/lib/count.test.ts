import { describe, expect, it } from "vitest";
import { counted, stagesOf } from "./count";
import type { ScoreLine } from "./types";

const line = (key: string, points: number): ScoreLine => ({ rule: "T5.1", points, key, args: {} });
const title = ({ key }: ScoreLine): string => key.split("-")[0]!;

describe("the final count", () => {
  const breakdown = [
    [line("routes", 40), line("ticket-met", 8), line("ticket-missed", -3), line("passengers", 20)],
    [line("routes", 35), line("globetrotter", 15)],
  ];
  const stages = stagesOf(breakdown, title);

  it("adds up what belongs together, in the order of the score", () => {
    expect(stages).toEqual([
      { title: "routes", points: [40, 35] },
      { title: "ticket", points: [5, 0] },
      { title: "globetrotter", points: [0, 15] },
      { title: "passengers", points: [20, 0] },
    ]);
  });

  it("comes to the score", () => {
    expect([0, 1, 2, 4].map((done) => counted(stages, done))).toEqual([[0, 0], [40, 35], [45, 35], [65, 50]]);
    expect(counted([], 3)).toEqual([]);
  });
});
