// What a new table is asked for.
import type { CreateTable, GameCard, SeatPlan } from "./types";

/** The bot for "Play now": any that means to win. */
export function houseBot(game: GameCard): string {
  return game.bots.find((bot) => bot.name !== "random")?.name ?? "random";
}

/** You against as few bots as the game allows, everything else as usual. */
export function quickPlan(game: GameCard, name: string): CreateTable {
  const bots = Math.max(1, (game.seats[0] ?? 2) - 1);
  const rest: SeatPlan[] = Array.from({ length: bots }, () => ({ kind: "bot", bot: houseBot(game) }));
  return { game: game.id, seats: [{ kind: "person", name }, ...rest] };
}
