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
  const { a, b, area, move } = line.args as { a?: unknown; b?: unknown; area?: unknown; move?: Move };
  const named = [found(a), found(b), found(area)].filter((one) => one !== undefined);
  const advised = move && land.order.has(String(move["area"])) ? [String(move["area"])] : [];
  const [from, to] = [found(a), found(b)];
  const border = from && to ? land.between(from, to) : undefined;
  return { areas: new Set([...named, ...advised]), links: new Set(border ? [linkName(border)] : []) };
}
