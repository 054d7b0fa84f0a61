// Where the coach's label goes: beside the one thing, on the side with the least under it.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "right" | "left" | "below" | "above";
export interface Placed extends Box {
  side: Side;
}

const GAP = 16;
const EDGE = 6;

const shared = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top));

const WEIGHT = 5; // what is to be read or chosen now weighs more than names on a map
const MOST = 0.3; // of the label: where more of that would be covered, the ring has to do

/** The place of a label of this size beside `about`, inside `room`; `things` are what it should not cover, and `chosen`
 * what it must not. Null where there is none. */
export function placeLabel(about: Box, size: { width: number; height: number }, room: Box, things: Box[], chosen: Box[] = []): Placed | null {
  const { width, height } = size;
  const [middleX, middleY] = [about.left + about.width / 2, about.top + about.height / 2];
  const [right, bottom] = [about.left + about.width, about.top + about.height];
  // Beside its middle, or else level with one of its ends.
  const spots: [Side, number, number][] = [0, 1, 2].flatMap((way): [Side, number, number][] => {
    const x = [middleX - width / 2, about.left, right - width][way]!;
    const y = [middleY - height / 2, about.top, bottom - height][way]!;
    return [
      ["right", right + GAP, y],
      ["left", about.left - GAP - width, y],
      ["below", x, bottom + GAP],
      ["above", x, about.top - GAP - height],
    ];
  });
  let best: Placed | null = null;
  let least = Infinity;
  let hides = 0; // of what is chosen
  for (const [side, x, y] of spots) {
    const left = Math.max(room.left + EDGE, Math.min(x, room.left + room.width - width - EDGE));
    const top = Math.max(room.top + EDGE, Math.min(y, room.top + room.height - height - EDGE));
    const box = { left, top, width, height };
    const covers = chosen.reduce((sum, thing) => sum + shared(box, thing), 0);
    const over = 20 * shared(box, about) + WEIGHT * covers + things.reduce((sum, thing) => sum + shared(box, thing), 0);
    if (over < least) [best, least, hides] = [{ ...box, side }, over, covers];
  }
  return hides > MOST * width * height ? null : best;
}
