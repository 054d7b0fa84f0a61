/** Where names go: beside their station, never on another name or station, and off the tracks if there is room. */

import type { Board } from "../board";
import { type Box, depth, distance, overlap, type Point } from "./geometry";
import { homeOf, SIZE } from "./relax";

/** How large names and passengers are drawn, in units of the map. */
export interface Letters {
  text: number; // the height of a city's name
  country: number; // and of a country's, in capitals
  meeple: { width: number; height: number };
  /** What it costs a name to be nearer to another station than to its own, and to be on a track. */
  astray: number;
  onTrack: number;
}
export const NORMAL: Letters = { text: 19.5, country: 15, meeple: { width: 13, height: 16 }, astray: 6, onTrack: 1 };
/** For a map as small as on a phone. */
export const LARGE: Letters = { text: 27, country: 25, meeple: { width: 16, height: 20 }, astray: 60, onTrack: 0.35 };
const FAR = 200; // an end this far from its country's name repeats the name beside it

export interface Label {
  id: string; // a city, a country, or an end of a country far from its name
  box: Box;
  anchor: "start" | "middle" | "end";
}

interface Wanted {
  id: string;
  at: Point;
  radius: number;
  width: number;
  height: number;
}

export function stationRadius(passengers: number): number {
  return passengers >= 3 ? 10 : 8;
}

/** The room for a name and, above or before it, the passengers who wait there at first. */
export function blockOf(name: string, passengers: number, letters: Letters): { width: number; height: number; row: boolean } {
  const { text, meeple } = letters;
  const width = widthOf(name, text);
  if (passengers <= 1) {
    return { width: width + meeple.width + 3, height: text + 2, row: false };
  }
  return { width: Math.max(width, passengers * (meeple.width + 1)), height: text + meeple.height + 2, row: true };
}

// Widths of the shipped serif at weight 600, in hundredths of its height: names are measured without a browser.
const WIDTHS: [number, string][] = [
  [28, "ijl. "],
  [36, "IJfrt-"],
  [50, "aceostzäö"],
  [55, "bdghknpquvxyLFSüß"],
  [66, "ABCEKPRTVXYZÄ"],
  [73, "DGHNOQUÖÜ"],
  [83, "Mmw"],
  [96, "W"],
];

export function widthOf(name: string, text: number): number {
  const hundredths = [...name].map((letter) => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? 70);
  return Math.ceil((hundredths.reduce((sum, width) => sum + width, 0) * text) / 100) + 1;
}

export function countryWidth(name: string, country: number): number {
  return Math.ceil(name.length * country * 0.79);
}

/** Everything that has a name, and the room it needs. */
function wantedOf(board: Board, at: Map<string, Point>, letters: Letters): Wanted[] {
  const wanted: Wanted[] = board.cities.map((city) => {
    const { width, height } = blockOf(city.name, city.passengers, letters);
    return { id: city.id, at: at.get(city.id) as Point, radius: stationRadius(city.passengers), width, height };
  });
  for (const country of board.countries) {
    const home = homeOf(board, country.x, country.y);
    const width = countryWidth(country.name, letters.country);
    const { meeple } = letters;
    wanted.push({ id: country.id, at: home, radius: 0, width: width + meeple.width + 3, height: meeple.height + 2 });
    for (const end of country.endpoints) {
      const place = at.get(end.id) as Point;
      if (distance(place, home) > FAR) {
        wanted.push({ id: end.id, at: place, radius: 8, width, height: letters.country + 3 });
      }
    }
  }
  return wanted;
}

export function labelsOf(board: Board, at: Map<string, Point>, tracks: Point[], letters: Letters): Label[] {
  const wanted = wantedOf(board, at, letters);
  const options = wanted.map((one) => (one.radius === 0 ? around(one) : candidates(one)).filter(inside).map((label) => ({ label, cost: 0 })));
  wanted.forEach((one, k) => {
    const near = tracks.filter((point) => distance(point, one.at) < one.width + 150);
    for (const option of options[k] ?? []) {
      option.cost = placeCost(option.label, one, at, near, letters);
    }
  });
  const chosen = wanted.map((_, k) => cheapest(options[k] ?? [], []));
  for (let sweep = 0; sweep < 12; sweep += 1) {
    wanted.forEach((_, k) => {
      const others = chosen.filter((_, other) => other !== k);
      chosen[k] = cheapest(options[k] ?? [], others);
    });
  }
  return chosen;
}

function cheapest(options: { label: Label; cost: number }[], others: Label[]): Label {
  let best = options[0] as { label: Label; cost: number };
  let least = Infinity;
  for (const option of options) {
    const clashes = others.filter((other) => overlap(grown(other.box, 2), option.label.box)).length;
    const cost = option.cost + 1000 * clashes;
    if (cost < least) {
      least = cost;
      best = option;
    }
  }
  return best.label;
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function inside({ box }: Label): boolean {
  return box.x >= 4 && box.y >= 4 && box.x + box.width <= SIZE.width - 4 && box.y + box.height <= SIZE.height - 4;
}

/** Places for a block: all the way round the station, near and a little further off. */
function candidates(one: Wanted): Label[] {
  const labels: Label[] = [];
  for (const gap of [3, 8, 14, 22, 32]) {
    for (let turn = 0; turn < 32; turn += 1) {
      const angle = (turn * Math.PI) / 16;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const reach = one.radius + gap;
      const x = one.at.x + cos * (reach + one.width / 2) - one.width / 2;
      const y = one.at.y + sin * (reach + one.height / 2) - one.height / 2;
      const anchor = cos > 0.4 ? "start" : cos < -0.4 ? "end" : "middle";
      labels.push({ id: one.id, box: { x: tenth(x), y: tenth(y), width: one.width, height: one.height }, anchor });
    }
  }
  return labels;
}

/** Places for a country's name: anywhere near the middle of its stations. */
function around(one: Wanted): Label[] {
  const labels: Label[] = [];
  for (let dx = -80; dx <= 80; dx += 8) {
    for (let dy = -80; dy <= 80; dy += 8) {
      const box = { x: tenth(one.at.x - one.width / 2 + dx), y: tenth(one.at.y - one.height / 2 + dy) };
      labels.push({ id: one.id, box: { ...box, width: one.width, height: one.height }, anchor: "middle" });
    }
  }
  return labels;
}

function placeCost(label: Label, one: Wanted, at: Map<string, Point>, tracks: Point[], letters: Letters): number {
  const { box } = label;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const off = nearestOf(one.at, box);
  const own = one.radius > 0;
  let cost = own ? Math.max(0, off - one.radius - 3) * 1.2 + (off < one.radius + 1 ? 500 : 0) : 0;
  cost += own ? Math.abs(middle.y - one.at.y) * 0.05 : distance(middle, one.at) * 0.4;
  for (const [id, place] of at) {
    if (id !== one.id && nearestOf(place, box) < 14) {
      cost += 500;
    } else if (id !== one.id && own && nearestOf(place, box) < off) {
      cost += letters.astray;
    }
  }
  for (const point of tracks) {
    const inside = depth(point, box, 5);
    cost += inside > 0 ? letters.onTrack * (3 + inside) : 0;
  }
  return cost;
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
