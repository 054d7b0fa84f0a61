/**
 * Where the places go: at their true geography, moved apart only as far as tracks, stations and names need room.
 *
 * Every step pushes apart a little what is too close and lets every place drift home a little; after enough steps
 * nothing is too close and nothing is further from home than it must be. No luck: the same board always gives the same
 * map.
 */

import { type Board, type Group, groupsOf } from "../board";
import { nearest, type Point } from "./geometry";

export const SIZE = { width: 880, height: 1000 };
export const SLOT = 22; // the least room for a wagon along its track
export const STATION = 14; // what a station keeps free around itself
export const TRACK = 13; // from the middle of a track to that of its neighbour
const APART = 58;
const FAN = 0.135; // radians between two bands that leave a station, for each track and one more
const STEPS = 500;

interface Node extends Point {
  id: string;
  home: Point;
  weight: number;
}

/** Half the width of the band that this many tracks take side by side. */
export function halfWidth(tracks: number): number {
  return (tracks * TRACK) / 2;
}

export function relax(board: Board): Map<string, Point> {
  const nodes = homes(board);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groups = groupsOf(board);
  const bands = groups.map((group) => ({ group, a: byId.get(group.a) as Node, b: byId.get(group.b) as Node }));
  const corners = cornersOf(bands);
  for (let step = 0; step < STEPS; step += 1) {
    const pull = step < STEPS * 0.9 ? 0.03 : 0;
    for (const node of nodes) {
      node.x += (node.home.x - node.x) * pull * node.weight;
      node.y += (node.home.y - node.y) * pull * node.weight;
    }
    for (let i = 0; i < nodes.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        spread(nodes[i] as Node, nodes[j] as Node, APART);
      }
    }
    for (const { group, a, b } of bands) {
      spread(a, b, roomOf(group));
    }
    for (const band of bands) {
      for (const node of nodes) {
        if (node !== band.a && node !== band.b) {
          clear(node, band.a, band.b, 17 + halfWidth(band.group.routes.length));
        }
      }
    }
    for (const corner of corners) {
      fan(corner);
    }
    for (const node of nodes) {
      node.x = Math.min(SIZE.width - 36, Math.max(36, node.x));
      node.y = Math.min(SIZE.height - 34, Math.max(40, node.y));
    }
  }
  return new Map(nodes.map((node) => [node.id, { x: round(node.x), y: round(node.y) }]));
}

interface Band {
  group: Group;
  a: Node;
  b: Node;
}

/** A point of the board file on our map, before anything moves. */
export function homeOf(board: Board, x: number, y: number): Point {
  return { x: 10 + (x * (SIZE.width - 20)) / board.map.width, y: (y * SIZE.height) / board.map.height };
}

function homes(board: Board): Node[] {
  const at = (id: string, x: number, y: number, weight: number): Node => {
    const home = homeOf(board, x, y);
    return { id, ...home, home, weight };
  };
  return [
    ...board.cities.map((city) => at(city.id, city.x, city.y, 1)),
    ...board.countries.flatMap((country) => country.endpoints.map((end) => at(end.id, end.x, end.y, 0.3))),
  ];
}

/** How far apart the two ends of a route must be for all its wagons. */
export function roomOf(group: Group): number {
  return (group.routes[0]?.length ?? 1) * SLOT + 2 * STATION + 2;
}

function spread(a: Node, b: Node, least: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const gap = Math.hypot(dx, dy) || 1;
  if (gap < least) {
    const by = ((least - gap) / gap) * 0.25;
    a.x -= dx * by;
    a.y -= dy * by;
    b.x += dx * by;
    b.y += dy * by;
  }
}

/** A place keeps clear of the tracks that pass it by. */
function clear(node: Node, a: Node, b: Node, least: number): void {
  const foot = nearest(node, a, b);
  const dx = node.x - foot.x;
  const dy = node.y - foot.y;
  const gap = Math.hypot(dx, dy) || 1;
  if (gap < least) {
    const by = ((least - gap) / gap) * 0.2;
    node.x += dx * by;
    node.y += dy * by;
    a.x -= dx * by * (1 - foot.t);
    a.y -= dy * by * (1 - foot.t);
    b.x -= dx * by * foot.t;
    b.y -= dy * by * foot.t;
  }
}

/** Two bands that leave the same station. */
interface Corner {
  hub: Node;
  p: Node;
  q: Node;
  angle: number; // the least angle between them
}

function cornersOf(bands: Band[]): Corner[] {
  const corners: Corner[] = [];
  bands.forEach((one, i) => {
    for (const two of bands.slice(0, i)) {
      const hub = [one.a, one.b].find((end) => end === two.a || end === two.b);
      if (hub) {
        const tracks = one.group.routes.length + two.group.routes.length;
        const p = one.a === hub ? one.b : one.a;
        corners.push({ hub, p, q: two.a === hub ? two.b : two.a, angle: FAN * (tracks + 1) });
      }
    }
  });
  return corners;
}

/** They fan out, so that their first wagons do not overlap. */
function fan({ hub, p, q, angle }: Corner): void {
  const between = Math.atan2(q.y - hub.y, q.x - hub.x) - Math.atan2(p.y - hub.y, p.x - hub.x);
  const turn = Math.atan2(Math.sin(between), Math.cos(between));
  if (Math.abs(turn) < angle) {
    const by = (angle - Math.abs(turn)) * 0.04 * Math.sign(turn || 1);
    rotate(p, hub, -by);
    rotate(q, hub, by);
  }
}

function rotate(node: Node, hub: Node, by: number): void {
  const dx = node.x - hub.x;
  const dy = node.y - hub.y;
  node.x = hub.x + dx * Math.cos(by) - dy * Math.sin(by);
  node.y = hub.y + dx * Math.sin(by) + dy * Math.cos(by);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
