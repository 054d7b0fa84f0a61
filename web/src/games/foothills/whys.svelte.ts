// Why cards cannot be played, asked once for a moment.
import type { BoardProps } from "..";
import type { WhyNot } from "../../lib/types";
import { valleyView } from "./view";

/** The reasons by card, for the seat that is to choose one. */
export function whysOf(props: () => BoardProps): { at: Record<string, WhyNot> } {
  const found: { at: Record<string, WhyNot> } = $state({ at: {} });
  $effect(() => {
    const now = props();
    const view = valleyView(now.view);
    found.at = {};
    if (now.seat === null || now.view.phase !== "turn" || now.legal.length === 0) return;
    const open = new Set(now.legal.map((move) => String(move["card"])));
    let stale = false;
    for (const { card } of Object.values(view.players[now.seat]!.cards)) {
      if (open.has(card)) continue;
      now.whyNot({ move: "play", card }).then(
        (why) => {
          if (!stale) found.at[card] = why;
        },
        () => {}, // the moment has passed
      );
    }
    return () => (stale = true);
  });
  return found;
}
