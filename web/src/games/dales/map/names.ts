// Names on a map: how large, on how many lines, how wide.
import type { Area } from "../board";

/** Units of the map: 11 pixels and more when a map of a thousand units is 690 pixels wide. */
export function sizeOf(area: Area): number {
  if (!area.town) return 16.8;
  return area.town.size === "minor" ? 17.6 : 18.4;
}

const LONG = 11; // letters from which a name goes on two lines

/** One line or two: a long name is cut where its halves are most alike. */
export function linesOf(name: string): string[] {
  if (name.length < LONG) return [name];
  let best = [name];
  let least = Infinity;
  for (const found of name.matchAll(/ /g)) {
    const halves = [name.slice(0, found.index), name.slice(found.index + 1)];
    const longer = Math.max(...halves.map((half) => half.length));
    if (longer < least) [best, least] = [halves, longer];
  }
  return best;
}

const NARROW = /[iljtfrI.,’'() -]/;
const BROAD = /[mwMW]/;

/** How wide a name is, about: parts of its size by letter. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.36 : BROAD.test(letter) ? 0.82 : letter === letter.toUpperCase() ? 0.64 : 0.51;
  return sum * size;
}
