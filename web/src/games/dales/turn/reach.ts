// W6: who can move what from where, by which way, and what it brings. The twin of trains.py.
import type { Json } from "../../../lib/types";
import { type Area, type Company, COMPANIES, type Land, linkName, type Piece } from "../board";
import { pieceKey } from "../map/pieces";
import { companiesAt, type Counts, type DalesView, laidBy, purseOf, trainsAt } from "../view";

const GOODS: readonly string[] = ["stone", "cheese", "beer", "parcel"];
const DOUBLE: readonly string[] = ["stone", "beer"];

export const isGood = (piece: string): boolean => GOODS.includes(piece);
/** W7.1 What a piece brings in profit. */
export const profitOf = (piece: string): number => (DOUBLE.includes(piece) ? 2 : 1);

/** Of each area on a seat's links one area that stands for its network. */
export function networksOf(land: Land, links: DalesView["links"], seat: number): Map<string, string> {
  const roots = new Map<string, string>();
  for (const { id } of land.areas) {
    if (roots.has(id) || !land.ways(id).some(({ border }) => links[linkName(border)] === seat)) continue;
    const ahead = [id];
    roots.set(id, id);
    for (let area = ahead.pop(); area !== undefined; area = ahead.pop()) {
      for (const { to, border } of land.ways(area)) {
        if (links[linkName(border)] !== seat || roots.has(to)) continue;
        roots.set(to, id);
        ahead.push(to);
      }
    }
  }
  return roots;
}

/** Pieces on the board that a seat's links can move, trains apart: by `pieceKey`, how many. */
export function reachOf(land: Land, view: DalesView, seat: number, links = view.links): Map<string, number> {
  const roots = networksOf(land, links, seat);
  const served = new Map<string, Set<Company>>();
  for (const [area, root] of roots) {
    const companies = served.get(root) ?? new Set();
    for (const company of companiesAt(view, area)) companies.add(company);
    served.set(root, companies);
  }
  const reach = new Map<string, number>();
  for (const area of land.areas) {
    const goods = view.goods[area.id] ?? 0;
    if (area.goods && goods > 0 && loadable(view, area, roots)) reach.set(pieceKey(area.id, area.goods), goods);
    const root = roots.get(area.id);
    for (const company of root === undefined ? [] : COMPANIES) {
      const waiting = view.people[area.id]?.[company] ?? 0;
      if (waiting > 0 && served.get(root!)!.has(company)) reach.set(pieceKey(area.id, company), waiting);
    }
  }
  return reach;
}

/** What a seat could move if this line were its own, by kind. */
export function reachedBy(land: Land, view: DalesView, seat: number, line: string[]): Counts {
  const links = { ...view.links };
  for (const [k, area] of line.slice(1).entries()) links[linkName(land.between(line[k]!, area)!)] = seat;
  const counts: Counts = {};
  for (const [key, count] of reachOf(land, view, seat, links)) {
    const piece = key.split(" ")[1] as Piece;
    counts[piece] = (counts[piece] ?? 0) + count;
  }
  return counts;
}

/** W6.6 An own link touches the area. W6.7 One touches a town of the goods that has no company. */
function loadable(view: DalesView, area: Area, roots: Map<string, string>): boolean {
  if (!area.loads_at) return roots.has(area.id);
  return area.loads_at.some((town) => roots.has(town) && companiesAt(view, town).length === 0);
}

/** The way of a piece to where it goes: areas in order. Goods go to a town beside them; cheese and parcels ride at once. */
export function wayOf(land: Land, view: DalesView, seat: number, areaId: string, piece: string): string[] {
  const area = land.area(areaId);
  if (isGood(piece)) {
    const roots = networksOf(land, view.links, seat);
    const town = area.loads_at?.find((one) => roots.has(one) && companiesAt(view, one).length === 0);
    return town ? [areaId, town] : [areaId];
  }
  const before = new Map<string, string>();
  const ahead = [areaId];
  for (let k = 0; k < ahead.length; k++) {
    const at = ahead[k]!;
    if (k > 0 && companiesAt(view, at).includes(piece as Company)) return traced(before, at);
    for (const { to, border } of land.ways(at)) {
      if (view.links[linkName(border)] !== seat || to === areaId || before.has(to)) continue;
      before.set(to, at);
      ahead.push(to);
    }
  }
  return [areaId];
}

function traced(before: Map<string, string>, end: string): string[] {
  const way = [end];
  for (let at = before.get(end); at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}

/** Free places on a seat's trains. */
export function freeOf(board: Json, view: DalesView, seat: number): { seats: number; spaces: number } {
  const free = { seats: 0, spaces: 0 };
  for (const train of trainsAt(board, view).trains) {
    const bought = view.trains[train.id];
    if (bought?.owner !== seat) continue;
    free.seats += train.passengers - (bought.red ?? 0) - (bought.green ?? 0);
    free.spaces += train.goods - GOODS.reduce((sum, good) => sum + (bought[good as Piece] ?? 0), 0);
  }
  return free;
}

/** W6.2, W6.3 Whether a seat could buy another train. */
export function canBuy(board: Json, view: DalesView, seat: number): boolean {
  if (view.content.includes(seat)) return false;
  const { trains } = trainsAt(board, view);
  const owned = new Set(trains.filter((train) => view.trains[train.id]?.owner === seat).map((train) => train.price));
  const purse = purseOf(view, seat);
  const most = purse.engine + Math.floor((purse.cube + purse.government + purse.red + purse.green) / 3);
  return trains.some((train) => !view.trains[train.id] && train.price <= most && !owned.has(train.price));
}

/** Other seats that could still take a piece this round, by `pieceKey`. */
export function rivalsOf(board: Json, land: Land, view: DalesView, seat: number): Map<string, number[]> {
  const rivals = new Map<string, number[]>();
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || view.passed.includes(other)) continue;
    const free = freeOf(board, view, other);
    const more = canBuy(board, view, other);
    for (const key of reachOf(land, view, other).keys()) {
      const room = isGood(key.split(" ")[1]!) ? free.spaces : free.seats;
      if (room > 0 || more) rivals.set(key, [...(rivals.get(key) ?? []), other]);
    }
  }
  return rivals;
}

/** What rides on a seat's trains. */
export function loadedBy(view: DalesView, seat: number): Counts {
  const loaded: Record<string, number> = {};
  for (const { owner, ...pieces } of Object.values(view.trains)) {
    if (owner !== seat) continue;
    for (const [piece, count] of Object.entries(pieces)) loaded[piece] = (loaded[piece] ?? 0) + count;
  }
  return loaded;
}

/** W7.1 The profit of this round, as it is written out: 7 − 4 links = +3. */
export interface Forecast {
  earned: number;
  links: number;
  sum: number;
}

export function forecastOf(view: DalesView, seat: number, more: Record<string, number> = {}, links = laidBy(view, seat)): Forecast {
  let earned = 0;
  for (const pieces of [loadedBy(view, seat), more]) {
    for (const [piece, count] of Object.entries(pieces)) {
      earned += count * profitOf(piece);
    }
  }
  return { earned, links, sum: earned - links };
}

/** What only this seat can take and has room for, worth most first: keys, one for each piece. */
export function onlyMine(board: Json, land: Land, view: DalesView, seat: number): string[] {
  const rivals = rivalsOf(board, land, view, seat);
  const free = freeOf(board, view, seat);
  const mine = [...reachOf(land, view, seat)].filter(([key]) => !rivals.has(key)).flatMap(([key, count]) => Array<string>(count).fill(key));
  const pieceOf = (key: string): string => key.split(" ")[1]!;
  const goods = mine.filter((key) => isGood(pieceOf(key))).sort((a, b) => profitOf(pieceOf(b)) - profitOf(pieceOf(a)));
  const people = mine.filter((key) => !isGood(pieceOf(key)));
  return [...goods.slice(0, free.spaces), ...people.slice(0, free.seats)];
}
