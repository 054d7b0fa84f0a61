// The own table of Foothills.
import type { GameTable } from "..";
import { boardOf } from "./board";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import { desk } from "./desk.svelte";
import { headingOf } from "./heading";
import { isUndrawn, layOut } from "./layout";
import ReserveSheet from "./ReserveSheet.svelte";
import Strip from "./Strip.svelte";
import { valleyView } from "./view";

const refuses: GameTable["refuses"] = (board, view) => {
  const layout = layOut(boardOf(board), valleyView(view).closed);
  return isUndrawn(layout) ? { key: layout.key, args: { place: layout.place } } : null;
};

/** Cubes or cards that are picked and not yet taken or turned. */
const planned: GameTable["planned"] = () => {
  const { picked, flipped } = desk;
  if (picked.iron + picked.stone + flipped.length === 0) return null;
  const reset = (): void => {
    desk.picked = { iron: 0, stone: 0 };
    desk.flipped = [];
  };
  return { undo: reset, reset };
};

const sheets: GameTable["sheets"] = [{ id: "reserve", title: "valley-reserve", Part: ReserveSheet }];

export const table: GameTable = { columns: "two", Board, Choice, Hand, Strip, sheets, heading: headingOf, refuses, planned };
