// W9: which lines a company could take over, what it costs, and what follows from it. The twin of takeovers.py.
import type { Json, Line } from "../../../lib/types";
import { type Company, COMPANIES, type Land, linkName } from "../board";
import { pieceKey } from "../map/pieces";
import { boardOf, companiesAt, type DalesView, spaceOf } from "../view";
import { touches } from "./price";

const LINKS_A_POINT = 2;

export interface Sale {
  company: Company;
  /** From the company's town to the other end, as the engine names it. */
  line: string[];
  /** Points of the company's influence. */
  cost: number;
}

/** Every line that could be sold now. */
export function salesOf(board: Json, land: Land, view: DalesView, seat: number): Sale[] {
  return COMPANIES.flatMap((company) => {
    const most = mostSold(board, view, seat, company);
    return most > 0 ? land.areas.flatMap((area) => salesFrom(land, view, seat, company, area.id, most)) : [];
  });
}

/** W9.2 Two links a point. W9.4 With a limit, no more than the company has left. */
function mostSold(board: Json, view: DalesView, seat: number, company: Company): number {
  const most = LINKS_A_POINT * spaceOf(view, company, seat);
  if (view.company_links === "unlimited") return most;
  const laid = Object.values(view.links).filter((owner) => owner === company).length;
  return Math.min(most, boardOf(board).edition.company_links[company] - laid);
}

function salesFrom(land: Land, view: DalesView, seat: number, company: Company, start: string, most: number): Sale[] {
  if (!companiesAt(view, start).includes(company) || !touches(land, view, start, seat)) return [];
  const found: Sale[] = [];
  const walk = (line: string[]): void => {
    const last = line.at(-1)!;
    if (line.length > 1 && land.area(last).town) {
      const both = companiesAt(view, last).includes(company);
      if (!both || land.order.get(last)! > land.order.get(start)!) found.push({ company, line, cost: Math.ceil((line.length - 1) / LINKS_A_POINT) });
    }
    if (line.length > most) return;
    for (const { to, border } of land.ways(last)) {
      if (view.links[linkName(border)] === seat && !line.includes(to)) walk([...line, to]);
    }
  };
  walk([start]);
  return found;
}

/** Why no company takes over the line chosen so far: the first reason that stands in its way. */
export function whyNoSale(board: Json, land: Land, view: DalesView, seat: number, line: string[]): Line {
  const [first, last] = [line[0]!, line.at(-1)!];
  const because = (key: string, args = {}): Line => ({ key, args });
  if (!land.area(last).town || !land.area(first).town) return because("map-sale-no-town");
  const near = COMPANIES.filter((company) => companiesAt(view, first).includes(company) || companiesAt(view, last).includes(company));
  if (!near.length) return because("map-sale-no-company");
  const known = near.filter((company) => spaceOf(view, company, seat) > 0);
  if (!known.length) return because("refuse-no-company-points", { company: near[0] });
  const company = known[0]!;
  const has = spaceOf(view, company, seat);
  if (line.length - 1 > LINKS_A_POINT * has) return because("refuse-sale-too-long", { company, has });
  return because(line.length - 1 > mostSold(board, view, seat, company) ? "refuse-company-links" : "map-sale-no-company", { company });
}

const begins = (line: string[], part: string[]): boolean => part.every((area, k) => line[k] === area);

/** Sales that a line chosen so far can still become, each read in the direction in which it was chosen. */
export function fitting(sales: Sale[], part: string[]): (Sale & { chosen: string[] })[] {
  return sales.flatMap((sale) =>
    [sale.line, sale.line.toReversed()].filter((line) => begins(line, part)).map((chosen) => ({ ...sale, chosen })),
  );
}

/** Sales that the chosen line is now. */
export function complete(sales: Sale[], part: string[]): Sale[] {
  return fitting(sales, part).filter((sale) => sale.chosen.length === part.length);
}

export interface Consequences {
  /** Towns that become the company's as well. */
  towns: string[];
  /** Pieces that nobody can move any more, by `pieceKey`. */
  lost: Map<string, number>;
}

/** W9.3, W6.6 – W6.9 What a sale brings about. */
export function consequencesOf(land: Land, view: DalesView, sale: Sale): Consequences {
  const { company, line } = sale;
  const towns = line.filter((area) => land.area(area).town && !companiesAt(view, area).includes(company));
  const owners = (area: string): Company[] => (towns.includes(area) ? [...companiesAt(view, area), company] : companiesAt(view, area));
  const lost = new Map<string, number>();
  for (const area of land.areas) {
    const goods = view.goods[area.id] ?? 0;
    const gone = area.loads_at ? area.loads_at.every((town) => owners(town).length > 0) : line.includes(area.id);
    if (area.goods && goods > 0 && gone) lost.set(pieceKey(area.id, area.goods), goods);
    const arrived = owners(area.id).includes(company) ? (view.people[area.id]?.[company] ?? 0) : 0;
    if (arrived > 0 && towns.includes(area.id)) lost.set(pieceKey(area.id, company), arrived);
  }
  return { towns, lost };
}
