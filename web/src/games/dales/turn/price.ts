// W5: where a line may go, and what it costs. The twin of building.py; the engine has the last word.
import { type Border, type Company, type Land, linkName, type Means } from "../board";
import { companiesAt, type DalesView, purseOf } from "../view";

/** What a line costs: construction points, and points of influence in their own colour besides. */
export interface Price {
  points: number;
  government: number;
  red: number;
  green: number;
}

export const FREE: Price = { points: 0, government: 0, red: 0, green: 0 };

export const plus = (a: Price, b: Price): Price => ({
  points: a.points + b.points,
  government: a.government + b.government,
  red: a.red + b.red,
  green: a.green + b.green,
});

/** What it costs to come into an area over a border; without a border, to start there. W5.6 – W5.8. */
export function entering(land: Land, view: DalesView, area: string, border: Border | null): Price {
  const companies = companiesAt(view, area);
  const owes = (company: Company): number => (companies.includes(company) ? 1 : 0);
  return {
    points: border ? land.cost(border) : 0,
    government: border ? (view.people[area]?.opponent ?? 0) : 0,
    red: owes("red"),
    green: owes("green"),
  };
}

export function priceOf(land: Land, view: DalesView, line: string[]): Price {
  return line.reduce((sum, area, k) => plus(sum, entering(land, view, area, k ? land.between(line[k - 1]!, area)! : null)), FREE);
}

/** What is paid in the end: W5.9 cubes as long as there are any, the rest in influence of the player's choice. */
export interface Bill {
  pays: Record<Means, number>;
  /** Construction points left when the cubes are spent. */
  rest: number;
  keeps: Record<Means, number>;
  can: boolean;
}

export function billOf(view: DalesView, seat: number, price: Price): Bill {
  const purse = purseOf(view, seat);
  const cube = Math.min(purse.cube, price.points);
  const rest = price.points - cube;
  const pays = { cube, government: price.government, engine: 0, red: price.red, green: price.green };
  const keeps = { ...purse };
  for (const means of Object.keys(pays) as Means[]) keeps[means] -= pays[means];
  const own = keeps.government >= 0 && keeps.red >= 0 && keeps.green >= 0;
  const left = keeps.government + keeps.red + keeps.green + keeps.engine;
  return { pays, rest, keeps, can: own && rest <= left };
}

export function touches(land: Land, view: DalesView, area: string, owner: number | Company): boolean {
  return land.ways(area).some(({ border }) => view.links[linkName(border)] === owner);
}

/** W5.3 In a company's town, or where an own link is. */
export function mayStart(land: Land, view: DalesView, seat: number, area: string): boolean {
  return companiesAt(view, area).length > 0 || touches(land, view, area, seat);
}

export interface Step {
  to: string;
  border: Border;
  /** Of this link alone. */
  price: Price;
  /** Of the line with it. */
  total: Price;
}

/** Every area the line may be led to: W5.1, W5.2, W5.5, W5.10. */
export function stepsFrom(land: Land, view: DalesView, seat: number, line: string[]): Step[] {
  const last = line.at(-1);
  if (last === undefined || line.length > (view.players[seat]?.links_left ?? 0)) return [];
  const before = priceOf(land, view, line);
  return land.ways(last).flatMap(({ to, border }) => {
    if (linkName(border) in view.links || land.area(to).exit_only || line.includes(to)) return [];
    const price = entering(land, view, to, border);
    const total = plus(before, price);
    return billOf(view, seat, total).can ? [{ to, border, price, total }] : [];
  });
}

export function startsOf(land: Land, view: DalesView, seat: number): string[] {
  const ids = land.areas.map((area) => area.id);
  return ids.filter((area) => mayStart(land, view, seat, area) && stepsFrom(land, view, seat, [area]).length > 0);
}

/** A line between two areas where it could start is named from the one that comes first on the board. */
export function named(land: Land, view: DalesView, seat: number, line: string[]): string[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  const forward = land.order.get(last)! > land.order.get(first)! || !mayStart(land, view, seat, last) || land.area(first).exit_only;
  return forward ? line : line.toReversed();
}
