// Notes that stay beside a point of the map while the map moves.
import type MapCanvas from "./MapCanvas.svelte";
import type { Point } from "./camera";

/**
 * Keeps a node beside a point of the map: above it, or below if there is no room, always inside the pane.
 *
 * Sizes are measured when they change, not when the map moves, and the compositor moves the node: any new layout would
 * make the browser lay out every name on the map as well, sixty times a second.
 */
export function beside(canvas: MapCanvas, point: Point): (node: HTMLElement) => () => void {
  return (node) => {
    let [width, height, room, depth] = [0, 0, 0, 0];
    const place = (): void => {
      const at = canvas.seen(point);
      const gap = 16;
      const left = Math.min(Math.max(6, at.x - width / 2), room - width - 6);
      const above = at.y - height - gap;
      const top = above >= 6 ? above : Math.min(at.y + gap, depth - height - 6);
      node.style.transform = `translate(${left}px, ${top}px)`;
    };
    const measure = (): void => {
      const pane = node.offsetParent;
      if (!pane) return;
      [width, height, room, depth] = [node.offsetWidth, node.offsetHeight, pane.clientWidth, pane.clientHeight];
      place();
    };
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    measure();
    const unfollow = canvas.follow(place);
    return () => {
      watch.disconnect();
      unfollow();
    };
  };
}
