// Things that travel over the page: a card to a hand, a passenger to the player who collects it.
import { type Component, mount, unmount } from "svelte";
import { settings, still } from "../lib/settings.svelte";

interface Flight<Props extends Record<string, unknown>> {
  from: Element | null | undefined;
  to: Element | null | undefined;
  /** What travels, and how wide it is. */
  Thing: Component<Props>;
  props: Props;
  width: number;
  /** Milliseconds at the normal pace. */
  lasts?: number;
  waits?: number;
  /** The class whose colours it has. */
  look?: string;
}

/** The receiver lights up for a moment. */
const ARRIVED = [{ boxShadow: "0 0 0 4px var(--brass)" }, { boxShadow: "0 0 0 4px transparent" }];

/** Shows a thing travel from one part of the page to another. For the eye only: nothing waits for it. */
export function fly<Props extends Record<string, unknown>>(flight: Flight<Props>): void {
  const { from, to, Thing, props, width, lasts = 650, waits = 0, look = "" } = flight;
  if (!from || !to || still() || document.hidden) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!start.width || !end.width) return;
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  sky.className = look;
  sky.style.cssText = `position:fixed;left:0;top:0;width:${width}px;z-index:40;pointer-events:none;will-change:transform`;
  document.body.append(sky);
  const thing = mount(Thing, { target: sky, props });
  const middle = (box: DOMRect): [number, number] => [box.x + (box.width - width) / 2, box.y + (box.height - width) / 2];
  const [[x, y], [toX, toY]] = [middle(start), middle(end)];
  const rise = Math.min(70, Math.hypot(toX - x, toY - y) / 6); // it is thrown, not pushed
  const at = (part: number, scale: number): string =>
    `translate(${x + (toX - x) * part}px, ${y + (toY - y) * part - 4 * rise * part * (1 - part)}px) scale(${scale})`;
  const journey = sky.animate(
    [
      { transform: at(0, 1), opacity: 1 },
      { transform: at(0, 1.4), opacity: 1, offset: 0.2 },
      { transform: at(0.5, 1.25), opacity: 1, offset: 0.55 },
      { transform: at(1, 1), opacity: 1, offset: 0.9 },
      { transform: at(1, 0.7), opacity: 0 },
    ],
    { duration: lasts * settings.pace, delay: waits * settings.pace, easing: "cubic-bezier(.45,.05,.3,1)", fill: "both" },
  );
  const land = (): void => {
    void unmount(thing);
    sky.remove();
  };
  journey.finished.then(() => {
    land();
    if (to instanceof HTMLElement) to.animate(ARRIVED, { duration: 500 * settings.pace });
  }, land);
}

/** Where a player appears: their card or, if that is not on the page, their badge on the score track. */
export function playerNode(seat: number): Element | null {
  return document.querySelector(`[data-player="${seat}"]`) ?? document.querySelector(`[data-flag="${seat}"]`);
}
