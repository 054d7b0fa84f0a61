// Things that travel over the page: a card to a hand, a passenger to whoever takes him along.
import { type Component, mount, unmount } from "svelte";
import { settings, still } from "../lib/settings.svelte";

interface Flight<Props extends Record<string, unknown>> {
  from: Element | null | undefined;
  to: Element | null | undefined;
  /** What is seen to travel, as wide as this. */
  Thing: Component<Props>;
  props: Props;
  width: number;
  /** Milliseconds at the normal pace. */
  lasts?: number;
  waits?: number;
}

/** Shows a thing on its way from one part of the page to another. Only to be looked at: nothing waits for it. */
export function fly<Props extends Record<string, unknown>>(flight: Flight<Props>): void {
  const { from, to, Thing, props, width, lasts = 650, waits = 0 } = flight;
  if (!from || !to || still() || document.hidden) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!start.width || !end.width) return;
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  sky.style.cssText = `position:fixed;left:0;top:0;width:${width}px;z-index:40;pointer-events:none;will-change:transform`;
  document.body.append(sky);
  const thing = mount(Thing, { target: sky, props });
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - width / 2}px) scale(${scale})`;
  const journey = sky.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(start, 1.35), opacity: 1, offset: 0.2 },
      { transform: at(end, 1), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.7), opacity: 0 },
    ],
    { duration: lasts * settings.pace, delay: waits * settings.pace, easing: "cubic-bezier(.45,.05,.3,1)", fill: "both" },
  );
  const land = (): void => {
    void unmount(thing);
    sky.remove();
  };
  journey.finished.then(land, land);
}

/** Where a player is seen: his card, or where that is not on the page, his badge on the score track. */
export function playerNode(seat: number): Element | null {
  return document.querySelector(`[data-player="${seat}"]`) ?? document.querySelector(`[data-flag="${seat}"]`);
}
