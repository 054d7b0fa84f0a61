// What the parts of the table tell each other: what may be chosen where, what is pointed at, what is picked so far.
import type { Change, Move, WhyNot } from "../../lib/types";

/** A place on the table: "card salvage", "line IV", "track VI-7 0", "space VI-4 1", "ring V-2", "yard iron", "bag stone" … */
export type Target = string;

class Desk {
  /** What each place would do. Several moves: one of them is asked for at the place. */
  moves: Map<Target, Move[]> = $state.raw(new Map());
  /** Of these, what comes first in the order of the rules: it is done before what was chosen already. */
  passed: Map<Target, Move> = $state.raw(new Map());
  /** Places of the kind that is asked for, which cannot be chosen: a click says why. */
  refused: Map<Target, Move> = $state.raw(new Map());
  /** Under the pointer or in focus. */
  pointed: Target | null = $state(null);
  /** Tapped once. */
  selected: Target | null = $state(null);
  /** Cubes picked in the stockyard, before they are taken, in the order of the clicks: "iron 2" is the third one. */
  cubes: string[] = $state([]);
  /** Own cards picked to be flipped. */
  flipped: string[] = $state([]);
  /** What is being paid for. */
  asked: Target | null = $state(null);
  /** Where the house would play. */
  advised: Target | null = $state(null);
  changes: Change[] | null = $state.raw(null);
  /** Cubes would be drawn: what is done then cannot be taken back. */
  luck = $state(false);
  why: WhyNot | null = $state.raw(null);
  /** On a touch screen the first tap selects. */
  touch = $state(false);
  /** Which offers to end a long game were declined, up to this one. */
  declined = $state(-1);
  act: (target: Target) => void = () => {};
  do: (move: Move) => void = () => {};

  get picked(): { iron: number; stone: number } {
    const iron = this.cubes.filter((cube) => cube.startsWith("iron")).length;
    return { iron, stone: this.cubes.length - iron };
  }

  get shown(): Target | null {
    return this.pointed ?? this.selected;
  }

  clear(): void {
    this.pointed = null;
    this.selected = null;
    this.cubes = [];
    this.flipped = [];
    this.changes = null;
    this.luck = false;
    this.why = null;
  }
}

export const desk = new Desk();
