// F10.2 The end: once it is triggered, the game is over with the second player's turn.
import type { BoardProps, Ending, Mark } from "..";
import { valleyView } from "./view";

export function ending(props: BoardProps): Ending | null {
  const view = valleyView(props.view);
  const second = 1 - view.first;
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (!view.trigger) {
    const left = view.turn_cap ? view.turn_cap - view.turns : Infinity;
    return left <= 2 ? { tone: "near", says: say("valley-cap-soon", { count: left }), marks: [] } : null;
  }
  const marks = view.players.map((_, seat): Mark => (seat === view.turn ? "final" : seat === second ? "left" : "done"));
  return { tone: "last", says: say(view.turn === second ? "valley-last-now" : "valley-last-soon", { who: second }), marks };
}
