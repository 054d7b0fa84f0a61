// Works, gains and exchanges that come to the same in any order have one order in the rules. A player need not know it:
// what was passed over stays open, and choosing it takes back what came after it and does all of it in that order.
import type { BoardProps } from "..";
import type { Move } from "../../lib/types";
import { type Amounts, boardOf, type Operation } from "./board";
import { desk, type Target } from "./desk.svelte";
import { freeTrack } from "./layout";
import { type Scene, sceneOf } from "./scene";
import { targetOf } from "./targets";
import { underWay, valleyView } from "./view";

const ONE_ORDER = "H1"; // the house's own rule, see words/refusals.py
const LASTS = 60; // milliseconds: a moment that passes at once is not asked about

interface Step {
  /** The moment in which it was chosen. */
  before: string;
  move: Move;
  /** What could be chosen then, in the order of the rules, and in which operation. */
  legal: Move[];
  operation: Operation | null;
}

const isWork = ({ move }: Step): boolean => move.move !== "pay";
/** How much iron or stone, in any mix, a track costs. */
const mixOf = (operation: Operation | null): number => (operation?.track as Amounts | undefined)?.["resource"] ?? 0;
const ironIn = (way: Move): number => (way["items"] as string[]).filter((item) => item === "iron").length;

/** Works that were passed over and can still be done when no others are left. Of a price in any mix, iron is paid before
 * stone over several tracks, so a payment passes over tracks of every line. */
function worksLeft(scene: Scene, trail: Step[]): Map<Target, Move> {
  const { operation, legal } = trail[0]!;
  const left = new Map<Target, Move>();
  const works = trail.filter(isWork);
  if (operation?.op !== "works" || works.length >= (operation.times ?? 1)) return left;
  const rank = (move: Move): number => legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(move));
  const last = mixOf(operation) ? legal.length : Math.max(...works.map(({ move }) => rank(move)));
  const { below: seat, layout, view } = scene;
  const player = view.players[seat]!;
  const pays = (price: Amounts = {}): boolean =>
    Object.entries(price).every(([item, count]) => (item === "resource" ? player.iron + player.stone : player[item as "iron"]) >= (count ?? 0));
  for (const move of legal.slice(0, Math.max(0, last))) {
    const target = targetOf(move, layout, view);
    const done =
      move.move === "track"
        ? pays(operation.track as Amounts) && (view.tiles[seat] ?? 0) > 0 && freeTrack(layout, view, String(move["line"])) !== null
        : move.move === "stone" && pays(operation.stone as Amounts) && (move["source"] === "bag" ? view.bag : view.stockyard).stone > 0;
    if (target && done) left.set(target, move);
  }
  return left;
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
    const { interactive, legal, settings, whyNot } = props();
    const played = interactive && legal.length === 0; // it waits for "End turn"
    if (legal.length && operation !== begun) trail = [];
    if (legal.length) begun = operation;
    const undone = now === seen ? -1 : trail.findIndex((step) => step.before === now);
    if (undone >= 0) trail = trail.slice(0, undone);
    seen = now;
    passed = new Map();
    const held = settings.confirm; // else nothing can be taken back
    if (!interactive || !held || trail.length === 0 || legal.some((move) => move.move === "pay")) return;
    if (played || mixOf(trail[0]!.operation)) {
      const scene = sceneOf(props());
      const open = new Set(legal.map((move) => targetOf(move, scene.layout, scene.view)));
      passed = new Map([...worksLeft(scene, trail)].filter(([target]) => !open.has(target)));
      return;
    }
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
    const works = [...trail.filter(isWork).map(({ move }) => move), late];
    const iron = (): number => valleyView(props().view).players[props().seat!]!.iron;
    const [kept, price] = [iron(), mixOf(trail[0]!.operation)];
    for (let left = trail.length; left > 0; left -= 1) {
      if (!(await props().undo())) return;
    }
    const order = props().legal.map((move) => JSON.stringify(move));
    const rank = (move: Move): number => order.indexOf(JSON.stringify(move));
    let due = iron() - kept + Math.min(kept, price); // paid already, and for the late track as much as there is
    const make = async (move: Move): Promise<void> => {
      const before = iron();
      note(move);
      await props().choose(move);
      due -= before - iron();
    };
    for (const move of works.toSorted((a, b) => rank(a) - rank(b))) {
      await make(move);
      const ways = props().legal.filter((one) => one.move === "pay");
      const way = ways.find((one) => ironIn(one) === Math.min(due, price));
      if (way) await make(way);
      else if (ways.length) return; // the player says
    }
  }

  function note(move: Move): void {
    const { board, legal, view } = props();
    trail = [...trail, { before: moment, move, legal, operation: underWay(boardOf(board), valleyView(view)) }];
  }

  return {
    get passed() {
      return passed;
    },
    note,
    choose,
  };
}
