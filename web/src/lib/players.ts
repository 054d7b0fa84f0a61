// What the players of a table are called, in every list and sentence: people by their names, bots by theirs.
import type { TableCard } from "./types";
import type { Texts } from "./texts";

/** What a table says about its players; in a log that was read from a file, bots are no more than names. */
type Named = Pick<TableCard, "seats" | "imported">;

/** A bot's title, in the reader's language. */
export function botName(texts: Texts, bot: string): string {
  const key = `bot-${bot}`;
  return texts.has(key) ? texts.say(key) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** By seat; empty for a person without a name. Bots of one kind are numbered, and a person with a bot's name is marked. */
export function namesAt({ seats, imported }: Named, texts: Texts): string[] {
  const titles = seats.map((seat) => (seat.bot && !seat.stand_in ? botName(texts, seat.bot) : null));
  const numbered = titles.map((title, seat) => {
    const alike = titles.filter((other, one) => other === title && !seats[one]!.name);
    return title && alike.length > 1 ? `${title} ${titles.slice(0, seat + 1).filter((other, one) => other === title && !seats[one]!.name).length}` : title;
  });
  const bots = new Set(texts.keys("bot-").filter((key) => !key.endsWith("-text")).map((key) => folded(texts.say(key))));
  return seats.map((seat, number) => {
    const bot = numbered[number];
    if (bot && seat.name) return texts.say("page-bot-for", { bot: titles[number]!, who: seat.name }); // it plays on for someone
    if (bot) return bot;
    return !imported && bots.has(folded(seat.name)) ? texts.say("page-name-of-person", { who: seat.name }) : seat.name;
  });
}

/** What every seat is called, also one that is open or whose person has no name. */
export function callAll(card: Named, texts: Texts): string[] {
  return namesAt(card, texts).map(
    (name, number) => name || (card.seats[number]!.kind === "open" ? texts.say("page-seat-open") : texts.say("seat-name", { number: number + 1 })),
  );
}

/** As a reader compares names: without capitals, accents, spaces, and a number at the end. */
const folded = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}|\s/gu, "").toLowerCase().replace(/\d+$/, "");
