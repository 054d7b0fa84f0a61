/**
 * Where names and passengers go: a name touches its station, and the pill with the passengers stands on the far side of
 * the name. Both keep off every other name, pill, plate and station, and off the tracks if there is room. The pill has
 * the room it needs while everybody waits there, so nothing moves when passengers leave.
 */

import { type Board, PASSENGERS } from "../board";
import { type Box, depth, distance, overlap, type Point } from "./geometry";
import { homeOf, SIZE } from "./relax";
import { countryWidth, type Letters, pillOf, platesOf, stationRadius, widthOf } from "./sizes";

const FAR = 200; // an end this far from its country's name repeats the name beside it
const TOUCH = [2.5, 5]; // between a station and its name
const KEPT = 400; // places worth a second look
const EAST = 20; // beyond the stations, for Berlin's passengers

export interface Pill {
  box: Box; // with as many colours as there can be
  inRow: number;
}

export interface Label {
  id: string; // a city, a country, or an end of a country far from its name
  box: Box; // of the name
  pill: Pill | null; // none where nobody waits
}

interface Wanted {
  id: string;
  at: Point;
  radius: number; // 0: a name without a station, anywhere near its place
  width: number;
  height: number;
  pills: { width: number; height: number; inRow: number }[];
}

/** The forms a pill may have: one row, or two if there can be many colours. */
function pillsOf(passengers: number, letters: Letters): Wanted["pills"] {
  const colours = Math.min(passengers, PASSENGERS.length);
  const rows = [colours, ...(colours >= 3 ? [Math.ceil(colours / 2)] : [])];
  return rows.map((inRow) => ({ ...pillOf(colours, inRow, letters), inRow }));
}

/** Everything that has a name, and the room it needs. */
function wantedOf(board: Board, at: Map<string, Point>, letters: Letters): Wanted[] {
  const wanted: Wanted[] = board.cities.map((city) => ({
    id: city.id,
    at: at.get(city.id) as Point,
    radius: stationRadius(city.passengers),
    width: widthOf(city.name, letters.text),
    height: letters.text + 2,
    pills: pillsOf(city.passengers, letters),
  }));
  for (const country of board.countries) {
    const home = homeOf(board, country.x, country.y);
    const size = { width: countryWidth(country.name, letters.country), height: letters.country + 1 };
    wanted.push({ id: country.id, at: home, radius: 0, ...size, pills: pillsOf(country.passengers, letters) });
    for (const end of country.endpoints) {
      const place = at.get(end.id) as Point;
      if (distance(place, home) > FAR) {
        wanted.push({ id: end.id, at: place, radius: 8, ...size, pills: [] });
      }
    }
  }
  return wanted;
}

interface Option {
  label: Label;
  boxes: Box[]; // with a little air round them
  cost: number;
}

export function labelsOf(board: Board, at: Map<string, Point>, tracks: Point[], letters: Letters): Label[] {
  const wanted = wantedOf(board, at, letters);
  const plates = platesOf(board, at, letters);
  const stations = new Map([...at].filter(([id]) => !plates.has(id)));
  const options = wanted.map((one) => {
    const near = tracks.filter((point) => distance(point, one.at) < one.width + 260);
    return blocks(one, names(one, plates.get(one.id)))
      .filter((label) => boxesOf(label).every(inside))
      .map((label) => {
        const cost = blockCost(label, one, stations, plates, near, letters);
        return { label, boxes: boxesOf(label).map((box) => grown(box, 1)), cost };
      })
      .filter((option) => option.cost < Infinity)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, KEPT);
  });
  return settle(options).map((option) => option.label);
}

/** The cheapest choice found that lets no two blocks touch: each in turn takes its best place, and two that stand in each
    other's way look for one together. */
function settle(options: Option[][]): Option[] {
  const chosen = options.map((some) => some[0] as Option);
  const reach = options.map((some) => around(some.flatMap((option) => option.boxes)));
  const near = reach.map((one, k) => reach.flatMap((two, other) => (other !== k && overlap(one, two) ? [other] : [])));
  const costOf = (option: Option, k: number, but = -1): number => {
    let cost = option.cost;
    for (const other of near[k] ?? []) if (other !== but && clash(option, chosen[other] as Option)) cost += 1000;
    return cost;
  };
  for (let sweep = 0; sweep < 5; sweep += 1) {
    for (let round = 0; round < 3; round += 1) {
      options.forEach((some, k) => {
        let least = Infinity;
        for (const option of some) {
          if (option.cost >= least) break; // they come cheapest first
          const cost = costOf(option, k);
          if (cost < least) {
            least = cost;
            chosen[k] = option;
          }
        }
      });
    }
    for (const [j, others] of near.entries()) {
      for (const i of others) {
        const [mine, theirs] = [options[j] ?? [], options[i] ?? []];
        const [a, b] = [chosen[j] as Option, chosen[i] as Option];
        if (i > j || (a === mine[0] && b === theirs[0])) continue; // both have the best place there is
        let least = costOf(a, j, i) + costOf(b, i, j) + (clash(a, b) ? 1000 : 0) - 0.001;
        const second = theirs.map((option) => ({ option, cost: costOf(option, i, j) }));
        for (const one of mine) {
          const first = costOf(one, j, i);
          if (first >= least) continue;
          for (const two of second) {
            if (first + two.cost >= least || clash(one, two.option)) continue;
            least = first + two.cost;
            [chosen[j], chosen[i]] = [one, two.option];
          }
        }
      }
    }
  }
  return chosen;
}

function clash(a: Option, b: Option): boolean {
  return a.boxes.some((one) => b.boxes.some((two) => overlap(one, two)));
}

/** The smallest box round these. */
function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

function boxesOf(label: Label): Box[] {
  return label.pill ? [label.box, label.pill.box] : [label.box];
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function inside(box: Box): boolean {
  return box.x >= 4 && box.y >= 4 && box.x + box.width <= SIZE.width + EAST && box.y + box.height <= SIZE.height - 4;
}

/** Places for a name: touching its station all the way round, or anywhere near the middle of a country's stations. */
function names(one: Wanted, plate: Box | undefined): Box[] {
  const { width, height } = one;
  const boxes: Box[] = [];
  const put = (x: number, y: number): void => {
    boxes.push({ x: tenth(x), y: tenth(y), width, height });
  };
  if (one.radius === 0) {
    for (let dx = -80; dx <= 80; dx += 8) {
      for (let dy = -80; dy <= 80; dy += 3) put(one.at.x - width / 2 + dx, one.at.y - height / 2 + dy);
    }
    return boxes;
  }
  const dot = plate ?? { x: one.at.x - one.radius, y: one.at.y - one.radius, width: 2 * one.radius, height: 2 * one.radius };
  const [right, bottom] = [dot.x + dot.width, dot.y + dot.height];
  const middle = { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 };
  const corner = plate ? 0 : one.radius * 0.29; // a circle leaves its corners free
  for (const gap of TOUCH) {
    for (let part = 0; part <= 8; part += 1) {
      put(middle.x - (width * part) / 8, dot.y - gap - height);
      put(middle.x - (width * part) / 8, bottom + gap);
    }
    for (let part = 0; part <= 4; part += 1) {
      put(right + gap, middle.y - (height * part) / 4);
      put(dot.x - gap - width, middle.y - (height * part) / 4);
    }
    const off = gap * 0.7 - corner;
    for (const x of [right + off, dot.x - off - width]) for (const y of [bottom + off, dot.y - off - height]) put(x, y);
  }
  return boxes;
}

/** Each name with each place for its pill: beyond it, above it or below it, but always farther from the station. */
function blocks(one: Wanted, boxes: Box[]): Label[] {
  if (one.pills.length === 0) return boxes.map((box) => ({ id: one.id, box, pill: null }));
  const labels: Label[] = [];
  for (const box of boxes) {
    const least = nearestOf(one.at, box) + box.height / 2;
    for (const { width, height, inRow } of one.pills) {
      const edges = [box.x, box.x + box.width / 2 - width / 2, box.x + box.width - width];
      const levels = [box.y + box.height / 2 - height / 2, ...(inRow > 1 ? [box.y, box.y + box.height - height] : [])];
      const spots = [
        ...levels.flatMap((y) => [
          { x: box.x + box.width + 3, y },
          { x: box.x - 3 - width, y },
        ]),
        ...edges.flatMap((x) => [
          { x, y: box.y - 1 - height },
          { x, y: box.y + box.height + 1 },
        ]),
      ];
      for (const spot of spots) {
        const pill = { x: tenth(spot.x), y: tenth(spot.y), width: tenth(width), height: tenth(height) };
        if (one.radius === 0 || nearestOf(one.at, pill) >= least) labels.push({ id: one.id, box, pill: { box: pill, inRow } });
      }
    }
  }
  return labels;
}

/** What is against a block there; Infinity if it lies on a station or a plate. */
function blockCost(
  label: Label,
  one: Wanted,
  stations: Map<string, Point>,
  plates: Map<string, Box>,
  tracks: Point[],
  letters: Letters,
): number {
  const own = one.radius > 0;
  const middle = { x: label.box.x + label.box.width / 2, y: label.box.y + label.box.height / 2 };
  let cost = own ? Math.max(0, nearestOf(one.at, label.box) - one.radius - 3) * 1.2 : distance(middle, one.at) * 0.4;
  if (own && !plates.has(one.id)) cost += Math.abs(middle.y - one.at.y) * 0.05;
  for (const box of boxesOf(label)) {
    const off = nearestOf(one.at, box);
    for (const [id, place] of stations) {
      const gap = nearestOf(place, box);
      if (gap < (id === one.id ? one.radius + 1 : 14)) return Infinity;
      if (id !== one.id && own && gap < off) cost += letters.astray;
    }
    if (overlap({ x: 0, y: 0, ...letters.corner }, box)) cost += 100;
    for (const [id, plate] of plates) if (overlap(grown(plate, id === one.id ? 0 : 2), box)) return Infinity;
  }
  for (const box of boxesOf(label)) {
    const weight = letters.onTrack * (box === label.box ? 1 : 2.5); // a pill hides the track under it
    for (const point of tracks) {
      const deep = depth(point, box, 5);
      if (deep > 0) cost += weight * (3 + deep);
    }
  }
  return cost;
}

/** The pill while fewer colours wait: smaller, with the edge that faces the name where it was. */
export function pillNow(label: Label, colours: number, letters: Letters): Box {
  const { box, pill } = label;
  if (!pill) throw new Error(`nobody waits at ${label.id}`);
  const full = pill.box;
  const { width, height } = pillOf(colours, pill.inRow, letters);
  const hug = (from: number, size: number, now: number, name: number, long: number): number => {
    if (from >= name + long || Math.abs(from - name) < 1) return from;
    if (from + size <= name || Math.abs(from + size - name - long) < 1) return from + size - now;
    return from + (size - now) / 2;
  };
  return {
    x: hug(full.x, full.width, width, box.x, box.width),
    y: hug(full.y, full.height, height, box.y, box.height),
    width,
    height,
  };
}

/** How far a point is from a box. */
export function nearestOf(p: Point, box: Box): number {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.width);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
