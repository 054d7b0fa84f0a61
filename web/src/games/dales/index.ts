// The table of Wensleydale and Nürnberg, loaded when one is opened.
import type { GameTable } from "..";
import Board from "./Board.svelte";
import { panels } from "./panels";
import "./art/colours.css";

export const table: GameTable = { ...panels, Board };
