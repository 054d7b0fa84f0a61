// What is expected, and of whom: a heading, and one sentence.
import { t } from "../lib/page.svelte";
import { heldAt } from "../lib/seats";
import type { Table } from "../lib/table.svelte";
import type { Result, SeatCard } from "../lib/types";
import type { Voice } from "../lib/voice";

export function sentenceAt(table: Table, voice: Voice): string {
  const now = table.state!;
  const named = (seats: number[]): string => voice.texts.join(seats.map((seat) => voice.name(seat)));
  if (table.over) return [voice.phase("over"), wonBy(now.card.result, voice)].join(" ").trim();
  if (now.waiting) return t("page-waiting-others", { who: named(now.card.deciders.filter((seat) => seat !== now.seat)) });
  if (table.planning && !now.view.legal?.length) return t(now.may_end ? "page-plan-keep-hint" : "page-plan-dead");
  if (now.may_end && !now.view.legal?.length) return t("page-end-turn-hint");
  if (table.planning && now.draft.length === 0) return t("page-plan-choose");
  if (table.mine) return voice.phase(now.view.phase);
  if (now.card.deciders.length === 0) return t("page-nobody");
  return t("page-waiting", { who: named(now.card.deciders) });
}

/** Who has won, in a sentence. */
export function wonBy(result: Result | null, voice: Voice): string {
  const winners = (result?.ranking ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 0) return "";
  if (winners.length === 1) return voice.say("ranking-winner", { who: winners[0] });
  return voice.texts.say("ranking-shared", { who: voice.texts.join(winners.map((seat) => voice.name(seat))) });
}

/** Where play waits for somebody who has not sat down yet: an open seat, and for the host also an invited player's. */
export function emptyAt(table: Table): SeatCard[] {
  const { seat, card } = table.state!;
  if (seat === null || table.over || table.mine) return [];
  const host = heldAt(table.id).host !== undefined;
  return card.seats.filter((one) => card.deciders.includes(one.seat) && !one.bot && (one.kind === "open" || (host && one.kind === "person" && !one.held)));
}

/** Why the last choice counts already: in the game's words, or in general. */
export function sealedAt(table: Table, voice: Voice): string {
  if (!table.sealed || !(table.mine || table.state!.may_end)) return ""; // while others play, nobody thinks of undoing
  return voice.say(voice.texts.has("revealed-here") ? "revealed-here" : "barrier-revealed");
}

/** Over the sentence: whose moment it is, as this reader sees it. */
export function headAt(table: Table): string {
  if (table.over) return "";
  if (table.seat === null) return t("page-you-watch");
  return table.planning ? t("page-plan") : table.mine ? t("page-your-turn") : "";
}
