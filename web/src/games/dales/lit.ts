// What a line of the log, or of advice, points at on the map.
import type { Line, Move } from "../../lib/types";
import { type Land, linkName } from "./board";

export interface Lit {
  areas: Set<string>;
  links: Set<string>;
}

const NONE: Lit = { areas: new Set(), links: new Set() };

/** The log names areas as people do; advice names them by their ids. */
export function litBy(line: Line | null, land: Land): Lit {
  if (!line) return NONE;
  const ids = new Map(land.areas.map((area) => [area.name, area.id]));
  const found = (value: unknown): string | undefined => (typeof value === "string" ? ids.get(value) : undefined);
  const { a, b, area, areas = [], move } = line.args as { a?: unknown; b?: unknown; area?: unknown; areas?: unknown[]; move?: Move };
  const named = [a, b, area, ...areas].map(found).filter((one) => one !== undefined);
  const advised = move && land.order.has(String(move["area"])) ? [String(move["area"])] : [];
  const way = areas.length ? areas : [a, b];
  const borders = way.slice(1).map((to, k) => {
    const [one, other] = [found(way[k]), found(to)];
    return one && other ? land.between(one, other) : undefined;
  });
  return { areas: new Set([...named, ...advised]), links: new Set(borders.flatMap((border) => (border ? [linkName(border)] : []))) };
}
