// What the map and the parts beside it tell each other: what is pointed at, and what is being asked.

import type { Payment } from "./payments";

/** The places a ticket under the pointer joins. */
export interface Pointed {
  from: string;
  to: string;
}

class Desk {
  ticket: Pointed | null = $state.raw(null);
  /** The chooser of a ticket mix is open. */
  mixing = $state(false);
  /** The route whose price is being chosen, before it is claimed. */
  paying: string | null = $state(null);
  /** A claimed route whose payment was put off for now. */
  putOff: string | null = $state(null);
  /** Tickets picked in an offer. */
  picked: string[] = $state([]);
  /** Claims a route and pays for it. The map does it, because it outlives the panel where the price is chosen. */
  pay: (route: string, payment: Payment) => Promise<void> = async () => {};
  /** The ways to pay for what is being claimed, and the one chosen; else the best one is taken. */
  ways: Payment[] = $state.raw([]);
  way: Payment | null = $state.raw(null);
  /** The cards about to be spent. */
  spends: string[] = $state.raw([]);

  /** A new table: nothing is asked yet. */
  clear(): void {
    this.ticket = null;
    this.mixing = false;
    this.paying = null;
    this.putOff = null;
    this.picked = [];
    this.ways = [];
    this.way = null;
    this.spends = [];
  }
}

export const desk = new Desk();
