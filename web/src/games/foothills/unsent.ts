// What is picked and not sent: cubes of the stockyard, and cards to be flipped.
import type { GameTable } from "..";
import { listed } from "../../lib/unsent";
import { desk } from "./desk.svelte";
import { flippable } from "./targets";
import { movesOf, valleyView } from "./view";

export const unsent: GameTable["unsent"] = {
  keeps: () => ({ cubes: [...desk.cubes], flipped: [...desk.flipped] }),
  resumes({ cubes, flipped }, { legal, view }) {
    const { stockyard } = valleyView(view);
    const lies = (cube: string): boolean =>
      ["iron", "stone"].some((kind) => Array.from({ length: stockyard[kind as "iron"] }, (_, k) => `${kind} ${k}`).includes(cube));
    const most = Math.max(0, ...movesOf(legal, "take").map((move) => Number(move["iron"]) + Number(move["stone"])));
    desk.cubes = listed(cubes).filter(lies).slice(0, most);
    desk.flipped = listed(flipped).filter((card) => flippable(legal).includes(card));
  },
};
