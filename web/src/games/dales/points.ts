// Where the coach of a lesson points: at the next click that a move is made with, as far as it is prepared on the board.
import type { GameTable } from "..";
import type { Move } from "../../lib/types";
import { bidding, chosen } from "./panels/desk.svelte";
import { fitting, salesOf } from "./turn/sales";
import { nowAt, turn } from "./turn/turn.svelte";

const PARTS: Record<string, string> = { map: ".columns .board", tracks: "[data-part=influence]", players: ".players", profit: "[data-part=profit]", ribbon: "[data-part=ribbon]" };
/** What the seat has of it, always in sight on a phone. */
const OWN: Record<string, string> = { tracks: "[data-part=own-influence]" };
const SHEETS: Record<string, string> = { tracks: "tracks", players: "players", profit: "players" };
/** On a phone it lies in a sheet. */
const sheet = (id: string): string => `.tabs [data-sheet="${id}"]`;
const ACT = ".bar .act:enabled";

export const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return about.startsWith("area ") ? [`path[data-area="${about.slice(5)}"]`] : [PARTS[about] ?? "", OWN[about] ?? "", SHEETS[about] ? sheet(SHEETS[about]) : ""].filter(Boolean);
  return MADE[about.move]?.(about) ?? [".bar"];
};

/** An area that a finger has tapped is confirmed with the button. */
const area = (id: string): string[] => (turn.tapped && turn.pointed === id ? [ACT] : [`[data-chip="${id}"]`, `path[data-area="${id}"]`]);

const MADE: Record<string, (move: Move) => string[]> = {
  bid: (move) => {
    const cubes = Number(move["cubes"]);
    if (bidding.box !== Number(move["box"]) - 1) return [`[data-box="${Number(move["box"])}"]`, sheet("auction")];
    if (bidding.cubes !== cubes) return [`[data-part=bid] .stepper button:${bidding.cubes < cubes ? "last" : "first"}-of-type`];
    return ["dialog [data-act=bid]", ACT];
  },
  choose: (move) => [`[data-part=either] [data-company="${String(move["company"])}"]`],
  start: (move) => area(String(move["area"])),
  extend: (move) => area(String(move["area"])),
  finish: () => [ACT],
  buy: (move) => (chosen.train === move["train"] ? ["dialog [data-act=buy]", ACT] : [`[data-train="${String(move["train"])}"]`, sheet("trains")]),
  load: (move) => {
    const key = `${String(move["area"])} ${String(move["piece"])}`;
    return turn.tapped && turn.pointed === key ? [ACT] : [`[data-piece^="${key}"]`, `path[data-area="${String(move["area"])}"]`];
  },
  pass: () => ["[data-act=pass]"],
  sell: (move) => {
    const props = turn.table();
    const now = props && nowAt(props);
    if (!now) return [];
    const sales = salesOf(props.board, now.land, now.view, now.seat).filter((sale) => sale.company === move["company"]);
    const ways = fitting(sales, now.line);
    const longest = ways.sort((one, two) => two.line.length - one.line.length)[0];
    if (!longest) return [".bar .undo"];
    const next = now.line.length ? longest.chosen.at(-1)! : longest.line[0]!;
    return now.line.at(-1) === next ? [`[data-act="sell-${longest.company}"]`, ACT] : area(next);
  },
};

/** A line is planned on the map as far as it leads along these moves. */
export const ahead: GameTable["ahead"] = (moves) => {
  const line = turn.sending ? null : turn.line;
  if (!line || moves[0]?.move !== "start") return 0;
  const wanted = moves.flatMap((move) => (move.move === "start" || move.move === "extend" ? [String(move["area"])] : []));
  return line.every((one, k) => one === wanted[k]) ? line.length : null;
};
