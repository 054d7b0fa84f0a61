// What a click says while this seat has nothing to choose: whose turn it is, never why not.
import type { BoardProps } from "../games";
import { t } from "../lib/page.svelte";

/** Null if the seat may choose, if the reader only watches, and after the end. */
export function idleWords(props: Pick<BoardProps, "seat" | "legal" | "view" | "deciders" | "voice">): string | null {
  const { seat, legal, view, voice } = props;
  if (seat === null || legal.length || view.over) return null;
  const others = (props.deciders ?? view.deciders).filter((one) => one !== seat);
  if (!others.length) return t("page-end-turn-hint");
  return t("page-others-turn", { count: others.length, who: voice.texts.join(others.map((one) => voice.name(one))) });
}
