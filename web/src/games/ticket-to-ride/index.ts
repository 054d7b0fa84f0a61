// The table of Ticket to Ride, loaded when one is opened.
import type { GameTable } from "..";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";

export const table: GameTable = { Board, Hand, Player };
