// N5.2: the first connection of Nürnberg with Fürth. The shortest way there is, and what it still lacks.
import { type Land, linkName } from "../board";
import type { DalesView, Owner } from "../view";

export interface Meter {
  /** Areas from the one town to the other. */
  way: string[];
  /** Who owns each link of the way; null where it is missing. */
  owners: (Owner | null)[];
  missing: number;
  /** Links of each seat on the way: what it would score. */
  scores: number[];
}

const MISSING = 1000; // a missing link weighs more than any way round over laid ones

/** The way that lacks fewest links, and among equals the shortest; null where the map asks for no connection. */
export function meterOf(land: Land, view: DalesView): Meter | null {
  const wanted = land.chart.first_connection;
  if (!wanted) return null;
  const cost = new Map<string, number>([[wanted.to, 0]]);
  const next = new Map<string, string>();
  const open = new Set([wanted.to]);
  const done = new Set<string>();
  while (open.size) {
    const at = [...open].reduce((best, one) => (cost.get(one)! < cost.get(best)! ? one : best));
    open.delete(at);
    done.add(at);
    if (wanted.from.includes(at)) return told(land, view, traced(next, at));
    for (const { to, border } of land.ways(at)) {
      const sum = cost.get(at)! + 1 + (linkName(border) in view.links ? 0 : MISSING);
      if (done.has(to) || sum >= (cost.get(to) ?? Infinity)) continue;
      cost.set(to, sum);
      next.set(to, at);
      open.add(to);
    }
  }
  return null;
}

function traced(next: Map<string, string>, start: string): string[] {
  const way = [start];
  for (let at = next.get(start); at !== undefined; at = next.get(at)) way.push(at);
  return way;
}

function told(land: Land, view: DalesView, way: string[]): Meter {
  const owners = way.slice(1).map((area, k) => view.links[linkName(land.between(way[k]!, area)!)] ?? null);
  const scores = Array.from({ length: view.seats }, (_, seat) => owners.filter((owner) => owner === seat).length);
  return { way, owners, missing: owners.filter((owner) => owner === null).length, scores };
}
