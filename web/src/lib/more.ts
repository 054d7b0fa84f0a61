// A box that scrolls shows that there is more: its lower edge fades while something lies below what is seen.

const SLACK = 6; // pixels that nobody misses

/** Sets `data-more` on a box that scrolls; `base.css` draws it. */
export function more(node: HTMLElement): () => void {
  const look = (): void => void node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > SLACK);
  const room = new ResizeObserver(look);
  const content = new MutationObserver(() => {
    look();
    requestAnimationFrame(look);
  });
  room.observe(node);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    room.disconnect();
    content.disconnect();
    node.removeEventListener("scroll", look);
  };
}
