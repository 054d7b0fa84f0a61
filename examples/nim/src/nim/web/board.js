// The board of Nim in the browser: a plain ES module, no framework and nothing to build. See docs/boards.md. The page's
// colours are CSS variables (--ink, --paper, --seat-red …), so light and dark themes work automatically.

const STYLE = `
  .nim { display: grid; gap: 1.5rem; place-content: center; min-height: 100%; padding: 1rem; color: var(--ink); }
  .nim ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem 0.25rem; justify-content: center;
    grid-template-columns: repeat(7, clamp(2rem, 9vw, 3.6rem)); }
  .nim li { display: grid; }
  .nim .match { height: clamp(4.5rem, 16vh, 8rem); padding: 0; border: 0; background: none; }
  .nim .match svg { height: 100%; display: block; margin: auto; }
  .nim .wood { fill: var(--brass); stroke: var(--line-strong); }
  .nim .head { fill: var(--oxblood); }
  .nim .gone { opacity: 0.15; }
  .nim button.match { cursor: pointer; border-radius: 0.5rem; background: color-mix(in srgb, var(--glow) 30%, transparent); }
  .nim button.match:focus-visible { outline: 3px solid var(--focus); }
  .nim .would svg { transform: translateY(-0.6rem); }
  .nim .would .wood { fill: var(--glow); stroke: var(--ink); }
  .nim p { margin: 0; text-align: center; font: 600 1.3rem var(--serif); }
`;
const MATCH = `<svg viewBox="0 0 14 80" aria-hidden="true">
  <rect class="wood" x="5" y="8" width="4" height="70" rx="1"/><ellipse class="head" cx="7" cy="8" rx="5" ry="7"/></svg>`;

/** The page calls this once, with an element to draw in. */
export function mount(element, props) {
  element.innerHTML = `<style>${STYLE}</style><section class="nim"><p></p><ol></ol></section>`;
  const section = element.querySelector("section");
  const heap = element.querySelector("ol");
  const left = element.querySelector("p");

  /** The page calls this after every change. Everything to know is in the props. */
  function update({ view, legal, interactive, choose, say, words }) {
    section.setAttribute("aria-label", say("nim-heap"));
    left.textContent = say("nim-left", { count: view.left });
    heap.replaceChildren(
      ...Array.from({ length: view.heap }, (_, at) => {
        const move = interactive && legal.find((one) => one.count === view.left - at);
        return at < view.left && move ? button(move, words(move), choose) : match(at < view.left);
      }),
    );
  }

  /** A match that may be taken, with all those after it: they rise while it is pointed at. */
  function button(move, label, choose) {
    const item = document.createElement("li");
    item.innerHTML = `<button class="match">${MATCH}</button>`;
    const [one] = item.children;
    one.setAttribute("aria-label", label);
    one.title = label;
    const light = (on) => {
      for (let next = item; next; next = next.nextElementSibling) {
        if (!next.querySelector(".gone")) next.classList.toggle("would", on);
      }
    };
    for (const event of ["pointerenter", "focus"]) one.addEventListener(event, () => light(true));
    for (const event of ["pointerleave", "blur"]) one.addEventListener(event, () => light(false));
    one.addEventListener("click", () => choose(move));
    return item;
  }

  function match(there) {
    const item = document.createElement("li");
    item.innerHTML = `<span class="match${there ? "" : " gone"}">${MATCH}</span>`;
    return item;
  }

  update(props);
  return { update, destroy: () => element.replaceChildren() };
}
