// The table of Wensleydale and Nürnberg, loaded when one is opened.
import type { Asking, BoardProps, GameTable } from "..";
import "./art/colours.css";
import Board from "./Board.svelte";
import { panels } from "./panels";
import Choice from "./turn/Choice.svelte";
import { nowAt, planned } from "./turn/turn.svelte";
import { refuses } from "./undrawn";

/** The sheet of a phone opens when another question is asked. */
function asks(props: BoardProps): Asking | null {
  const now = nowAt(props);
  if (!now || now.view.phase === "auction" || now.view.phase === "choice") return panels.asks?.(props) ?? null;
  return { key: `${now.view.round} ${now.view.phase}`, byHand: false };
}

export const table: GameTable = { ...panels, Board, Choice, asks, planned, refuses };
