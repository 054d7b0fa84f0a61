// A word about what was clicked, where it was clicked: the answer to a click that does nothing.

export interface Whispered {
  text: string;
  /** The rule that says so. */
  rule: string | null;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Below it, where something else is said above it. */
  below?: boolean;
}

const FINGER = 12; // pixels kept free around where the page was touched

class Whisper {
  now: Whispered | null = $state.raw(null);
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** Where the page was touched last; null if a key was pressed since. */
  private touched: { x: number; y: number } | null = null;

  /** Beside a thing on the page, for as long as it takes to read. */
  say(text: string, beside: Element, rule: string | null = null): void {
    const { left, right, top, bottom } = beside.getBoundingClientRect();
    this.put({ text, rule, left, right, top, bottom });
  }

  /** Where the click was, or at what has the focus. */
  here(text: string, rule: string | null = null, below = false): void {
    const at = this.touched;
    if (at) this.put({ text, rule, left: at.x, right: at.x, top: at.y - FINGER, bottom: at.y + FINGER, below });
    else if (document.activeElement) this.say(text, document.activeElement, rule);
  }

  /** The page was touched: what was said is over. */
  touch(at: { x: number; y: number } | null): void {
    this.touched = at;
    if (at) this.hush();
  }

  private put(said: Whispered): void {
    clearTimeout(this.fading);
    this.now = said;
    this.fading = setTimeout(this.hush, 3000 + 60 * said.text.length);
  }

  hush = (): void => {
    clearTimeout(this.fading);
    this.now = null;
  };
}

export const whisper = new Whisper();
