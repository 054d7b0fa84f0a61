// The table of Wensleydale and Nürnberg, loaded when one is opened.
import type { GameTable } from "..";
import Board from "./Board.svelte";
import { about, extras } from "./general";
import { panels } from "./panels";
import { asks } from "./turn/asks";
import Choice from "./turn/Choice.svelte";
import { planned } from "./turn/turn.svelte";
import { refuses } from "./undrawn";

const PARTS: Record<string, string> = { map: ".columns .board", tracks: "[data-part=influence]", players: "[data-part=profit], .players" };

const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return about.startsWith("area ") ? `path[data-area="${about.slice(5)}"]` : (PARTS[about] ?? "");
  if (about.move === "bid") return `[data-box="${Number(about["box"])}"]`;
  if (about.move === "start" || about.move === "extend") return `[data-chip="${String(about["area"])}"], path[data-area="${String(about["area"])}"]`;
  if (about.move === "buy") return `[data-train="${String(about["train"])}"]`;
  if (about.move === "load") return `[data-piece^="${String(about["area"])} ${String(about["piece"])}"], path[data-area="${String(about["area"])}"]`;
  return ".bar";
};

export const table: GameTable = { points, ...panels, Board, Choice, asks, planned, refuses, extras, about };
