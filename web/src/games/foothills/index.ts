// The own table of Foothills.
import type { GameTable } from "..";
import { boardOf } from "./board";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import { headingOf } from "./heading";
import { isUndrawn, layOut } from "./layout";
import Strip from "./Strip.svelte";
import { valleyView } from "./view";

const refuses: GameTable["refuses"] = (board, view) => {
  const layout = layOut(boardOf(board), valleyView(view).closed);
  return isUndrawn(layout) ? { key: layout.key, args: { place: layout.place } } : null;
};

export const table: GameTable = { columns: "two", Board, Choice, Hand, Strip, heading: headingOf, refuses };
