// The moments that the introduction and the rulebook's examples show, and a view of the table for each.
import type { Json } from "../../../lib/types";
import type { Company } from "../board";
import { landOf, linkName } from "../board";
import { boardOf, type DalesView, type Owner, type People } from "../view";

/** What lies on the map in an example. Lines are areas in order. */
export interface Sample {
  map: string;
  /** Areas that the picture shows. */
  around: string[];
  /** Lines that lie there, and whose they are. */
  lines?: { owner: Owner; line: string[] }[];
  /** A line that is not yet paid, and whose it would be. */
  planned?: string[];
  by?: number;
  people?: Record<string, People>;
  goods?: Record<string, number>;
  /** Towns that belong to more than the map prints. */
  companies?: Record<string, Company[]>;
  /** Borders that a line may not cross. */
  never?: [string, string][];
  /** What the picture is made of: the map alone, where nothing is said. */
  parts?: Part[];
  /** What else the table shows. */
  more?: Partial<DalesView>;
  /** What a seat counts at the end. */
  counts?: { seat: number; pieces: number; sets: number; profit: number; points: number }[];
}

export type Part = "map" | "auction" | "influence" | "profit" | "trains" | "count";

const [PURPLE, YELLOW, BLUE, BLACK] = [0, 1, 2, 3];
const NORTHALLERTON = ["northallerton", "ainderby", "bedale", "crakehall", "leyburn"];
const SKIPTON = ["skipton", "embsay", "rylstone", "linton", "threshfield"];
const HAWES = ["hawes", "bainbridge", "aysgarth", "redmire", "leyburn"];
const SOUTH = ["the-south", "settle", "stainforth", "horton-in-ribblesdale"];
const SUED = ["nuernberg-sued", "langwasser", "wendelstein", "katzwang", "eibach"];

function bidsOf(...bids: [seat: number, cubes: number][]): DalesView["bids"] {
  return bids.map(([seat, cubes]) => ({ seat, cubes }));
}

/** By the rule that tells the example. Seats: 0, 1, 2 in the order of the game's colours. */
export const SAMPLES: Record<string, Sample> = {
  "WX-1": { map: "wensleydale", around: SKIPTON, parts: ["profit"], lines: [{ owner: PURPLE, line: [...SKIPTON, "kettlewell"] }, { owner: PURPLE, line: ["the-south", "settle", "stainforth"] }], more: { phase: "trains", turn: PURPLE, trains: { "train-1": { owner: PURPLE, stone: 2, green: 1, red: 1 } } } },
  "WX-2": { map: "wensleydale", around: SKIPTON, parts: ["count"], counts: [{ seat: YELLOW, pieces: 17, sets: 2, profit: 2, points: 23 }, { seat: PURPLE, pieces: 13, sets: 3, profit: -5, points: 14 }] },
  "WX-3": { map: "wensleydale", around: SKIPTON, parts: ["auction"], more: { tokens: ["government", ...Array<null>(7).fill(null)] } },
  "WX-4": { map: "wensleydale", around: SKIPTON, parts: ["auction"], more: { bids: bidsOf([BLACK, 5], [PURPLE, 3], [BLACK, 4], [YELLOW, 4], [YELLOW, 3], [PURPLE, 3], [BLUE, 3], [BLUE, 2]) } },
  "WX-5": { map: "wensleydale", around: NORTHALLERTON, planned: NORTHALLERTON, by: 1, people: { bedale: { green: 1, opponent: 1 }, leyburn: { green: 1, red: 1 } } },
  "WX-6": { map: "wensleydale", around: ["skipton", "settle", "hellifield", "ingleton"], planned: ["settle", "hellifield"], by: 1, lines: [{ owner: 1, line: SOUTH }], never: [["skipton", "the-south"], ["settle", "austwick"]] },
  "WX-7": { map: "wensleydale", around: SKIPTON, lines: [{ owner: "red", line: SKIPTON }], planned: ["threshfield", "kettlewell"], by: 2, companies: { threshfield: ["red"] }, people: { kettlewell: { green: 1 } } },
  "WX-8": { map: "wensleydale", around: ["settle", "horton-in-ribblesdale", "ribblehead", "austwick"], lines: [{ owner: "red", line: SOUTH }, { owner: 1, line: ["horton-in-ribblesdale", "ribblehead"] }, { owner: 1, line: ["settle", "austwick"] }], companies: { settle: ["red"], "horton-in-ribblesdale": ["red"] } },
  "WX-9": { map: "wensleydale", around: HAWES, lines: [{ owner: 0, line: HAWES }, { owner: "red", line: ["garsdale", "hawes"] }, { owner: "green", line: NORTHALLERTON }], companies: { hawes: ["red"], leyburn: ["green"] }, people: { hawes: { green: 1 }, aysgarth: { red: 1, green: 1 }, redmire: { red: 1 }, leyburn: { red: 1 } }, goods: { "wether-fell": 1, "redmire-moor": 2, bainbridge: 2 } },
  "WX-10": { map: "wensleydale", around: ["richmond", "reeth", "bedale", "northallerton"], parts: ["map", "trains"], people: { richmond: { green: 1, red: 2 }, reeth: { green: 1, red: 1 }, bedale: { green: 1, opponent: 1 } }, goods: { marrick: 2, ravensworth: 1 }, more: { phase: "trains", turn: YELLOW, trains: { "train-1": { owner: YELLOW, green: 3, stone: 1, cheese: 1 } } } },
  "NX-1": { map: "nurnberg", parts: ["map", "profit"], more: { phase: "trains", turn: 0, trains: { "train-5": { owner: 0, red: 2, green: 1, parcel: 2 }, "train-9": { owner: 0, beer: 2 } } }, around: [...SUED, "stein", "schwabach", "pyrbaum"], lines: [{ owner: 0, line: [...SUED, "stein", "schwabach"] }, { owner: 0, line: ["langwasser", "burgthann", "pyrbaum"] }], people: { wendelstein: { red: 1 }, stein: { red: 1 }, "nuernberg-sued": { red: 1 } }, goods: { katzwang: 1, burgthann: 1, pyrbaum: 1, kornburg: 1, bibertgrund: 1, schwanstetten: 1 } },
  "NX-2": { map: "nurnberg", around: [...SUED, "stein", "schwabach", "pyrbaum"], lines: [{ owner: 0, line: [...SUED, "stein", "schwabach"] }, { owner: 0, line: ["langwasser", "burgthann", "pyrbaum"] }] },
  "NX-3": { map: "nurnberg", around: ["nuernberg-sued", "herzogenaurach", "wendelstein", "langenzenn"], lines: [{ owner: 0, line: [...SUED, "hoefen"] }, { owner: 2, line: ["hoefen", "doos", "vach", "herzogenaurach"] }, { owner: "red", line: ["herzogenaurach", "veitsbronn", "fuerth"] }, { owner: 1, line: ["hoefen", "zirndorf", "cadolzburg", "wilhermsdorf", "langenzenn", "burgfarrnbach", "fuerth"] }], companies: { herzogenaurach: ["red"] } },
  "NX-4": { map: "nurnberg", parts: ["map", "influence"], more: { phase: "building", orders: { players: [0, 1, 2], building: [1, 2, 0], trains: [0, 2, 1] }, tracks: { government: { 1: [0], 2: [2, 1] }, engine: { 2: [1], 4: [2, 0] }, red: { 1: [2, 1, 0] }, green: { 1: [1, 0], 4: [2] }, profit: { 0: [2, 1, 0] } } }, around: [...SUED, "stein"], planned: [...SUED, "stein"], by: 0, people: { wendelstein: { red: 1, opponent: 1 }, stein: { green: 1, opponent: 1 } }, goods: { katzwang: 2, kornburg: 1 } },
};

/** A table of three at the beginning of its first round, with what an example lays on it. */
export function viewOf(board: Json, sample: Sample, more: Partial<DalesView> = {}): DalesView {
  const { edition, auction_boards, train_boards } = boardOf(board);
  const auction = auction_boards.find((one) => one.players.includes(3))!;
  const land = landOf(board, sample.map);
  const links: Record<string, Owner> = {};
  for (const { owner, line } of sample.lines ?? []) {
    for (const [k, area] of line.slice(1).entries()) links[linkName(land.between(line[k]!, area)!)] = owner;
  }
  const printed = Object.fromEntries(land.areas.flatMap((area) => (area.town?.company ? [[area.id, [area.town.company]]] : [])));
  const { influence, profit, per_player } = edition;
  const start = (space: number): Record<string, number[]> => ({ [space]: [2, 1, 0] });
  return {
    game: edition.points === "rounds" ? "nurnberg" : "wensleydale",
    seats: 3,
    seat: null,
    deciders: [],
    end_reason: null,
    map: sample.map,
    auction_board: auction.id,
    train_board: train_boards.find((one) => one.players.includes(3))!.id,
    company_links: "unlimited",
    quick_loading: false,
    round: 1,
    rounds: auction.rounds["3"]!,
    phase: "auction",
    turn: 0,
    over: false,
    orders: { players: [0, 1, 2], building: [0, 1, 2], trains: [0, 1, 2] },
    tracks: { government: start(influence.government.start), engine: start(influence.engine.start), red: start(influence.red.start), green: start(influence.green.start), profit: start(profit.start) },
    cubes: [12, 12, 12],
    bids: auction.boxes.map(() => null),
    tokens: auction.boxes.map(() => null),
    links,
    companies: { ...printed, ...sample.companies },
    goods: sample.goods ?? {},
    people: sample.people ?? {},
    trains: {},
    passed: [],
    content: [],
    moved: [{}, {}, {}],
    points: [0, 0, 0],
    joined: false,
    line: [],
    selling: null,
    buying: null,
    short: 0,
    least: null,
    loading: null,
    players: [0, 1, 2].map(() => ({ score: 0, profit: 0, cubes: 12, links_left: per_player.links, sets: 0, moved: {} })),
    ...more,
  };
}
