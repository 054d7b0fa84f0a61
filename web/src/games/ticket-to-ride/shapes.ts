// The drawing of tracks: paths for all slots of a route at once, so that a whole board takes few elements.
import { glyph, path } from "../../parts/glyphs";
import type { Track } from "./layout";

export const SLOT_HEIGHT = 9.5;

/** All slots of a track, each a rectangle along the rails. */
export function slotPath(track: Track, height = SLOT_HEIGHT): string {
  return track.slots
    .map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [w, h] = [track.wagon / 2, height / 2];
      const corner = (dx: number, dy: number): [number, number] => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
      return path([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]);
    })
    .join("");
}

/** The shape of the route's colour on each slot, upright however the track runs. */
export function glyphPath(track: Track, size = 3): string {
  return track.slots.map(({ x, y }) => glyph(track.route.colour, x, y, size)).join("");
}

export function linePath(track: Track): string {
  return `M${track.path.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}`;
}
