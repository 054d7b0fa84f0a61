// What the panels ask in the prompt, and what its main button does.
import type { Asking, BoardProps } from "../..";
import { dalesView, movesOf } from "../view";
import { bidding, chosen } from "./desk.svelte";
import { standing } from "./forecast";

/** The boxes on which the seat was outbid since its last bid. */
function outbidOn(props: BoardProps): number[] {
  const since = props.entries.findLastIndex((entry) => entry.seat === props.seat && entry.lines.some((line) => line.key.startsWith("narrate-bid")));
  const lost = since < 0 ? [] : props.entries.slice(since + 1).flatMap((entry) => entry.lines.filter((line) => line.key === "narrate-outbid" && line.args["who"] === props.seat));
  return lost.map((line) => Number(line.args["box"]));
}

export function asks(props: BoardProps): Asking | null {
  if (!props.interactive || !props.legal.length) return null; // a turn that is played waits for its end
  const { phase } = dalesView(props.view);
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (phase === "auction") {
    const { box, cubes } = bidding;
    const move = movesOf(props.legal, "bid").find((one) => one["box"] === (box ?? -1) + 1 && one["cubes"] === cubes);
    if (!move) {
      const lost = outbidOn(props);
      const first = lost.length ? `${say("panel-outbid", { boxes: props.voice.texts.join(lost.map(String)), count: lost.length })} ` : "";
      return { key: "auction", byHand: false, says: first + say("panel-choose-box", { standing: standing(dalesView(props.view), props.seat ?? 0) }) };
    }
    return { key: "auction", byHand: true, act: { label: say("panel-bid-button", { box: box! + 1, cubes }), run: () => void props.choose(move) } };
  }
  if (phase === "trains" && chosen.train) {
    const move = movesOf(props.legal, "buy").find((one) => one["train"] === chosen.train);
    if (move) return { key: `buy-${chosen.train}`, byHand: true, act: { label: say("panel-buy-button"), run: () => void props.choose(move) } };
  }
  return phase === "choice" || phase === "loading" ? { key: phase, byHand: false } : null;
}
