// Where the coach of a lesson points: at the next click that a move is made with.
import type { GameTable } from "..";
import type { Move } from "../../lib/types";
import { desk } from "./desk.svelte";

const PARTS: Record<string, string[]> = {
  map: [".columns .board"],
  stockyard: [".stockyard"],
  players: ["[data-player]"],
  hand: [".seat.own", ".strip .cards"],
  supply: [".supply.own .items", ".strip .has"],
  total: [".supply.own .who", ".strip .has"],
  competitor: [".competitor"],
  bonus: ['[data-card="II-1"] .majority'],
  stop: ['[data-stop="II"]'],
};
const ACT = ".bar .act:enabled";
const SHARED = '[data-card="I/II-5"]'; // at the end of two lines: pointed at last
const at = (target: string): string[] => [`[data-place="${target}"]`];
/** A thing to look at: a part of the table, "at" and a card of the valley, or what can be clicked. */
const look = (name: string): string[] => PARTS[name] ?? (name.startsWith("at ") ? [`.valley [data-card="${name.slice(3)}"]`] : at(name));

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
  clear: (move) => [`.card:not(${SHARED}) [data-place="line ${String(move["line"])}"]`, ...at(`line ${String(move["line"])}`)],
  track: (move) => [`[data-place^="track ${String(move["line"])}-"][data-open]`],
  build: (move) => at(`space ${String(move["card"])} ${String(move["space"])}`),
  surveyor: (move) => at(["pub", "home"].includes(String(move["place"])) ? String(move["place"]) : `ring ${String(move["place"])}`),
  stone: (move) => at(move["source"] === "bag" ? "bag stone" : "yard stone"),
  gain: (move) => at(`${move["source"] === "bag" ? "bag" : "yard"} ${String(move["resource"])}`),
  done: () => [ACT],
};

export const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return look(about);
  const made = MADE[about.move]?.(about) ?? [".bar"];
  const tapped = desk.selected !== null && made.some((one) => document.querySelector(one)?.getAttribute("data-place") === desk.selected);
  return tapped ? ["[data-do]", ...made] : made; // what a finger has tapped is confirmed with the button
};
