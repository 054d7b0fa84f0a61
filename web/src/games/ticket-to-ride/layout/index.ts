/** The whole drawing plan of a board: places, tracks with their slots, names. Computed from the board alone. */

import { type Board, groupsOf, type Route } from "../board";
import { bendsOf } from "./bends";
import { along, type Box, bow, distance, lengthOf, nearest, offset, type Point } from "./geometry";
import { type Label, labelsOf } from "./labels";
import { relax, STATION, TRACK } from "./relax";
import { LARGE, NORMAL } from "./sizes";

export interface Slot extends Point {
  angle: number;
}

export interface Track {
  route: Route;
  slots: Slot[];
  wagon: number; // the length of a slot
  path: Point[]; // from one station's edge to the other's
  middle: Slot;
}

export interface Plan {
  at: Map<string, Point>; // by city, and by each end of a country
  bends: Map<string, number>; // by group
  tracks: Map<string, Track>;
  labels: Label[];
  large: Label[]; // where the names go while the map appears small
}

const LONGEST = 40;

/** A plan as stored in a file. */
export interface Settled {
  at: Record<string, number[]>;
  bends: Record<string, number>;
  labels: (string | number)[][];
  large: (string | number)[][];
}

/** The plan of a board, worked out from scratch: a second or two. */
export function planOf(board: Board): Plan {
  const at = relax(board);
  return planFrom(board, at, bendsOf(board, at));
}

/** The plan of a board: the settled one if it fits, otherwise worked out, which a corrected board may need. */
export function planBy(board: Board, settled: Settled): Plan {
  const places = [...board.cities, ...board.countries.flatMap((country) => country.endpoints)];
  const named = [...board.cities, ...board.countries].map((place) => place.id);
  const labelled = new Set(settled.labels.map(([id]) => id));
  const fits =
    places.every((place) => place.id in settled.at) &&
    groupsOf(board).every((group) => group.key in settled.bends) &&
    named.every((id) => labelled.has(id));
  if (!fits) return planOf(board);
  const at = new Map(Object.entries(settled.at).map(([id, [x, y]]) => [id, { x: x as number, y: y as number }]));
  const placed = (rows: Settled["labels"]): Label[] =>
    rows.map(([id, ...numbers]) => {
      const [x, y, width, height, inRow, ...pill] = numbers as number[];
      const box = { x: pill[0], y: pill[1], width: pill[2], height: pill[3] };
      return { id, box: { x, y, width, height }, pill: inRow ? { box, inRow } : null } as Label;
    });
  const names = { labels: placed(settled.labels), large: placed(settled.large) };
  return planFrom(board, at, new Map(Object.entries(settled.bends)), names);
}

function planFrom(
  board: Board,
  at: Map<string, Point>,
  bends: Map<string, number>,
  names?: Pick<Plan, "labels" | "large">,
): Plan {
  const tracks = new Map<string, Track>();
  for (const group of groupsOf(board)) {
    const line = bow(at.get(group.a) as Point, at.get(group.b) as Point, bends.get(group.key) ?? 0);
    group.routes.forEach((route, k) => {
      const side = (k - (group.routes.length - 1) / 2) * TRACK;
      tracks.set(route.id, trackOf(route, side === 0 ? line : offset(line, side)));
    });
  }
  if (names) return { at, bends, tracks, ...names };
  const dots = [...tracks.values()].flatMap(dotsOf);
  return { at, bends, tracks, labels: labelsOf(board, at, dots, NORMAL), large: labelsOf(board, at, dots, LARGE) };
}

/** The part of the map that must be visible: all stations and names, and no more of the neighbouring countries. */
export function extentOf(plan: Plan): Box {
  const edge = 18; // round a station
  const boxes = [
    ...[...plan.at.values()].map(({ x, y }) => ({ x: x - edge, y: y - edge, width: 2 * edge, height: 2 * edge })),
    ...plan.labels.flatMap((label) => [label.box, ...(label.pill ? [label.pill.box] : [])]),
  ];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** The tracks within reach of a point, nearest first. */
export function tracksNear(plan: Plan, point: Point, reach: number): Track[] {
  const near: { track: Track; gap: number }[] = [];
  for (const track of plan.tracks.values()) {
    let gap = Infinity;
    for (let k = 1; k < track.path.length; k += 1) {
      gap = Math.min(gap, distance(point, nearest(point, track.path[k - 1] as Point, track.path[k] as Point)));
    }
    if (gap <= reach) near.push({ track, gap });
  }
  return near.sort((a, b) => a.gap - b.gap).map(({ track }) => track);
}

function trackOf(route: Route, line: Point[]): Track {
  const whole = lengthOf(line);
  const room = whole - 2 * STATION;
  const pitch = room / route.length;
  const wagon = Math.min(LONGEST, pitch - 2.5);
  const slots = Array.from({ length: route.length }, (_, k) => along(line, STATION + (k + 0.5) * pitch));
  const path = Array.from({ length: 13 }, (_, k) => along(line, STATION + (k * room) / 12));
  return { route, slots, wagon, path, middle: along(line, whole / 2) };
}

/** Points along a track, close enough together that no name can slip between them. */
function dotsOf(track: Track): Point[] {
  const length = lengthOf(track.path);
  const count = Math.ceil(length / 6);
  return Array.from({ length: count + 1 }, (_, k) => along(track.path, (k * length) / count));
}
