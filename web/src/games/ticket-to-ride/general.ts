// What the general table shows of this game beside its view's own keys: the hand first, and what each ticket lacks.
import type { GameTable } from "..";

export const extras: GameTable["extras"] = (view, _board, voice) => {
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
};
