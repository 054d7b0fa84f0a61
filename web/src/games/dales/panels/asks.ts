// What the panels ask in the prompt, and what its main button does.
import type { Asking, BoardProps } from "../..";
import { dalesView, movesOf } from "../view";
import { bidding, chosen } from "./desk.svelte";
import { standing } from "./forecast";

export function asks(props: BoardProps): Asking | null {
  if (!props.interactive || !props.legal.length) return null; // a turn that is played waits for its end
  const { phase } = dalesView(props.view);
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (phase === "auction") {
    const { box, cubes } = bidding;
    const move = movesOf(props.legal, "bid").find((one) => one["box"] === (box ?? -1) + 1 && one["cubes"] === cubes);
    if (!move) return { key: "auction", byHand: false, says: say("panel-choose-box", { standing: standing(dalesView(props.view), props.seat ?? 0) }) };
    return { key: "auction", byHand: false, act: { label: say("panel-bid-button", { box: box! + 1, cubes }), run: () => void props.choose(move) } };
  }
  if (phase === "trains" && chosen.train) {
    const move = movesOf(props.legal, "buy").find((one) => one["train"] === chosen.train);
    if (move) return { key: `buy-${chosen.train}`, byHand: true, act: { label: say("panel-buy-button"), run: () => void props.choose(move) } };
  }
  return phase === "choice" || phase === "loading" ? { key: phase, byHand: false } : null;
}
