// The parts of a state that the server sends when something has changed.
import type { Json, StatePart, TableState } from "./types";

/** A state with a part in the place of what was there. */
export function joined(state: TableState, part: StatePart): TableState {
  const view = { ...state.view, ...part.view };
  for (const name of part.gone ?? []) delete (view as Json)[name];
  for (const [seat, columns] of Object.entries(part.players ?? {})) {
    view.players = view.players.with(Number(seat), { ...view.players[Number(seat)], ...columns });
  }
  return { ...state, ...part.state, card: { ...state.card, ...part.card }, view };
}
