// What lies on a table of Wensleydale or Nürnberg, read off the general view. Nothing there is hidden.
import type { Json, Move, View } from "../../lib/types";
import { type AuctionBoard, type Board, type Company, type Influence, type Land, landOf, type Means, type Train, type TrainBoard } from "./board";
import type { DalesView } from "./seen";

export type { DalesPlayer as Player, DalesView, Phase, Pieces as Counts, TownPeople as People } from "./seen";
export type Track = Influence | "profit";
export type Owner = number | Company;

/** The general view, read as this game's. */
export function dalesView(view: View): DalesView {
  return view as unknown as DalesView;
}

export function boardOf(board: Json): Board {
  return board as unknown as Board;
}

export function landAt(board: Json, view: DalesView): Land {
  return landOf(board, view.map);
}

export function auctionAt(board: Json, view: DalesView): AuctionBoard {
  return boardOf(board).auction_boards.find((one) => one.id === view.auction_board)!;
}

export function trainsAt(board: Json, view: DalesView): TrainBoard {
  return boardOf(board).train_boards.find((one) => one.id === view.train_board)!;
}

export function trainAt(board: Json, view: DalesView, id: string): Train {
  return trainsAt(board, view).trains.find((one) => one.id === id)!;
}

/** The space a seat's disc is on: its points of influence, or its profit. */
export function spaceOf(view: DalesView, track: Track, seat: number): number {
  const found = Object.entries(view.tracks[track]).find(([, stack]) => stack.includes(seat));
  return Number(found?.[0] ?? 0);
}

/** What a seat can pay with: cubes in hand and points of influence. */
export function purseOf(view: DalesView, seat: number): Record<Means, number> {
  return {
    cube: view.cubes[seat] ?? 0,
    government: spaceOf(view, "government", seat),
    engine: spaceOf(view, "engine", seat),
    red: spaceOf(view, "red", seat),
    green: spaceOf(view, "green", seat),
  };
}

/** How many links of a seat lie on the board. */
export function laidBy(view: DalesView, seat: number): number {
  return Object.values(view.links).filter((owner) => owner === seat).length;
}

export function companiesAt(view: DalesView, area: string): Company[] {
  return view.companies[area] ?? [];
}

export function movesOf(legal: Move[], kind: string): Move[] {
  return legal.filter((move) => move.move === kind);
}
