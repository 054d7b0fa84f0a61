// The final count, one thing after another: routes, then tickets, then passengers. What is counted is the game's own.
import type { ScoreLine } from "./types";

export interface Stage {
  title: string;
  /** What it brings, by seat. */
  points: number[];
}

/** The stages in the order of the score; lines with the same title are counted together. */
export function stagesOf(breakdown: ScoreLine[][], titleOf: (line: ScoreLine) => string): Stage[] {
  const stages = new Map<string, Stage>();
  const longest = Math.max(0, ...breakdown.map((lines) => lines.length));
  for (let k = 0; k < longest; k++) {
    breakdown.forEach((lines, seat) => {
      const line = lines[k];
      if (!line) return;
      const title = titleOf(line);
      const stage = stages.get(title) ?? { title, points: breakdown.map(() => 0) };
      stage.points[seat]! += line.points;
      stages.set(title, stage);
    });
  }
  return [...stages.values()];
}

/** The points after so many stages, by seat. */
export function counted(stages: Stage[], done: number): number[] {
  const seats = stages[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => stages.slice(0, done).reduce((sum, stage) => sum + stage.points[seat]!, 0));
}
