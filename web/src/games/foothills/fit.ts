// A name that is wider than its place is drawn narrower.

/** Squeeze a line of text into the width of its parent. */
export function fit(node: HTMLElement, _text: string): { update: (text: string) => void; destroy: () => void } {
  const squeeze = (): void => {
    node.style.transform = "";
    const room = node.parentElement!.clientWidth;
    if (room && node.scrollWidth > room) node.style.transform = `scaleX(${room / node.scrollWidth})`;
  };
  const watching = new ResizeObserver(squeeze);
  watching.observe(node.parentElement!);
  void document.fonts.ready.then(squeeze);
  return { update: squeeze, destroy: () => watching.disconnect() };
}
