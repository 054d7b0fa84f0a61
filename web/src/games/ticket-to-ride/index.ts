// The table of Ticket to Ride, loaded when one is opened.
import type { BoardProps, GameTable } from "..";
import { askedOf } from "./asked";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Strip from "./PhoneStrip.svelte";

function asks(props: BoardProps): string {
  const asked = askedOf(props);
  return asked ? JSON.stringify(asked) : "";
}

export const table: GameTable = { Board, Choice, Hand, Strip, Player, asks };
