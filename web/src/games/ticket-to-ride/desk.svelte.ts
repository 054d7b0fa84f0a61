// What the map and the hand, two parts of one table, tell each other: what is pointed at, and what is being asked.

/** The places a ticket under the pointer joins. */
export interface Pointed {
  from: string;
  to: string;
}

class Desk {
  ticket: Pointed | null = $state.raw(null);
  /** The chooser of a ticket mix is open. */
  mixing = $state(false);
  /** Tickets picked in an offer. */
  picked: string[] = $state([]);
  sort: "colour" | "count" = $state("colour");
  /** Where the last card was taken from, for its flight into the hand. */
  taken: { rect: DOMRect; card: string | null } | null = null;
}

export const desk = new Desk();
