// What lies on the table of Foothills, read off the general view. Everything is open.
import type { Move, View } from "../../lib/types";
import type { Board, Operation } from "./board";
import { effectNamed } from "./board";
import type { ValleyView } from "./seen";

export type { Cubes, Lying, Resolving, ValleyPlayer as Player, ValleyView } from "./seen";

/** The general view, read as this game's. */
export const valleyView = (view: View): ValleyView => view as unknown as ValleyView;

export const movesOf = (legal: Move[], kind: string): Move[] => legal.filter((move) => move.move === kind);

/** The operation under way, as the board file writes it; null between turns. */
export function underWay(board: Board, view: ValleyView): Operation | null {
  const { resolving } = view;
  if (!resolving) return null;
  const frame = resolving.under_way === "inner" ? resolving.inner : resolving.effect;
  if (!frame) return null;
  const rows = effectNamed(board, frame.of).flatMap((operation): Operation[] =>
    operation.op === "gain" ? Object.entries(operation.items ?? {}).map(([item, count]) => ({ op: "gain", items: { [item]: count } })) : [operation],
  );
  return rows[frame.begun - 1] ?? null;
}

/** How many stations a seat has built. */
export function stationsOf(view: ValleyView, seat: number): number {
  return Object.values(view.valley).reduce((sum, card) => sum + card.stations.filter((owner) => owner === seat).length, 0);
}

export function tracksOf(view: ValleyView, seat: number): number {
  return Object.values(view.valley).reduce((sum, card) => sum + card.tracks.filter((owner) => owner === seat).length, 0);
}

/** F11.1 Stations of each seat on a line. */
export function stationsOn(board: Board, view: ValleyView, line: string): number[] {
  const cards = board.stations.filter((card) => card.lines.includes(line) && card.id in view.valley);
  return [0, 1].map((seat) => cards.reduce((sum, card) => sum + view.valley[card.id]!.stations.filter((owner) => owner === seat).length, 0));
}

/** F9.11 Whether a surveyor may come: a station or a competitor stands there; starting cards have one. */
export function unlocked(view: ValleyView, card: string): boolean {
  const lying = view.valley[card];
  return !lying || lying.competitor || lying.stations.some((owner) => owner !== null);
}

/** The seat whose surveyor stands there; null where none does. */
export function surveyorAt(view: ValleyView, place: string): number | null {
  const seat = view.players.findIndex((player) => player.surveyor === place);
  return seat < 0 ? null : seat;
}
