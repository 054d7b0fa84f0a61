// T6.1 The last round: who has few trains left, and how many turns each seat still has.
import type { BoardProps, Ending, Mark } from "..";
import { rideView } from "./view";

const FEW = 5; // trains at which everyone is warned

export function ending(props: BoardProps): Ending | null {
  const view = rideView(props.view);
  const { seats, turn, last_round: left } = view;
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (left === null) {
    const fewest = view.players.map((player, seat) => ({ seat, trains: player.trains })).sort((a, b) => a.trains - b.trains)[0]!;
    if (fewest.trains > FEW) return null;
    return { tone: "near", says: say("ride-few-trains", { who: fewest.seat, trains: fewest.trains }), why: say("ride-few-trains-why"), marks: [] };
  }
  const acts = props.deciders?.[0] ?? turn; // not the next one yet, as long as a turn that is played can be undone
  const marks = view.players.map((_, seat): Mark => {
    const wait = (seat - turn + seats) % seats;
    if (seat === acts && acts !== turn) return wait >= left ? "final" : "left";
    return wait >= left ? "done" : seat === acts ? "final" : "left";
  });
  const cause = (turn + left - 1) % seats; // the last to play is the one whose trains ran out
  const own = props.seat === null ? null : marks[props.seat]!;
  const says = own === null ? say("ride-last-watched", { turns: left }) : say(`ride-last-${own}`);
  return { tone: "last", says, why: say("ride-last-why", { who: cause, trains: view.players[cause]!.trains }), marks };
}
