// A lesson at a table: which step it is at, what is wanted next, and what to say to a click that is something else.
import * as api from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import type { Table } from "../lib/table.svelte";
import { Texts } from "../lib/texts";
import type { LessonCard, Line, Move, StepCard } from "../lib/types";

/** A move as a text that does not depend on the order of its parts. */
export function sameText(move: Move): string {
  const parts = Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1));
  return JSON.stringify(parts.map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]));
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
  answer: { rule: string | null; line: Line | null } | null = $state.raw(null);
  private free = false;

  constructor(readonly table: Table) {
    this.read = load(`coach.${table.id}`, [] as string[]);
    table.guard = (move) => this.lets(move);
  }

  async open(): Promise<void> {
    const card = await api.lesson(this.table.id);
    if (card.catalogue) {
      const catalogue = card.catalogue;
      const english = await api.texts("en", catalogue);
      const own = settings.language === "en" ? english : await api.texts(settings.language, catalogue).catch(() => english);
      this.texts = new Texts(settings.language, [own], undefined, new Texts("en", [english]));
    }
    this.card = card;
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

  /** Whether a click goes through: what the step wants does, and whatever the player insists on. */
  private lets(move: Move): boolean {
    const { wanted } = this;
    const quiet = this.steps[this.now]?.moves.length === 0;
    if (this.free || !this.card || !this.follows || this.played || this.ending) return true;
    if (wanted && !quiet && sameText(wanted) === sameText(move)) {
      this.fresh();
      return true;
    }
    this.strayed = move;
    return false;
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
    if (step.forbidden) this.answer = await this.table.whyNot(wanted);
    else await this.table.choose(wanted);
  }
}
