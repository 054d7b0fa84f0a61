// What the board prints and a view therefore does not repeat: the boxes of the auction, and the trains.
import type { GameTable } from "..";
import type { Json, PartCard, View } from "../../lib/types";
import type { Voice } from "../../lib/voice";

/** The boards of an edition: of several sides the one that lies on the table. */
function side(board: Json, list: string, id: unknown): Json {
  return (board[list] as Json[]).find((one) => one["id"] === id) ?? {};
}

interface Box {
  minimum: unknown;
  influence: string;
  bid: number | null;
  owner: number | null;
}

/** The boxes of the auction as they stand: what they give, and who has bid how much. */
function boxesOf(view: View, board: Json, voice: Voice): Box[] {
  const bids = view["bids"] as ({ seat: number; cubes: number } | null)[];
  const tokens = view["tokens"] as (string | null)[];
  const points = (list: string[]): string => voice.texts.join(list.map((one) => voice.named(`colour-${one}`)));
  return (side(board, "auction_boards", view["auction_board"])["boxes"] as Json[]).map((box, index) => ({
    minimum: box["minimum"],
    influence: points([...(box["points"] as string[]), ...(tokens[index] ? [tokens[index]] : [])]),
    bid: bids[index]?.cubes ?? null,
    owner: bids[index]?.seat ?? null,
  }));
}

/** What lies in a box, and who has bid for it. */
export const about: GameTable["about"] = (view, board, voice) => {
  const boxes = boxesOf(view, board, voice);
  return (field, value) => {
    const box = field === "box" ? boxes[Number(value) - 1] : undefined;
    if (!box) return "";
    const bid = box.owner === null ? "" : voice.texts.say("about-bid", { who: voice.name(box.owner), cubes: box.bid ?? 0 });
    return [box.influence, bid].filter(Boolean).join(" · ");
  };
};

const BOXES: PartCard = {
  name: "boxes",
  shape: "table",
  columns: [
    { name: "minimum", shape: "number" },
    { name: "influence", shape: "word" },
    { name: "bid", shape: "number" },
    { name: "owner", shape: "word", of: "seat" },
  ],
};
const TRAINS: PartCard = {
  name: "train_board",
  shape: "table",
  columns: [
    { name: "price", shape: "number" },
    { name: "passengers", shape: "number" },
    { name: "goods", shape: "number" },
    { name: "owner", shape: "word", of: "seat" },
  ],
};

export const extras: GameTable["extras"] = (view, board, voice) => {
  const owners = view["trains"] as Record<string, { owner?: number }>;
  const boxes = boxesOf(view, board, voice);
  const trains = (side(board, "train_boards", view["train_board"])["trains"] as Json[]).map((train) => ({
    price: train["price"],
    passengers: train["passengers"],
    goods: train["goods"],
    owner: owners[String(train["id"])]?.owner ?? null,
  }));
  const auction = view.phase === "auction" || view.phase === "choice";
  const parts = [{ part: BOXES, value: boxes }, { part: TRAINS, value: trains }];
  return auction ? parts : parts.reverse();
};
