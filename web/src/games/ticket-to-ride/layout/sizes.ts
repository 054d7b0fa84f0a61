/** How large names, passengers and the plates of countries are drawn, in units of the map. */

import { type Board, endOf } from "../board";
import { type Box, distance, type Point } from "./geometry";
import { SIZE } from "./relax";

export interface Letters {
  text: number; // the height of a city's name
  country: number; // of a country's, in capitals
  code: number; // and of the code on a plate
  figure: { width: number; height: number }; // a passenger
  count: number; // the number beside the passenger
  /** What it costs a name to be nearer to another station than to its own, and to be on a track. */
  astray: number;
  onTrack: number;
  /** The corner at the top left that the map's buttons lie over. */
  corner: { width: number; height: number };
}
/** At 1280 × 800 a unit is 0.68 pixels: figures and counts are 14 pixels high, codes 12. */
export const NORMAL: Letters = {
  text: 19.5,
  country: 15,
  code: 18,
  figure: { width: 18.4, height: 22.6 },
  count: 21.5,
  astray: 6,
  onTrack: 1,
  corner: { width: 0, height: 0 },
};
/** For a map as small as on a phone. */
export const LARGE: Letters = {
  text: 27,
  country: 25,
  code: 25,
  figure: { width: 20.3, height: 25 },
  count: 25,
  astray: 60,
  onTrack: 0.35,
  corner: { width: 338, height: 60 },
};

export function stationRadius(passengers: number): number {
  return passengers >= 3 ? 10 : 8;
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

const EDGE = { x: 4, y: 2.5 }; // between a pill's rim and what is in it
const APART = 4; // between a count and the next passenger

/** The room of one passenger with its count. */
export function cellOf({ figure, count }: Letters): { width: number; height: number } {
  return { width: figure.width + 1.5 + 0.54 * count, height: figure.height };
}

/** A pill that shows this many colours, so many in a row. */
export function pillOf(colours: number, inRow: number, letters: Letters): { width: number; height: number } {
  const cell = cellOf(letters);
  const across = Math.min(colours, inRow);
  const rows = Math.ceil(colours / inRow);
  return { width: across * (cell.width + APART) - APART + 2 * EDGE.x, height: rows * (cell.height + 1) - 1 + 2 * EDGE.y };
}

/** Where in its pill each passenger stands. */
export function cellsOf(pill: Box, colours: number, inRow: number, letters: Letters): Point[] {
  const cell = cellOf(letters);
  return Array.from({ length: colours }, (_, k) => ({
    x: pill.x + EDGE.x + (k % inRow) * (cell.width + APART),
    y: pill.y + EDGE.y + Math.floor(k / inRow) * (cell.height + 1),
  }));
}

/** The plate with a country's code at each of its stations: it begins where the track ends. */
export function platesOf(board: Board, at: Map<string, Point>, letters: Letters): Map<string, Box> {
  const plates = new Map<string, Box>();
  const [width, height] = [letters.code * 1.85, letters.code * 1.22];
  for (const route of board.routes.filter((one) => one.endpoint)) {
    const end = at.get(endOf(route)) as Point;
    const city = at.get(route.a) as Point;
    const far = distance(city, end) || 1;
    const [cos, sin] = [(end.x - city.x) / far, (end.y - city.y) / far];
    // How far a plate reaches back along its track; a track ends 14 units before its station's middle.
    const reach = Math.min(width / 2 / Math.max(Math.abs(cos), 0.001), height / 2 / Math.max(Math.abs(sin), 0.001));
    const by = Math.max(0, reach - 12);
    const within = (value: number, size: number, room: number): number => Math.min(room - 4 - size, Math.max(4, value));
    plates.set(endOf(route), {
      x: within(end.x + by * cos - width / 2, width, SIZE.width),
      y: within(end.y + by * sin - height / 2, height, SIZE.height),
      width,
      height,
    });
  }
  return plates;
}
