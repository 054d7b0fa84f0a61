// Where the coach of a lesson points: at the next click that a move is made with.
import type { GameTable } from "..";
import type { Move } from "../../lib/types";
import { desk } from "./desk.svelte";

const PARTS: Record<string, string> = { map: ".columns .board", stockyard: ".stockyard", players: "[data-player]", own: ".supply.own, .strip .has", clock: ".clock", competitor: ".card:has(.competitor)" };
const ACT = ".bar .act:enabled";
const at = (target: string): string[] => [`[data-place="${target}"]`];

const MADE: Record<string, (move: Move) => string[]> = {
  take: (move) => {
    for (const kind of ["iron", "stone"] as const) {
      const [wanted, picked] = [Number(move[kind]), desk.picked[kind]];
      if (wanted !== picked) return [`[data-cube="${kind}"][aria-pressed="${picked > wanted}"]`, ".stockyard"];
    }
    return [".stockyard .take:enabled", ".stockyard"];
  },
  play: (move) => at(`card ${String(move["card"])}`),
  score: (move) => at(`card ${String(move["card"])}`),
  replace: (move) => [...at(`reserve ${String(move["card"])}`), '.tabs [data-sheet="reserve"]'],
  clear: (move) => at(`line ${String(move["line"])}`),
  track: (move) => [`[data-place^="track ${String(move["line"])}-"][data-open]`],
  surveyor: (move) => at(["pub", "home"].includes(String(move["place"])) ? String(move["place"]) : `ring ${String(move["place"])}`),
  stone: (move) => at(move["source"] === "bag" ? "bag stone" : "yard stone"),
  gain: (move) => at(`${move["source"] === "bag" ? "bag" : "yard"} ${String(move["resource"])}`),
  done: () => [ACT],
};

export const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return about.startsWith("card ") ? at(about) : PARTS[about] ? [PARTS[about]] : [];
  return MADE[about.move]?.(about) ?? [".bar"];
};
