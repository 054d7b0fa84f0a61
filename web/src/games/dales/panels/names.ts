// Which drawing stands for what.
import type { DrawingName } from "../art/drawings";
import type { Influence, Means } from "../board";

/** The badge of an influence, of the two-coloured point, or of a cube. */
export function badge(means: Influence | "either" | Means): DrawingName {
  if (means === "red" || means === "green" || means === "either") return `badge-${means}`;
  return means;
}
