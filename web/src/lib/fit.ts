// A row whose words are longer in one language than in another: they are set smaller until they fit, never cut.

const LEAST = 0.68;
const STEP = 0.04;

/** Sets `--fit` on an element, by which its CSS scales the letters in it, whenever its words or its room change. */
export function fit(node: HTMLElement): () => void {
  let width = 0;
  const measure = (): void => {
    width = node.clientWidth;
    let scale = 1;
    node.style.removeProperty("--fit");
    while (wide(node) && scale > LEAST) {
      scale -= STEP;
      node.style.setProperty("--fit", scale.toFixed(2));
    }
  };
  const room = new ResizeObserver(() => {
    if (node.clientWidth !== width) measure();
  });
  const words = new MutationObserver(measure);
  room.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  measure();
  void document.fonts?.ready.then(measure);
  return () => {
    room.disconnect();
    words.disconnect();
  };
}

/** Whether something in it sticks out: of the row, or of a button in it. */
function wide(node: HTMLElement): boolean {
  return node.scrollWidth > node.clientWidth + 1 || [...node.children].some((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3);
}
