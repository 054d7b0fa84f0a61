// Where on the table each legal move is chosen, and what there says no.
import type { Move } from "../../lib/types";
import { LETTERS } from "./board";
import type { Target } from "./desk.svelte";
import { freeTrack, type Layout } from "./layout";
import { type ValleyView, surveyorAt } from "./view";

/** The place of a move; null for "done" and "pass", and for what is picked piece by piece or asked at its place. */
export function targetOf(move: Move, layout: Layout, view: ValleyView): Target | null {
  const text = (field: string): string => String(move[field]);
  switch (move.move) {
    case "play":
    case "score":
      return `card ${text("card")}`;
    case "replace":
      return `reserve ${text("card")}`;
    case "clear":
      return `line ${text("line")}`;
    case "track": {
      const space = freeTrack(layout, view, text("line"));
      return space && `track ${space.card} ${space.space}`;
    }
    case "build":
      return `space ${text("card")} ${text("space")}`;
    case "surveyor":
      return text("place") === "pub" || text("place") === "home" ? text("place") : `ring ${text("place")}`;
    case "stone":
      return text("source") === "bag" ? "bag stone" : "yard stone";
    case "gain":
      return `${text("source") === "bag" ? "bag" : "yard"} ${text("resource")}`;
    case "exchange":
      return `${text("source") === "bag" ? "bag" : "yard"} ${text("take")}`;
    case "trade":
      return `ring ${view.players[view.turn]!.surveyor}`;
    case "ticket":
      return `ticket ${text("ticket")}`;
    default:
      return null;
  }
}

export function targetsOf(legal: Move[], layout: Layout, view: ValleyView): Map<Target, Move[]> {
  const found = new Map<Target, Move[]>();
  for (const move of legal) {
    const target = targetOf(move, layout, view);
    if (!target) continue;
    // Both lines of a shared card may lead to one track space: laying it is the same move twice.
    if (move.move === "track" && found.has(target)) continue;
    found.set(target, [...(found.get(target) ?? []), move]);
  }
  return found;
}

/** The place that is being paid for; null where nothing is. */
export function askedOf(layout: Layout, view: ValleyView): Target | null {
  const chosen = view.resolving?.chosen;
  if (view.phase === "pay-station" && Array.isArray(chosen)) return `space ${chosen[0]} ${chosen[1]}`;
  const space = view.phase === "pay-track" ? freeTrack(layout, view, String(chosen)) : null;
  return space && `track ${space.card} ${space.space}`;
}

/** Cards that can be flipped, each alone; the others are added one by one. */
export function flippable(legal: Move[]): string[] {
  return legal.filter((move) => move.move === "flip").flatMap((move) => (move["cards"] as string[]).length === 1 ? (move["cards"] as string[]) : []);
}

const SOURCES = ["bag", "stockyard"];
const placeOf = (source: string): string => (source === "bag" ? "bag" : "yard");

/** What could be chosen by its kind, but not now: its move, to be asked why. */
export function refusedIn(phase: string, layout: Layout, view: ValleyView, seat: number, open: Map<Target, Move[]>): Map<Target, Move> {
  const refused = new Map<Target, Move>();
  const add = (target: Target, move: Move): void => {
    if (!open.has(target)) refused.set(target, move);
  };
  const player = view.players[seat]!;
  if (phase === "turn") {
    for (const letter of LETTERS) {
      const slot = player.cards[letter];
      if (slot) add(`card ${slot.card}`, { move: "play", card: slot.card });
    }
  } else if (phase === "clear" || phase === "second-line") {
    for (const line of layout.lines) add(`line ${line}`, { move: "clear", line });
  } else if (phase === "works") {
    for (const line of layout.lines) {
      const space = freeTrack(layout, view, line);
      if (space) add(`track ${space.card} ${space.space}`, { move: "track", line });
    }
    for (const source of SOURCES) add(`${placeOf(source)} stone`, { move: "stone", source });
  } else if (phase === "gain") {
    for (const source of SOURCES) for (const resource of ["iron", "stone"]) add(`${placeOf(source)} ${resource}`, { move: "gain", resource, source });
  } else if (phase === "build") {
    for (const { card } of layout.cards) {
      const lying = view.valley[card.id];
      for (const [index, owner] of (lying?.stations ?? []).entries()) {
        if (owner === null && !lying?.competitor) add(`space ${card.id} ${index + 1}`, { move: "build", card: card.id, space: index + 1 });
      }
    }
  } else if (phase === "surveyor") {
    for (const { card } of layout.cards) {
      if (card.surveyor && surveyorAt(view, card.id) === null) add(`ring ${card.id}`, { move: "surveyor", place: card.id });
    }
    add("pub", { move: "surveyor", place: "pub" });
    if (player.surveyor !== "home") add("home", { move: "surveyor", place: "home" });
  } else if (phase === "replace") {
    for (const card of view.reserve) add(`reserve ${card}`, { move: "replace", card });
  }
  return refused;
}
