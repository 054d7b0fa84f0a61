// What the button between Undo and End turn does: turn the picked cards over, or stop here.
import type { Asking, BoardProps } from "..";
import { desk } from "./desk.svelte";

/** What the button says, by the phase it ends. */
export const STOPS: Record<string, string> = { visit: "valley-leave-it", flip: "valley-flip-none", score: "valley-score-none" };

export function asks(props: BoardProps): Asking | null {
  if (props.seat === null || !props.legal.length) return null;
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  const flips = desk.flipped.length ? props.legal.find((move) => move.move === "flip" && same(move["cards"] as string[], desk.flipped)) : undefined;
  const done = props.legal.find((move) => move.move === "done" || move.move === "pass");
  const move = flips ?? done;
  if (!move) return null;
  const stop = done?.move === "pass" ? "valley-pass" : (STOPS[props.view.phase] ?? "valley-stop-here");
  const label = flips ? say("valley-flip-these", { count: desk.flipped.length }) : say(stop);
  return { key: "", byHand: false, act: { name: flips ? "flip" : "done", label, run: () => desk.do(move), disabled: !props.interactive } };
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));
