// What the button between Undo and End turn does: turn the picked cards over, or stop here.
import type { Asking, BoardProps } from "..";
import { boardOf } from "./board";
import { desk } from "./desk.svelte";
import { underWay, valleyView } from "./view";

/** What the button says, by the phase it ends. */
export const STOPS: Record<string, string> = { visit: "valley-leave-it", flip: "valley-flip-none", score: "valley-score-none" };

export function asks(props: BoardProps): Asking | null {
  if (props.seat === null || !props.legal.length) return null;
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  const gain = props.view.phase === "gain" ? gainOf(props) : null;
  if (gain) return { key: "", byHand: false, says: say("valley-gain-nth", gain), act: null };
  const flips = desk.flipped.length ? props.legal.find((move) => move.move === "flip" && same(move["cards"] as string[], desk.flipped)) : undefined;
  const done = props.legal.find((move) => move.move === "done" || move.move === "pass");
  const move = flips ?? done;
  if (!move) return null;
  const stop = done?.move === "pass" ? "valley-pass" : (STOPS[props.view.phase] ?? "valley-stop-here");
  const label = flips ? say("valley-flip-these", { count: desk.flipped.length }) : say(stop);
  return { key: "", byHand: false, act: { name: flips ? "flip" : "done", label, run: () => desk.do(move), disabled: !props.interactive } };
}

/** Which of how many resources is to be chosen; null where it is one. */
function gainOf({ board, view }: BoardProps): { number: number; most: number } | null {
  const seen = valleyView(view);
  const most = Object.values(underWay(boardOf(board), seen)?.items ?? {})[0] ?? 1;
  const left = seen.resolving?.left ?? most;
  return most > 1 ? { number: most - left + 1, most } : null;
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));
