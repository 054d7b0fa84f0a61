// What the cards print and a view therefore does not repeat: what they do, and what a station costs.
import type { GameTable } from "..";
import type { Json, PartCard } from "../../lib/types";
import { effect, items } from "./effects";

type Card = Json & { name: string; main: string; secondary: string; effect: Json[] };

const CARDS: PartCard = {
  name: "cards",
  shape: "table",
  columns: [{ name: "card", shape: "word" }, { name: "now", shape: "word" }, { name: "after", shape: "word" }],
};
const VALLEY: PartCard = {
  name: "valley",
  shape: "table",
  by: "thing",
  columns: [
    { name: "rubble", shape: "number" },
    { name: "competitor", shape: "word" },
    { name: "tracks", shape: "list", of: "seat" },
    { name: "stations", shape: "list", of: "seat" },
    { name: "cost", shape: "word" },
    { name: "surveyor", shape: "word" },
  ],
};

export const extras: GameTable["extras"] = (view, board, voice) => {
  const actions = new Map((board["action_cards"] as Card[]).map((card) => [card["id"], card]));
  const mains = new Map((board["main_actions"] as Card[]).map((main) => [main["id"], main]));
  const describe = (id: string, shown: string): Json => {
    const card = actions.get(id)!;
    const gold = voice.say("labelled", { what: card.main, text: effect(voice, mains.get(card.main)!.effect) });
    const grey = voice.say("labelled", { what: card.secondary, text: effect(voice, card.effect) });
    return { card: voice.speak("card", id), now: shown === "gold" ? gold : grey, after: shown === "gold" ? grey : gold };
  };
  const hands = view.players.map((player, seat) => {
    const cards = Object.values(player["cards"] as Record<string, { card: string; side: string }>);
    return { part: CARDS, value: cards.map((one) => describe(one.card, one.side)), seat };
  });
  hands.sort((one, two) => Number(two.seat === view.seat) - Number(one.seat === view.seat));
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
  return [...hands, { part: VALLEY, value: Object.fromEntries(rows) }, { part: { ...CARDS, name: "reserve" }, value: reserve }];
};
