// What a train costs a seat (W6.2, W6.3).
import type { Influence, TrainBoard } from "../board";
import type { Effects } from "../state.svelte";
import type { DalesView } from "../view";

export type Purse = Record<"cube" | Influence, number>;

/** Whether a seat already has a train of this price this round. */
export function bought(board: TrainBoard, view: DalesView, seat: number, price: number): boolean {
  return board.trains.some((train) => train.price === price && view.trains[train.id]?.owner === seat);
}

/** Engine points that are missing for a price. */
export const missingFor = (price: number, purse: Purse): number => Math.max(0, price - purse.engine);

/** What is paid at once: engine points. What is missing costs three others each, chosen after. */
export function priceIn(price: number, purse: Purse): Effects {
  const engine = Math.min(price, purse.engine);
  return engine ? { engine: -engine } : {};
}
