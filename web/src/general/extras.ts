// What a board prints and a view therefore does not repeat: boxes of an auction, trains, what cards do.
import type { Json, View } from "../lib/types";
import type { Voice } from "../lib/voice";
import { effect, items } from "./effects";

export interface Extras {
  parts: [string, unknown][];
  /** Keys of the view that are shown in these parts. */
  instead: string[];
  /** Keys of a player that are shown in these parts. */
  quiet: string[];
}

type Maker = (view: View, board: Json, voice: Voice) => Extras;

const MAKERS: Record<string, Maker> = {
  "branchline/ticket-to-ride/1": ticketToRide,
  "branchline/dales/1": dales,
  "branchline/foothills/1": foothills,
};

export function extrasOf(view: View, board: Json, voice: Voice): Extras {
  return MAKERS[String(board["schema"])]?.(view, board, voice) ?? { parts: [], instead: [], quiet: [] };
}

/** The boards of an edition: of several sides the one that lies on the table. */
function side(board: Json, list: string, id: unknown): Json {
  return (board[list] as Json[]).find((one) => one["id"] === id) ?? {};
}

/** What a board says about the things that moves name: what lies in a box, and who has bid for it. */
export type About = (field: string, value: unknown) => string;

export function aboutOf(view: View, board: Json, voice: Voice): About {
  if (board["schema"] !== "branchline/dales/1") return () => "";
  const boxes = boxesOf(view, board, voice);
  return (field, value) => {
    const box = field === "box" ? boxes[Number(value) - 1] : undefined;
    if (!box) return "";
    const bid = box.owner === null ? "" : voice.texts.say("about-bid", { who: voice.name(box.owner), cubes: box.bid ?? 0 });
    return [box.influence, bid].filter(Boolean).join(" · ");
  };
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

function ticketToRide(view: View, _board: Json, voice: Voice): Extras {
  const tickets = ((view["tickets"] ?? []) as { ticket: string; lacks: string[] | null }[]).map(({ ticket, lacks }) => ({
    ticket,
    lacks: lacks === null ? null : lacks.length ? lacks.map((route) => voice.thing(route)).join(", ") : "✓",
  }));
  const hand: [string, unknown][] = "hand" in view ? [["hand", view["hand"]]] : [];
  return {
    parts: [...hand, ["tickets", tickets], ["display", view["display"]]],
    instead: ["hand", "tickets", "display"],
    quiet: ["tickets_first", "tickets_later", "offer"],
  };
}

function dales(view: View, board: Json, voice: Voice): Extras {
  const owners = view["trains"] as Record<string, { owner?: number }>;
  const boxes = boxesOf(view, board, voice);
  const trains = (side(board, "train_boards", view["train_board"])["trains"] as Json[]).map((train) => ({
    price: train["price"],
    passengers: train["passengers"],
    goods: train["goods"],
    owner: owners[String(train["id"])]?.owner ?? null,
  }));
  const auction = view.phase === "auction" || view.phase === "choice";
  const parts: [string, unknown][] = [["boxes", boxes], ["train_board", trains]];
  return { parts: auction ? parts : parts.reverse(), instead: ["bids", "tokens", "trains", "cubes", "moved"], quiet: [] };
}

type Card = Json & { name: string; main: string; secondary: string; effect: Json[] };

function foothills(view: View, board: Json, voice: Voice): Extras {
  const actions = new Map((board["action_cards"] as Card[]).map((card) => [card["id"], card]));
  const mains = new Map((board["main_actions"] as Card[]).map((main) => [main["id"], main]));
  const describe = (id: string, shown: string): Json => {
    const card = actions.get(id)!;
    const gold = `${card.main}: ${effect(voice, mains.get(card.main)!.effect)}`;
    const grey = `${card.secondary}: ${effect(voice, card.effect)}`;
    return { card: card.name, now: shown === "gold" ? gold : grey, after: shown === "gold" ? grey : gold };
  };
  const hands = view.players.map((player, seat): [string, unknown] => {
    const cards = Object.values(player["cards"] as Record<string, { card: string; side: string }>);
    return [`cards:${seat}`, cards.map((one) => describe(one.card, one.side))];
  });
  hands.sort(([one], [two]) => Number(two === `cards:${view.seat}`) - Number(one === `cards:${view.seat}`));
  const reserve = (view["reserve"] as string[]).map((id) => describe(id, "grey"));
  const valley = view["valley"] as Record<string, Json>;
  const stations = (board["stations"] as Json[]).filter((card) => String(card["id"]) in valley);
  const rows = stations.map((card): [string, Json] => {
    const lies = valley[String(card["id"])]!;
    const spaces = ((card["stations"] as Json[] | undefined) ?? []).map(
      (space) => `${items(voice, space["cost"] as Record<string, number>)} → ${items(voice, space["bonus"] as Record<string, number>)}`,
    );
    const surveyor = (card["surveyor"] ?? card["when_built"]) as Json[] | undefined;
    return [String(card["id"]), { ...lies, cost: spaces.join(" | "), surveyor: surveyor ? effect(voice, surveyor) : null }];
  });
  return {
    parts: [...hands, ["valley", Object.fromEntries(rows)], ["reserve", reserve]],
    instead: ["valley", "reserve", "resolving"],
    quiet: ["cards"],
  };
}
