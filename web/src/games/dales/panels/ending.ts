// The last round, which the rules fix from the beginning: everyone plays it to its end.
import type { BoardProps, Ending } from "../..";
import { dalesView } from "../view";

export function ending(props: BoardProps): Ending | null {
  const view = dalesView(props.view);
  if (view.round < view.rounds || view.over) return null;
  return { tone: "last", says: props.voice.say("panel-last-round"), marks: view.players.map(() => "round") };
}
