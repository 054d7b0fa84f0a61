// What is planned at a table and not sent, kept by the tab for when it is loaded again.
import { tick, untrack } from "svelte";
import type { BoardProps, GameTable } from "../games";
import type { Json } from "./types";
import { keep, kept } from "./unsent";

/** Called in an effect: plan again what the tab kept, once the board is there, and from then on keep what is planned. A
 * plan counts at the moment of the table at which it was made, and at no other. */
export function resume(key: string, unsent: GameTable["unsent"], props: () => BoardProps, at: () => number): void {
  if (!unsent) return;
  let ready = $state(false);
  void tick().then(() => {
    untrack(() => {
      const found = kept(key) as { at: number; plan: Json } | null;
      if (found?.at === at() && typeof found.plan === "object" && found.plan) unsent.resumes(found.plan, props());
    });
    ready = true;
  });
  $effect(() => {
    if (ready) keep(key, { at: at(), plan: unsent.keeps() });
  });
}
