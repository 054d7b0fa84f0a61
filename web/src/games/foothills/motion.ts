// What others do is seen to happen: cubes and passengers travel from where they lay to who gets them.
import { fly } from "../../parts/fly";
import Icon from "./icons/Icon.svelte";
import type { IconName } from "./icons/names";
import type { ValleyView } from "./view";

const ITEMS = ["iron", "stone", "rubble", "passenger"] as const;
const MOST = 4; // of one kind: more would be a swarm

/** Shows how supplies changed between two views. */
export function travel(before: ValleyView, after: ValleyView): void {
  for (const [seat, player] of after.players.entries()) {
    const was = before.players[seat]!;
    const card = player.surveyor !== was.surveyor ? player.surveyor : changedCard(before, after);
    for (const item of ITEMS) {
      const by = player[item] - was[item];
      if (by === 0) continue;
      const own = document.querySelector(`[data-item="${item}"][data-seat="${seat}"]`);
      const place = (card && document.querySelector(`[data-card="${card}"]`)) || document.querySelector("[data-yard]");
      const yard = before.stockyard[item as "iron"] > (after.stockyard[item as "iron"] ?? 0);
      const source = yard ? (document.querySelector(`[data-cube="${item}"]`) ?? document.querySelector("[data-yard]")) : place;
      for (let k = 0; k < Math.min(MOST, Math.abs(by)); k += 1) {
        const [from, to] = by > 0 ? [source, own] : [own, place];
        fly({ from, to, Thing: Icon, props: { name: item as IconName, size: 24 }, width: 24, lasts: 600, waits: 110 * k, look: "foothills" });
      }
    }
  }
}

/** The card on which something was built, laid or cleared. */
function changedCard(before: ValleyView, after: ValleyView): string | null {
  const changed = Object.keys(after.valley).find((id) => JSON.stringify(before.valley[id]) !== JSON.stringify(after.valley[id]));
  return changed ?? null;
}
