// Where a map is in its pane. Pure functions, for the canvas and for tests.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** A point p of the map appears at p × scale + (x, y) in the pane. */
export interface Camera extends Point {
  scale: number;
}

export const CLOSEST = 6; // the closest zoom, in multiples of the fitted size

/** The whole content, centred, as large as the pane allows. */
export function fit(content: Box, pane: Size, edge = 0): Camera {
  const room = { width: Math.max(1, pane.width - 2 * edge), height: Math.max(1, pane.height - 2 * edge) };
  const scale = Math.min(room.width / content.width, room.height / content.height);
  return {
    scale,
    x: pane.width / 2 - scale * (content.x + content.width / 2),
    y: pane.height / 2 - scale * (content.y + content.height / 2),
  };
}

/** What appears at `at` stays there while everything grows. */
export function zoom(camera: Camera, at: Point, factor: number, fitted: number): Camera {
  const scale = Math.min(fitted * CLOSEST, Math.max(fitted, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Two fingers: what was under each stays under each. */
export function pinch(camera: Camera, from: [Point, Point], to: [Point, Point], fitted: number): Camera {
  const gap = (pair: [Point, Point]): number => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y) || 1;
  const middle = (pair: [Point, Point]): Point => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 });
  const grown = zoom(camera, middle(from), gap(to) / gap(from), fitted);
  return { ...grown, x: grown.x + middle(to).x - middle(from).x, y: grown.y + middle(to).y - middle(from).y };
}

/** The map cannot be pushed out of sight: if larger than the pane, it fills it; otherwise it stays inside. */
export function hold(camera: Camera, content: Box, pane: Size, edge = 0): Camera {
  const along = (offset: number, start: number, size: number, room: number): number => {
    const low = room - edge - camera.scale * (start + size);
    const high = edge - camera.scale * start;
    return Math.min(Math.max(offset, Math.min(low, high)), Math.max(low, high));
  };
  return {
    scale: camera.scale,
    x: along(camera.x, content.x, content.width, pane.width),
    y: along(camera.y, content.y, content.height, pane.height),
  };
}

/** The next of several points when an arrow key is pressed: the nearest one that is mostly in that direction. */
export function step<Item extends Point>(items: Item[], from: Point, key: string): Item | undefined {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!direction) return undefined;
  const [dx, dy] = direction as [number, number];
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const ahead = (item.x - from.x) * dx + (item.y - from.y) * dy;
    const aside = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx);
    if (ahead > 0.5 && aside <= 2 * ahead + 0.5 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = item;
    }
  }
  return best;
}
