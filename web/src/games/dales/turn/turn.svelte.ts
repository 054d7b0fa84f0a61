// The turn in the making: the line planned on the map before anything is sent, what is pointed at, what loads by itself.
// The map and the prompt beside it both act through here.
import type { BoardProps } from "../..";
import type { Move } from "../../../lib/types";
import { type Land, MEANS, type Means } from "../board";
import type { Effects } from "../state.svelte";
import { dalesView, type DalesView, landAt, purseOf } from "../view";
import { billOf, FREE, named, priceOf, startsOf, type Step, stepsFrom } from "./price";
import { onlyMine, profitOf, reachedBy } from "./reach";
import { complete, fitting, type Sale, salesOf } from "./sales";

class Turn {
  /** Areas of the planned line; null: as far as the engine knows it. */
  line: string[] | null = $state.raw(null);
  /** The area, or the key of the piece, under pointer, focus or first tap. */
  pointed: string | null = $state(null);
  /** It was tapped: a second tap acts, or the button of the prompt. */
  tapped = $state(false);
  /** What only this seat can take is loaded turn by turn. */
  loading = $state(false);
  sending = $state(false);
  /** Points chosen for what is owed, before they are sent. */
  paid: Means[] = $state.raw([]);
  /** The table as it is now, whenever it is asked: what a button was given is how it was then. */
  table: () => BoardProps | null = () => null;

  clear(): void {
    this.line = null;
    this.paid = [];
    this.point(null);
  }

  point(what: string | null, tapped = false): void {
    this.pointed = what;
    this.tapped = tapped && what !== null;
  }
}

export const turn = new Turn();

export interface Now {
  view: DalesView;
  land: Land;
  seat: number;
  line: string[];
}

/** What the seat is asked on the map; null where it is asked nothing. */
export function nowAt(props: BoardProps): Now | null {
  const view = dalesView(props.view);
  if (props.seat === null || view.turn !== props.seat || props.legal.length === 0) return null;
  const land = landAt(props.board, view);
  return { view, land, seat: props.seat, line: turn.line ?? view.line };
}

interface Choices {
  starts: string[];
  steps: Step[];
  /** Areas that a takeover may reach beyond the next link. */
  farther?: string[];
}

/** Where the line may begin, or be led to. */
export function choicesAt(props: BoardProps, now: Now): Choices {
  if (now.view.phase === "building") {
    return now.line.length ? { starts: [], steps: stepsFrom(now.land, now.view, now.seat, now.line) } : { starts: startsOf(now.land, now.view, now.seat), steps: [] };
  }
  const sales = salesOf(props.board, now.land, now.view, now.seat);
  const next = fitting(sales, now.line).flatMap((sale) => sale.chosen[now.line.length] ?? []);
  const areas = [...new Set(next)];
  if (!now.line.length) return { starts: areas, steps: [] };
  const steps = areas.map((to) => {
    const price = { ...FREE };
    for (const sale of complete(sales, [...now.line, to])) price[sale.company] = sale.cost;
    return { to, border: now.land.between(now.line.at(-1)!, to)!, price, total: price };
  });
  const farther = fitting(sales, now.line).flatMap((sale) => sale.chosen.slice(now.line.length + 1));
  return { starts: [], steps, farther: [...new Set(farther)].filter((area) => !areas.includes(area)) };
}

/** The companies that could buy the chosen line, with it and the areas pointed at. */
export function offersFor(props: BoardProps, now: Now, line = now.line): Sale[] {
  return complete(salesOf(props.board, now.land, now.view, now.seat), line);
}

/** The line led on to an area: in a takeover also to one farther along the own links, by the shortest way; null: no way. */
export function ledTo(props: BoardProps, now: Now, to: string): string[] | null {
  if (now.view.phase === "building" || !now.line.length) return [...now.line, to];
  const ways = fitting(salesOf(props.board, now.land, now.view, now.seat), now.line)
    .filter((sale) => sale.chosen.indexOf(to) >= now.line.length)
    .map((sale) => sale.chosen.slice(0, sale.chosen.indexOf(to) + 1));
  return ways.sort((one, two) => one.length - two.length)[0] ?? null;
}

/** Lead the line to an area. */
export function lead(props: BoardProps, now: Now, to: string): void {
  turn.line = ledTo(props, now, to) ?? now.line;
  turn.point(null);
}

/** What Undo and Reset take back before anything that was sent. */
export function planned(): { undo(): void; reset(): void } | null {
  const { line, paid } = turn;
  if (paid.length) return { undo: () => (turn.paid = paid.slice(0, -1)), reset: () => (turn.paid = []) };
  if (!line) return null;
  const put = (next: string[]): void => {
    turn.line = next.length ? next : null;
    turn.point(null);
  };
  return { undo: () => put(line.slice(0, -1)), reset: () => put([]) };
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((one, k) => one === b[k]);

/** The moves that a planned line is, from where the engine stands; `sell` first for a sale. */
export function movesFor(now: Now, line: string[], sale?: Sale): Move[] {
  const wanted = sale ? sale.line : named(now.land, now.view, now.seat, line);
  const [start, ...rest] = wanted;
  return [
    ...(sale ? [{ move: "sell", company: sale.company }] : []),
    { move: "start", area: start },
    ...rest.map((area) => ({ move: "extend", area })),
    { move: "finish" },
  ];
}

/** Send the planned line, move by move. The engine takes steps that leave no choice by itself. */
export async function send(sale?: Sale): Promise<void> {
  const props = turn.table();
  const begun = props && nowAt(props);
  if (!begun || turn.sending) return;
  const wanted = sale ? sale.line : named(begun.land, begun.view, begun.seat, begun.line);
  turn.sending = true;
  turn.line = begun.line;
  try {
    for (let tries = 0; tries < 80; tries++) {
      const now = dalesView(props.view);
      if (now.phase !== begun.view.phase || now.turn !== begun.seat || now.round !== begun.view.round) break;
      const fits = same(now.line, wanted.slice(0, now.line.length)) && (!sale || now.selling === null || now.selling === sale.company);
      if (!fits) {
        if (!(await props.undo())) break;
        continue;
      }
      const seen = props.view;
      await props.choose(nextMove(now, wanted, sale));
      if (props.view === seen) break; // refused, and said so
    }
  } finally {
    turn.sending = false;
    turn.clear();
  }
}

function nextMove(now: DalesView, wanted: string[], sale?: Sale): Move {
  if (sale && now.selling === null) return { move: "sell", company: sale.company };
  const next = wanted[now.line.length];
  if (now.line.length === 0) return { move: "start", area: next };
  return next === undefined ? { move: "finish" } : { move: "extend", area: next };
}

/** What a line would change for the seat that builds it. */
export function effectsOf(now: Now, line: string[]): Effects {
  const { pays } = billOf(now.view, now.seat, priceOf(now.land, now.view, line));
  const links = line.length - 1;
  return { cubes: -pays.cube, government: -pays.government, red: -pays.red, green: -pays.green, links: -links, pieces: reachedBy(now.land, now.view, now.seat, line) };
}

/** W5.9, W6.3 What is left to give for what is owed, with what is chosen so far taken off. */
export function givesAt(now: Now): [means: Means, left: number][] {
  const purse = purseOf(now.view, now.seat);
  const least = MEANS.indexOf(now.view.least ?? "cube");
  const own = now.view.phase === "exchange" ? "engine" : "cube"; // paid before any other
  return MEANS.filter((means, k) => k >= least && means !== own)
    .map((means): [Means, number] => [means, purse[means] - turn.paid.filter((one) => one === means).length])
    .filter(([, left]) => left > 0);
}

/** Give a point. The last one sends them all, in the order in which the engine asks for them. */
export async function give(means: Means): Promise<void> {
  const props = turn.table();
  const now = props && nowAt(props);
  if (!now || turn.sending) return;
  turn.paid = [...turn.paid, means];
  if (turn.paid.length < now.view.short) return;
  const wanted = purseOf(now.view, now.seat);
  for (const one of turn.paid) wanted[one] -= 1;
  turn.sending = true;
  try {
    for (let tries = 0; tries < turn.paid.length; tries++) {
      const then = nowAt(props);
      if (then?.view.phase !== now.view.phase) break;
      const has = purseOf(then.view, now.seat);
      const next = MEANS.find((one) => has[one] > wanted[one] && props.legal.some((move) => move.move === "pay" && move["means"] === one));
      if (!next) break;
      await props.choose({ move: "pay", means: next });
    }
  } finally {
    turn.sending = false;
    turn.paid = [];
  }
}

/** One piece onto a train; the engine may still ask which. */
export async function load(props: BoardProps, key: string, hold?: boolean): Promise<void> {
  const [area, piece] = key.split(" ");
  turn.point(null);
  await props.choose({ move: "load", piece, area }, hold);
}

/** Turn by turn what only this seat can take, the best first, until none is left that fits. One click asks for all of
 * these turns, so none of them waits for "End turn". */
export async function loadNext(): Promise<void> {
  const props = turn.table();
  const now = props && nowAt(props);
  if (!now || turn.sending) return;
  const puts = props.legal.filter((move) => move.move === "put");
  const next = onlyMine(props.board, now.land, now.view, now.seat)[0];
  if (!puts.length && next === undefined) {
    turn.loading = false;
    return;
  }
  turn.sending = true;
  try {
    if (puts.length) await props.choose(puts[0]!, false);
    else await load(props, next!, false);
  } finally {
    turn.sending = false;
  }
}

/** What loading a piece would change. */
export function loadEffects(key: string): Effects {
  const piece = key.split(" ")[1]!;
  return { profit: profitOf(piece), pieces: { [piece]: 1 } };
}
