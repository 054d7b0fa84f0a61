// The table of Wensleydale and Nürnberg, loaded when one is opened.
import type { GameTable } from "..";
import Board from "./Board.svelte";
import { about, extras } from "./general";
import { panels } from "./panels";
import { ahead, points } from "./points";
import { asks } from "./turn/asks";
import Thing, { draws } from "./Thing.svelte";
import Choice from "./turn/Choice.svelte";
import { planned } from "./turn/turn.svelte";
import { refuses } from "./undrawn";
import { unsent } from "./unsent";

export const table: GameTable = { points, ahead, Thing, draws, ...panels, Board, Choice, asks, planned, unsent, refuses, extras, about };
