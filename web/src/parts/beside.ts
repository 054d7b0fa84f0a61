// Notes that stay beside a point of the map while it is moved.
import type MapCanvas from "./MapCanvas.svelte";
import type { Point } from "./camera";

/** Keeps a node beside a point of the map: above it, or below where there is no room, always inside the pane. */
export function beside(canvas: MapCanvas, point: Point): (node: HTMLElement) => () => void {
  return (node) => {
    const place = (): void => {
      const pane = node.offsetParent;
      if (!pane) return;
      const at = canvas.seen(point);
      const gap = 16;
      const left = Math.min(Math.max(6, at.x - node.offsetWidth / 2), pane.clientWidth - node.offsetWidth - 6);
      const above = at.y - node.offsetHeight - gap;
      node.style.left = `${left}px`;
      node.style.top = `${above >= 6 ? above : Math.min(at.y + gap, pane.clientHeight - node.offsetHeight - 6)}px`;
    };
    place();
    return canvas.follow(place);
  };
}
