// Who won which box this round: the engine gives the cubes back at once, so it is read from the log.
import type { Entry } from "../../../lib/types";

/** By box, counted from 0. */
export function winnersIn(entries: Entry[]): Map<number, number> {
  const won = new Map<number, number>();
  for (let k = entries.length - 1; k >= 0; k--) {
    for (const { key, args } of entries[k]!.lines) {
      if (key.startsWith("narrate-won")) won.set(Number(args["box"]) - 1, Number(args["who"]));
    }
    if (won.size && entries[k]!.move?.move === "bid") break; // the last bid settles the auction
    if (entries[k]!.lines.some((line) => line.key === "narrate-round")) break;
  }
  return won;
}
