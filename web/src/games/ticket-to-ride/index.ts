// The table of Ticket to Ride, loaded when one is opened.
import type { Asking, BoardProps, GameTable } from "..";
import { askedOf, owedBy } from "./asked";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Strip from "./PhoneStrip.svelte";

function asks(props: BoardProps): Asking | null {
  const asked = askedOf(props);
  const byHand = asked?.what === "pay" ? owedBy(props) === null : asked?.what === "mix" && !asked.must;
  return asked && { key: JSON.stringify(asked), byHand };
}

const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return about === "map" ? ".columns .board" : about === "players" ? ".players" : "";
  if (about.move === "take") return `[data-card="${String(about["card"])}"]`;
  if (about.move === "draw") return '[data-card="pile"]';
  if (about.move === "claim") return `[data-route="${String(about["route"])}"]`;
  if (about.move === "tickets") return `.mix .choices button:nth-of-type(${Number(about["long"]) + 1}), [data-deck="short"]`;
  return ".bar";
};

export const table: GameTable = { Board, Choice, Hand, Strip, Player, asks, points };
