// How a place on the table is touched: by pointer, by key, by finger.
import { desk, type Target } from "./desk.svelte";

const live = (target: Target): boolean => desk.moves.has(target) || desk.refused.has(target);

/** A place that can be chosen, or says why not, is a button. */
export const tag = (target: Target): "button" | "div" => (live(target) ? "button" : "div");

/** What makes a place answer. */
export function touch(target: Target, label: string): Record<string, unknown> {
  if (!live(target)) return { "data-place": target, "data-asked": desk.asked === target ? "" : undefined };
  const open = desk.moves.has(target);
  return {
    type: "button",
    "data-place": target,
    [open ? "data-open" : "data-refused"]: "",
    "data-advised": desk.advised === target ? "" : undefined,
    "data-shown": desk.shown === target ? "" : undefined,
    "aria-label": label,
    "aria-disabled": open ? undefined : "true",
    tabindex: open || target.startsWith("card ") ? 0 : -1,
    onclick: () => desk.act(target),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") desk.pointed = target;
    },
    onpointerleave: () => {
      if (desk.pointed === target) desk.pointed = null;
    },
    onfocus: () => {
      if (!desk.touch) desk.pointed = target;
    },
    onblur: () => {
      if (desk.pointed === target) desk.pointed = null;
    },
  };
}
