// What is planned and not sent: the line on the map, the points given for what is owed, the bid.
import type { GameTable } from "..";
import { listed } from "../../lib/unsent";
import { MEANS } from "./board";
import { bidding } from "./panels/desk.svelte";
import { choicesAt, givesAt, nowAt, turn } from "./turn/turn.svelte";
import { movesOf } from "./view";

export const unsent: GameTable["unsent"] = {
  keeps: () => ({ line: turn.line && [...turn.line], paid: [...turn.paid], box: bidding.box, cubes: bidding.cubes }),
  resumes({ line, paid, box, cubes }, props) {
    const now = nowAt(props);
    if (!now) return;
    for (const area of listed(line).slice(now.line.length)) {
      const { starts, steps } = choicesAt(props, { ...now, line: turn.line ?? now.line });
      if (![...starts, ...steps.map(({ to }) => to)].includes(area)) break; // from here on it can be built no more
      turn.line = [...(turn.line ?? now.line), area];
    }
    for (const means of listed(paid)) {
      const fits = givesAt(now).some(([one]) => one === means) && turn.paid.length + 1 < now.view.short;
      if (fits) turn.paid = [...turn.paid, MEANS.find((one) => one === means)!];
    }
    const bid = movesOf(props.legal, "bid").find((move) => Number(move["box"]) - 1 === box && move["cubes"] === cubes);
    if (bid) bidding.choose(Number(box), Number(cubes));
  },
};
