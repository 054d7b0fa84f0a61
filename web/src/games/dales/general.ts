// What the board prints and a view therefore does not repeat: the boxes of the auction, and the trains.
import type { GameTable } from "..";
import type { Json, PartCard, View } from "../../lib/types";
import type { Voice } from "../../lib/voice";

/** What an edition prints on one of its boards: of several sides the one that lies on the table. */
function printed(view: View, board: Json, which: "auction_board" | "train_board", what: "boxes" | "trains"): Json[] {
  const side = (board[`${which}s`] as Json[]).find((one) => one["id"] === view[which]);
  return (side?.[what] as Json[] | undefined) ?? [];
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
  const points = (list: string[]): string => voice.texts.join(list.map((one) => voice.texts.thing("colour", one)));
  return printed(view, board, "auction_board", "boxes").map((box, index) => ({
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

/** A table with a row for each thing printed, and who has it. */
function tableOf(name: string, columns: Record<string, "number" | "word">): PartCard {
  const owner = { name: "owner", shape: "word", of: "seat" } as const;
  return { name, shape: "table", columns: [...Object.entries(columns).map(([column, shape]) => ({ name: column, shape })), owner] };
}

const BOXES = tableOf("boxes", { minimum: "number", influence: "word", bid: "number" });
const TRAINS = tableOf("train_board", { price: "number", passengers: "number", goods: "number" });

export const extras: GameTable["extras"] = (view, board, voice) => {
  const owners = view["trains"] as Record<string, { owner?: number }>;
  const boxes = boxesOf(view, board, voice);
  const trains = printed(view, board, "train_board", "trains").map((train) => ({
    price: train["price"],
    passengers: train["passengers"],
    goods: train["goods"],
    owner: owners[String(train["id"])]?.owner ?? null,
  }));
  const auction = view.phase === "auction" || view.phase === "choice";
  const parts = [{ part: BOXES, value: boxes }, { part: TRAINS, value: trains }];
  return auction ? parts : parts.reverse();
};
