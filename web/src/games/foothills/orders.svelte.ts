// Works, gains and exchanges that come to the same in any order have one order in the rules. A player need not know it:
// what was passed over stays open, and choosing it takes back what came after it and does all of it in that order.
import type { BoardProps } from "..";
import type { Move } from "../../lib/types";
import { desk, type Target } from "./desk.svelte";
import { valleyView } from "./view";

const ONE_ORDER = "H1"; // the house's own rule, see words/refusals.py
const LASTS = 60; // milliseconds: a moment that passes at once is not asked about

interface Step {
  /** The moment in which it was chosen. */
  before: string;
  move: Move;
}

/** What was passed over by its place, and a way to choose it after all. */
export function ordersOf(props: () => BoardProps): { passed: Map<Target, Move>; note: (move: Move) => void; choose: (move: Move) => Promise<void> } {
  let trail: Step[] = [];
  let passed: Map<Target, Move> = $state.raw(new Map());
  const moment = $derived.by(() => {
    const { phase, resolving, players } = valleyView(props().view);
    return JSON.stringify([phase, resolving, players]);
  });
  /** The operation under way: only what was chosen in it can change places. */
  const operation = $derived.by(() => {
    const { resolving, turns } = valleyView(props().view);
    return resolving ? JSON.stringify([turns, resolving.letter, resolving.under_way, resolving.effect, resolving.inner]) : "";
  });
  let begun = "";
  let seen = "";

  $effect(() => {
    const now = moment;
    if (operation !== begun) trail = [];
    begun = operation;
    const undone = now === seen ? -1 : trail.findIndex((step) => step.before === now);
    if (undone >= 0) trail = trail.slice(0, undone);
    seen = now;
    passed = new Map();
    const { interactive, legal, settings, whyNot } = props();
    const paid = trail.some(({ move }) => move.move === "pay"); // payments have an order of their own
    const held = settings.confirm; // else nothing can be taken back
    if (!interactive || !held || legal.length === 0 || trail.length === 0 || paid) return;
    let stale = false;
    const ask = (): void => {
      for (const [target, move] of desk.refused) {
        whyNot(move).then(
          (why) => {
            if (!stale && why.rule === ONE_ORDER) passed = new Map([...passed, [target, move]]);
          },
          () => {}, // the moment has passed
        );
      }
    };
    const waiting = setTimeout(ask, LASTS);
    return () => {
      stale = true;
      clearTimeout(waiting);
    };
  });

  /** Take back what was done in this operation, and do all of it in the order of the rules. */
  async function choose(late: Move): Promise<void> {
    const steps = [...trail.map(({ move }) => move), late];
    for (let left = trail.length; left > 0; left -= 1) {
      if (!(await props().undo())) return;
    }
    const order = props().legal.map((move) => JSON.stringify(move));
    const rank = (move: Move): number => order.indexOf(JSON.stringify(move));
    for (const move of steps.toSorted((a, b) => rank(a) - rank(b))) {
      note(move);
      await props().choose(move);
    }
  }

  function note(move: Move): void {
    trail = [...trail, { before: moment, move }];
  }

  return {
    get passed() {
      return passed;
    },
    note,
    choose,
  };
}
