// Hints for a first game, each beside what it is about.
import type { BoardProps, Tip } from "../..";
import { dalesView, type Phase } from "../view";

const BOARD = ".columns .board";
const TIPS: Partial<Record<Phase, Tip[]>> = {
  auction: [
    { key: "guide-auction", more: "guide-auction-more", at: "[data-part=auction]" },
    { key: "tip-influence", at: "[data-part=influence]" },
  ],
  building: [
    { key: "guide-building", at: BOARD },
    { key: "tip-profit", at: "[data-part=profit]" },
  ],
  payment: [{ key: "guide-payment", at: ".left .bar" }],
  trains: [
    { key: "guide-trains", at: "[data-part=trains]" },
    { key: "tip-loading", at: BOARD },
  ],
  takeovers: [{ key: "guide-takeovers", at: BOARD }],
};

/** What glows is told about once something does; nothing is told about a turn that is played. */
export function tips(props: BoardProps): Tip[] {
  if (!props.legal.length) return [];
  const found = TIPS[dalesView(props.view).phase] ?? [];
  return props.legal.some((move) => move.move === "load") ? found : found.filter((tip) => tip.key !== "tip-loading");
}
