// Why cards cannot be played, asked once for a moment that lasts.
import type { BoardProps } from "..";
import type { WhyNot } from "../../lib/types";
import { valleyView } from "./view";

const LASTS = 150; // milliseconds: who plays on at once does not want to know

/** The reasons by card, for the seat that is to choose one. */
export function whysOf(props: () => BoardProps): { at: Record<string, WhyNot> } {
  const found: { at: Record<string, WhyNot> } = $state({ at: {} });
  const view = $derived(props().view);
  const legal = $derived(props().legal);
  const seat = $derived(props().seat);
  const whyNot = $derived(props().whyNot);
  $effect(() => {
    found.at = {};
    if (seat === null || view.phase !== "turn" || legal.length === 0) return;
    const open = new Set(legal.map((move) => String(move["card"])));
    const barred = Object.values(valleyView(view).players[seat]!.cards).filter(({ card }) => !open.has(card));
    let stale = false;
    const ask = (): void => {
      for (const { card } of barred) {
        whyNot({ move: "play", card }).then(
          (why) => {
            if (!stale) found.at[card] = why;
          },
          () => {}, // the moment has passed
        );
      }
    };
    const waiting = setTimeout(ask, LASTS);
    return () => {
      stale = true;
      clearTimeout(waiting);
    };
  });
  return found;
}
