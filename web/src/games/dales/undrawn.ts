// Whether the map of a board file can be drawn: the twin of drawing.py.
import type { Json, Line, View } from "../../lib/types";
import { type Chart, landOf } from "./board";
import { crossesItself } from "./map/geometry";
import { dalesView } from "./view";

const kept = new WeakMap<Chart, Line | null>();

/** Why the map of this table cannot be drawn, in one sentence; null where it can. */
export function refuses(board: Json, view: View): Line | null {
  const { chart } = landOf(board, dalesView(view).map);
  let why = kept.get(chart);
  if (why === undefined) kept.set(chart, (why = wrongWith(chart)));
  return why;
}

function wrongWith(chart: Chart): Line | null {
  for (const area of chart.areas) {
    const say = (what: string): Line => ({ key: `map-undrawn-${what}`, args: { area: area.name || area.id } });
    if (!area.name) return say("name");
    if (!area.outline || area.outline.length < 3) return say("outline");
    if (crossesItself(area.outline)) return say("crossing");
  }
  return null;
}
