// What the cards print and a view therefore does not repeat: what they do, and what a station costs.
import type { GameTable } from "..";
import type { Json } from "../../lib/types";
import { effect, items } from "./effects";

type Card = Json & { name: string; main: string; secondary: string; effect: Json[] };

export const extras: GameTable["extras"] = (view, board, voice) => {
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
};
