// Written by tools/wire_types.py from branchline.games.dales.words.view_types: change the types there, and run it again.

export type Json = Record<string, unknown>;

export type Phase = "auction" | "choice" | "building" | "payment" | "trains" | "exchange" | "loading" | "takeovers" | "over";

export type Company = "red" | "green";

export type Influence = "government" | "engine" | "red" | "green";

export type Means = "cube" | "government" | "engine" | "red" | "green";

export type Piece = "stone" | "cheese" | "beer" | "parcel" | "red" | "green";

export type BoxBid = {
  seat: number;
  cubes: number;
};

export type DalesPlayer = {
  score: number;
  profit: number;
  cubes: number;
  links_left: number;
  sets: number;
  moved: Pieces;
  place?: number;
};

export type DalesView = {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  deciders: number[];
  legal?: Json[];
  phase: Phase;
  map: string;
  auction_board: string;
  train_board: string;
  company_links: "limited" | "unlimited";
  quick_loading: boolean;
  round: number;
  rounds: number;
  turn: number;
  orders: Orders;
  tracks: Tracks;
  cubes: number[];
  bids: (BoxBid | null)[];
  tokens: (Influence | null)[];
  /** by its two areas: a seat, or a company */
  links: Record<string, number | Company>;
  companies: Record<string, Company[]>;
  goods: Record<string, number>;
  people: Record<string, TownPeople>;
  trains: Record<string, LoadedTrain>;
  passed: number[];
  content: number[];
  moved: Pieces[];
  points: number[];
  joined: boolean;
  /** areas of the line under way, as the engine names it */
  line: string[];
  line_cost?: LineCost;
  selling: Company | null;
  buying: string | null;
  short: number;
  least: Means | null;
  loading: PieceToLoad | null;
  end_reason: string | null;
  players: DalesPlayer[];
};

export type LineCost = {
  points: number;
  government: number;
  red: number;
  green: number;
};

export type LoadedTrain = {
  stone?: number;
  cheese?: number;
  beer?: number;
  parcel?: number;
  red?: number;
  green?: number;
  owner: number;
};

export type Orders = {
  players: number[];
  building: number[];
  trains: number[];
};

export type PieceToLoad = {
  area: string;
  piece: Piece;
};

export type Pieces = {
  stone?: number;
  cheese?: number;
  beer?: number;
  parcel?: number;
  red?: number;
  green?: number;
};

export type TownPeople = {
  red?: number;
  green?: number;
  opponent?: number;
};

export type Tracks = {
  government: Record<string, number[]>;
  engine: Record<string, number[]>;
  red: Record<string, number[]>;
  green: Record<string, number[]>;
  profit: Record<string, number[]>;
};
