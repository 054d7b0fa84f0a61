// The nine phases of a round as stations, and which order is in force in each.
import type { Phase } from "../view";
import type { DalesView } from "../view";

export const STATIONS = ["invest", "offers", "auction", "orders", "build", "trains", "profit", "players", "takeovers"] as const;
export const ORDERS = ["players", "building", "trains"] as const;

const AT: Record<Phase, number> = {
  auction: 2,
  choice: 2,
  building: 4,
  payment: 4,
  trains: 5,
  exchange: 5,
  loading: 5,
  takeovers: 8,
  over: 9,
};

/** The number of the station a table is at; after the last one when it is over. */
export const stationOf = (view: DalesView): number => AT[view.phase];

/** The order that applies now. */
export function orderIn(view: DalesView): (typeof ORDERS)[number] {
  const at = stationOf(view);
  return at === 4 ? "building" : at === 5 ? "trains" : "players";
}

/** Who has had their turn in this phase. */
export function doneIn(view: DalesView): number[] {
  const at = stationOf(view);
  if (at === 5) return view.passed;
  if (at !== 4 && at !== 8) return [];
  const order = view.orders[orderIn(view)];
  return order.slice(0, Math.max(0, order.indexOf(view.turn)));
}
