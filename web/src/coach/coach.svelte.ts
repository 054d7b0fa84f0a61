// A lesson at a table: which step it is at, what is wanted next, and what to say to a click that is something else.
import * as api from "../lib/api";
import { textsFrom } from "../lib/page.svelte";
import { load, save } from "../lib/storage";
import type { Table } from "../lib/table.svelte";
import type { Texts } from "../lib/texts";
import type { LessonCard, Line, Move, StepCard, WhyNot } from "../lib/types";
import { startLesson } from "./start";

/** Milliseconds: what is asked this soon after a press, the player asks. */
const BY_HAND = 1500;
const AWAY = "*"; // among the steps that were read: the player plays on alone

/** A move as a text that does not depend on the order of its parts. */
export function sameText(move: Move): string {
  const parts = Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1));
  return JSON.stringify(parts.map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]));
}

/** What the board of the game knows. */
export interface Hooks {
  /** How many of these moves are planned there and not sent yet; null if something else is. */
  ahead(moves: Move[]): number | null;
  /** Whether a move does as well as the one that is wanted. */
  alike(wanted: Move, made: Move): boolean;
}

export class Coach {
  card: LessonCard | null = $state.raw(null);
  texts: Texts | null = $state.raw(null);
  /** The steps without a move of their own that have been read. */
  private read: string[] = $state([]);
  /** How many steps the reader looks back. */
  behind = $state(0);
  /** A click that was not what the step is about. */
  strayed: Move | null = $state.raw(null);
  /** What the rules say about a move that was tried. */
  answer: WhyNot | null = $state.raw(null);
  /** The last such answer, to look back at. */
  heard: WhyNot | null = $state.raw(null);
  /** When the player last pressed something: boards ask the rules by themselves too. */
  pressed = -Infinity;
  /** The lesson is over and the table is the player's: the coach has left. */
  away = $state(false);
  private free = false;

  constructor(
    readonly table: Table,
    private readonly hooks: Hooks,
  ) {
    this.read = load(`coach.${table.id}`, [] as string[]);
    this.away = this.read.includes(AWAY);
    if (this.away) return;
    table.guard = (move) => this.lets(move);
    table.refused = (move, answer) => this.hears(move, answer);
  }

  async open(): Promise<void> {
    const card = await api.lesson(this.table.id);
    await this.learn(card);
    this.card = card;
  }

  /** Load what the lesson says, in the reader's language. */
  async learn(card = this.card): Promise<void> {
    if (card?.catalogue) this.texts = await textsFrom([card.catalogue]);
  }

  /** The seat that is taught. */
  get you(): number {
    return this.table.seat ?? 0;
  }

  get steps(): StepCard[] {
    return this.card?.steps ?? [];
  }

  private get at(): number {
    return this.table.state?.at ?? 0;
  }

  private done(step: StepCard): boolean {
    const quiet = step.moves.length === 0;
    return quiet ? this.read.includes(step.id) : this.at >= step.first + step.moves.length;
  }

  /** The number of the step that is on; as many as there are when all are done. */
  get now(): number {
    const found = this.steps.findIndex((step) => !this.done(step));
    return found < 0 ? this.steps.length : found;
  }

  /** The step on show: the present one, or an earlier one to read again. While a turn is to be ended, the one it belongs to. */
  get shown(): number {
    return Math.max(0, Math.min(this.now - (this.ending && this.now > 0 ? 1 : 0) - this.behind, this.steps.length));
  }

  get ended(): boolean {
    return this.card !== null && this.now >= this.steps.length && !this.ending;
  }

  /** The turn is played and waits for "End turn". */
  get ending(): boolean {
    return this.table.state?.may_end ?? false;
  }

  /** Nothing more is played in this lesson; there may be something left to read. */
  private get played(): boolean {
    return this.steps.slice(this.now).every((step) => step.moves.length === 0 && !step.forbidden);
  }

  /** Whether the table still goes the lesson's way. */
  get follows(): boolean {
    const { state } = this.table;
    if (this.played) return true;
    if (!state?.card.lesson?.follows) return false;
    const first = state.card.seq;
    return state.draft.every((move, k) => {
      const wanted = this.moveAt(first + k);
      return wanted !== null && sameText(wanted) === sameText(move);
    });
  }

  private moveAt(at: number): Move | null {
    for (const step of this.steps) {
      if (at >= step.first && at < step.first + step.moves.length) return step.moves[at - step.first]!;
    }
    return null;
  }

  /** The move that the step is about now; null if there is none, or others are to act. */
  get wanted(): Move | null {
    const step = this.steps[this.now];
    if (!step || !this.table.mine || this.ending) return null;
    return step.forbidden ?? this.moveAt(this.at);
  }

  /** The moves of the step that are still to be made. */
  private get rest(): Move[] {
    const step = this.steps[this.now];
    return !step || !this.wanted ? [] : step.forbidden ? [step.forbidden] : step.moves.slice(this.at - step.first);
  }

  /** What comes after what is planned on the board: the move that the player does something for now. */
  get meant(): Move | null {
    const { rest } = this;
    return rest[Math.min(this.hooks.ahead(rest) ?? 0, rest.length - 1)] ?? null;
  }

  /** Something else is planned on the board. */
  get astray(): boolean {
    const { rest } = this;
    return rest.length > 0 && this.hooks.ahead(rest) === null;
  }

  get reasons(): Line[] {
    const step = this.steps[this.now];
    return (step && step.reasons?.[this.at - step.first]) ?? [];
  }

  understood(): void {
    const step = this.steps[this.now];
    if (!step || step.moves.length) return;
    this.read = [...this.read, step.id];
    save(`coach.${this.table.id}`, $state.snapshot(this.read));
    this.fresh();
  }

  fresh(): void {
    this.strayed = null;
    this.answer = null;
    this.behind = 0;
  }

  /** The move that goes through: what the step wants does, and everything the player insists on. */
  private lets(move: Move): Move | null {
    const { wanted } = this;
    const quiet = this.steps[this.now]?.moves.length === 0;
    if (this.free || !this.card || !this.follows || this.played || this.ending) return move;
    if (wanted && !quiet && (sameText(wanted) === sameText(move) || this.hooks.alike(wanted, move))) {
      this.fresh();
      return wanted;
    }
    this.strayed = move;
    return null;
  }

  /** The rules refuse a move: that is what the step is about, if it is the one to try. */
  private hears(move: Move, answer: WhyNot): boolean {
    const { wanted } = this;
    if (!wanted || !this.steps[this.now]?.forbidden || sameText(wanted) !== sameText(move)) return false;
    if (performance.now() - this.pressed > BY_HAND) return false;
    this.fresh();
    this.answer = this.heard = answer;
    return true;
  }

  /** Begin again with the step that the table has left. */
  async again(): Promise<void> {
    const step = this.steps[this.now];
    const name = this.card!.name.split("/").slice(0, 2).join("/");
    await startLesson(this.table.state!.card.game, step && name.startsWith("chapter/") ? `${name}/${step.id}` : name, this.table.id);
  }

  /** The table is the player's own. */
  leave(): void {
    this.table.guard = this.table.refused = null;
    this.away = true;
    save(`coach.${this.table.id}`, [...this.read, AWAY]);
  }

  /** Do what the player wants to do instead. */
  async insist(): Promise<void> {
    const move = this.strayed;
    if (!move) return;
    this.free = true;
    this.strayed = null;
    await this.table.choose(move);
    this.free = false;
  }

  /** Make the move for the player, or ask why it cannot be made. */
  async show(): Promise<void> {
    const { wanted } = this;
    const step = this.steps[this.now];
    if (this.table.busy) return;
    if (this.ending) return void (await this.table.end());
    if (!wanted || !step) return;
    this.fresh();
    if (step.forbidden) await this.table.whyNot(wanted);
    else await this.table.choose(wanted);
  }
}
