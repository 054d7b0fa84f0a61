// A word about what was clicked, where it was clicked: the answer to a click that does nothing.

export interface Whispered {
  text: string;
  /** The rule that says so. */
  rule: string | null;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

class Whisper {
  now: Whispered | null = $state.raw(null);
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Beside a thing on the page, for as long as it takes to read. */
  say(text: string, beside: Element, rule: string | null = null): void {
    const { left, right, top, bottom } = beside.getBoundingClientRect();
    clearTimeout(this.fading);
    this.now = { text, rule, left, right, top, bottom };
    this.fading = setTimeout(this.hush, 3000 + 60 * text.length);
  }

  hush = (): void => {
    clearTimeout(this.fading);
    this.now = null;
  };
}

export const whisper = new Whisper();
