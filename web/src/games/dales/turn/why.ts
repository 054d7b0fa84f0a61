// Why the line planned on the map cannot go where somebody clicked, in the words of the engine's refusals.
import type { Line } from "../../../lib/types";
import { barren, COMPANIES, type Land, linkName } from "../board";
import { type DalesView, purseOf } from "../view";
import { entering, plus, priceOf } from "./price";

export interface Refused {
  rule: string;
  line: Line;
}

export function whyNoStep(land: Land, view: DalesView, seat: number, line: string[], to: string): Refused | null {
  const [from, area] = [land.area(line.at(-1)!), land.area(to)];
  const facts = { from: from.name, area: area.name };
  const say = (rule: string, key: string, more = {}): Refused => ({ rule, line: { key: `refuse-${key}`, args: { ...facts, ...more } } });
  const border = land.between(from.id, to);
  if (barren(area)) return say("W5.4", "hill");
  if (border?.closed) return say("N5.1", "closed-border");
  if (!border) return to === from.id ? null : say("W5.1", "not-next");
  if (area.exit_only) return say("W5.5", "into");
  if (line.includes(to)) return say("W5.1", "area-twice");
  if (linkName(border) in view.links) return say("W5.2", "border-taken");
  if (line.length > view.players[seat]!.links_left) return say("W5.10", "no-links", { links: line.length - 1 });
  const price = plus(priceOf(land, view, line), entering(land, view, to, border));
  const purse = purseOf(view, seat);
  for (const company of COMPANIES) {
    if (price[company] > purse[company]) return say("W5.7", "company-points", { company, needs: price[company], has: purse[company] });
  }
  if (price.government > purse.government) return say("W5.8", "opponents", { needs: price.government, has: purse.government });
  const needs = price.points + price.government + price.red + price.green;
  const has = purse.cube + purse.government + purse.engine + purse.red + purse.green;
  return needs > has ? say("W5.10", "line-too-dear", { needs, has }) : null;
}
