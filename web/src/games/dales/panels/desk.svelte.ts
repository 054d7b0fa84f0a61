// What the auction board and the prompt tell each other: the box that is chosen and the cubes put on it.
import type { Line } from "../../../lib/types";

class Bidding {
  box: number | null = $state(null);
  cubes = $state(0);

  choose(box: number, least: number): void {
    if (this.box === box) return;
    this.box = box;
    this.cubes = least;
  }

  clear(): void {
    this.box = null;
  }
}

export const bidding = new Bidding();

class Window {
  /** A train that was tapped once: a second tap buys it. */
  train: string | null = $state(null);
}

export const chosen = new Window();

class Refusal {
  line: Line | null = $state.raw(null);
  on: "auction" | "trains" = $state("auction");

  say(on: "auction" | "trains", line: Line | null): void {
    this.on = on;
    this.line = line;
  }
}

/** Why what was clicked on a panel cannot be done. */
export const refusal = new Refusal();
