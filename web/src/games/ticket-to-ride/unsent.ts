// What is chosen and not sent: the route to be paid for, the mix of tickets, the tickets picked in an offer.
import type { GameTable } from "..";
import { listed } from "../../lib/unsent";
import { desk } from "./desk.svelte";
import { movesOf } from "./view";

export const unsent: GameTable["unsent"] = {
  keeps: () => ({ paying: desk.paying, mixing: desk.mixing, picked: [...desk.picked] }),
  resumes({ paying, mixing, picked }, { legal }) {
    if (movesOf(legal, "claim").some((move) => move["route"] === paying)) desk.paying = paying as string;
    desk.mixing = mixing === true && movesOf(legal, "tickets").length > 0;
    desk.picked = listed(picked); // of them, only what is on offer counts
  },
};
