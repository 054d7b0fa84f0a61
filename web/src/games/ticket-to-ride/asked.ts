// What is asked of the seat now and not answered on the map.
import type { BoardProps } from "..";
import type { Board, Ticket } from "./board";
import { desk } from "./desk.svelte";
import { movesOf, rideView, type RideView } from "./view";

export type Asked =
  | { what: "pay"; route: string }
  | { what: "passenger"; place: string; colours: string[] }
  | { what: "keep" }
  | { what: "mix"; must: boolean };

/** A payment still to be made, also when the page is opened in the middle of one. */
export function owedBy(props: BoardProps): string | null {
  const view = rideView(props.view);
  return view.phase === "payment" && movesOf(props.legal, "pay").length ? view.claiming : null;
}

export function askedOf(props: BoardProps): Asked | null {
  const view = rideView(props.view);
  const owed = owedBy(props);
  const claims = movesOf(props.legal, "claim");
  if (desk.paying && claims.some((move) => move["route"] === desk.paying)) return { what: "pay", route: desk.paying };
  if (owed && owed !== desk.putOff) return { what: "pay", route: owed };
  const colours = movesOf(props.legal, "collect").map((move) => String(move["passenger"]));
  if (view.collecting && colours.length) return { what: "passenger", place: view.collecting, colours };
  if (movesOf(props.legal, "keep").length) return { what: "keep" };
  const must = view.phase === "mix";
  if ((must || desk.mixing) && movesOf(props.legal, "tickets").length) return { what: "mix", must };
  return null;
}

/** The tickets on offer, those picked, and how many must be kept. */
export function offered(board: Board, view: RideView, seat: number): { offer: Ticket[]; kept: string[]; least: number } {
  const offer = (view.players[seat]?.offer ?? []).flatMap((one) => board.tickets.find((ticket) => ticket.id === one.ticket) ?? []);
  const kept = desk.picked.filter((id) => offer.some((ticket) => ticket.id === id));
  return { offer, kept, least: view.phase === "keep-first" ? Math.min(2, offer.length) : 1 };
}
