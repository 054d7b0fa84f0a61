// What we ask for in a new table.
import type { CreateTable, GameCard, SeatPlan } from "./types";

/** The bot for "Play now": one that plays to win. */
export function houseBot(game: GameCard): string {
  return game.bots.find((bot) => bot.name !== "random")?.name ?? "random";
}

/** How many bots "Play now" plays against: as few as the game allows. */
export function quickBots(game: GameCard): number {
  return Math.max(1, (game.seats[0] ?? 2) - 1);
}

/** You against as few bots as the game allows, with defaults for everything else. */
export function quickPlan(game: GameCard, name: string): CreateTable {
  const rest: SeatPlan[] = Array.from({ length: quickBots(game) }, () => ({ kind: "bot", bot: houseBot(game) }));
  return { game: game.id, luck: "everyone", seats: [{ kind: "person", name, here: true }, ...rest] };
}
