/** The board file of Wensleydale and Nürnberg as the page reads it, and what follows from it. The twin of board.py. */
import type { Json } from "../../lib/types";

export type Pair = [number, number];
export type Terrain = "plain" | "valley" | "hill" | "hops";
export type Company = "red" | "green";
export type Influence = "government" | "engine" | Company;
export type Good = "stone" | "cheese" | "beer" | "parcel";
export type Passenger = Company;
export type Piece = Good | Passenger;

export const COMPANIES: readonly Company[] = ["red", "green"];
export const INFLUENCES: readonly Influence[] = ["government", "engine", "red", "green"];
/** Means of payment, in the order in which the engine asks for them. */
export const MEANS = ["cube", ...INFLUENCES] as const;
export type Means = (typeof MEANS)[number];

export interface Town {
  size: "major" | "minor" | "company";
  company?: Company;
  /** N0.4 The passenger printed there. */
  waiting?: Company;
}

export interface Area {
  id: string;
  name: string;
  terrain: Terrain;
  x: number;
  y: number;
  outline: Pair[];
  goods?: Good;
  /** W6.7 The towns its stone or beer goes to. */
  loads_at?: string[];
  town?: Town;
  /** W5.5 Links go out of it, never into it. */
  exit_only?: boolean;
  joins?: string;
}

export interface Border {
  a: string;
  b: string;
  x: number;
  y: number;
  river?: string;
  /** N5.1 Never a link, whatever the terrain. */
  closed?: boolean;
  path?: Pair[];
}

export interface Chart {
  id: string;
  title: string;
  width: number;
  height: number;
  costs: { plain: number; valley?: number; river?: number };
  goods: { plain: Good; hill?: Good; hops?: Good };
  areas: Area[];
  borders: Border[];
  first_connection?: { from: string[]; to: string };
  rivers?: { name: string; path: Pair[] }[];
}

export interface AuctionBoard {
  id: string;
  players: number[];
  rounds: Record<string, number>;
  tokens: Record<Influence, number>;
  boxes: { minimum: number; points: (Influence | "either")[] }[];
}

export interface Train {
  id: string;
  price: number;
  row: number;
  passengers: number;
  goods: number;
}

export interface TrainBoard {
  id: string;
  players: number[];
  passenger_points: "one" | "price";
  trains: Train[];
}

export interface Board {
  id: string;
  title: string;
  edition: {
    points: "pieces" | "rounds";
    player_colours: string[];
    per_player: { cubes: number; links: number; train_markers: number };
    investment: number;
    influence: Record<Influence, { start: number; top: number }>;
    profit: { bottom: number; start: number; top: number };
    company_links: Record<Company, number>;
  };
  auction_boards: AuctionBoard[];
  train_boards: TrainBoard[];
  maps: Chart[];
}

/** One way over a border: the area it leads to, and the border. */
export interface Way {
  to: string;
  border: Border;
}

/** A map as one table uses it (N0.2 with The South enlarged, or without that sector), with what is looked up in it. */
export class Land {
  readonly areas: Area[];
  readonly borders: Border[];
  /** Sectors that are no area at this table. */
  readonly voids: Area[];
  /** The outlines of each area: one, or more where a sector joins it. */
  readonly outlines: Map<string, Pair[][]>;
  /** The place of each area in the file, which decides from which end a line is named. */
  readonly order: Map<string, number>;
  private readonly byId: Map<string, Area>;
  private readonly around = new Map<string, Way[]>();
  private readonly byEnds = new Map<string, Border>();

  constructor(
    readonly chart: Chart,
    readonly enlarged: boolean,
  ) {
    const joins = new Map(chart.areas.flatMap((area) => (area.joins ? [[area.id, area.joins] as const] : [])));
    this.areas = chart.areas.filter((area) => !area.joins);
    this.voids = enlarged ? [] : chart.areas.filter((area) => area.joins);
    this.borders = chart.borders.flatMap((border) => {
      const [a, b] = [joins.get(border.a) ?? border.a, joins.get(border.b) ?? border.b];
      const kept = (a === border.a && b === border.b) || (enlarged && a !== b);
      return kept ? [{ ...border, a, b }] : [];
    });
    this.byId = new Map(this.areas.map((area) => [area.id, area]));
    this.order = new Map(this.areas.map((area, place) => [area.id, place]));
    this.outlines = new Map(
      this.areas.map((area) => {
        const joined = enlarged ? chart.areas.filter((other) => other.joins === area.id) : [];
        return [area.id, [area.outline, ...joined.map((other) => other.outline)]];
      }),
    );
    for (const border of this.borders) {
      this.byEnds.set(linkName(border), border);
      if (!this.carries(border)) continue;
      for (const [from, to] of [[border.a, border.b], [border.b, border.a]] as const) {
        this.around.set(from, [...(this.around.get(from) ?? []), { to, border }]);
      }
    }
  }

  area(id: string): Area {
    const found = this.byId.get(id);
    if (!found) throw new Error(`there is no area ${id} on the map ${this.chart.id}`);
    return found;
  }

  /** Over which borders a link can lead out of an area or into it. */
  ways(area: string): Way[] {
    return this.around.get(area) ?? [];
  }

  /** The border between two areas that touch. */
  between(a: string, b: string): Border | undefined {
    return this.byEnds.get(`${a} ${b}`) ?? this.byEnds.get(`${b} ${a}`);
  }

  /** W5.4, N5.1 Whether a border can carry a link at all. */
  carries(border: Border): boolean {
    return !border.closed && [border.a, border.b].every((end) => !barren(this.area(end)));
  }

  /** W5.6 Construction points of a link on this border. */
  cost(border: Border): number {
    const { costs } = this.chart;
    if (border.river) return costs.river ?? costs.plain;
    const valley = [border.a, border.b].some((end) => this.area(end).terrain === "valley");
    return valley ? (costs.valley ?? costs.plain) : costs.plain;
  }
}

/** No link enters or leaves it. */
export function barren(area: Area): boolean {
  return area.terrain === "hill" || area.terrain === "hops";
}

/** How the engine names a link: by the ends of its border, as the file has them. */
export function linkName(border: { a: string; b: string }): string {
  return `${border.a} ${border.b}`;
}

const ENLARGED = "-enlarged";
const lands = new WeakMap<Json, Map<string, Land>>();

/** The map with this id; the same object as long as it is the same board. */
export function landOf(board: Json, map: string): Land {
  const kept = lands.get(board) ?? new Map<string, Land>();
  lands.set(board, kept);
  let land = kept.get(map);
  if (!land) {
    const charts = (board as unknown as Board).maps;
    const chart = charts.find((one) => one.id === map) ?? charts.find((one) => one.id + ENLARGED === map);
    if (!chart) throw new Error(`the board has no map ${map}`);
    kept.set(map, (land = new Land(chart, chart.id !== map)));
  }
  return land;
}
