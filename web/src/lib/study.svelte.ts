// The analysis of a finished table, fetched piece by piece until it is complete.
import { Refused, type TableApi } from "./api";
import { wordsFor, t } from "./page.svelte";
import type { JudgedMove } from "./types";

const PAUSE = 400; // milliseconds between two questions
const SURE = 5000; // milliseconds until the speed can be told

export class Study {
  moves: JudgedMove[] = $state.raw([]);
  /** Numbers of the moves that lost most, costliest first. */
  turning: number[] = $state.raw([]);
  of = $state(0);
  running = $state(false);
  finished = $state(false);
  trouble = $state("");
  /** How many minutes the rest will take at this speed; 0 until that can be said. */
  minutes = $state(0);
  private closed = false;

  async run(table: Pick<TableApi, "analyse">): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.trouble = "";
    this.minutes = 0;
    const [begun, known] = [performance.now(), this.moves.length];
    try {
      while (!this.closed && !this.finished) {
        const told = await table.analyse(this.moves.length);
        if (told.moves.length) this.moves = [...this.moves, ...told.moves];
        this.of = told.of;
        this.turning = told.turning_points;
        const [passed, judged] = [performance.now() - begun, this.moves.length - known];
        if (passed > SURE && judged > 0) this.minutes = Math.ceil((passed / judged) * (told.of - this.moves.length) / 60_000);
        if (told.failed) throw new Error(t("page-analysis-stopped"));
        this.finished = told.of > 0 && told.done === told.of;
        if (!this.finished) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (why) {
      this.trouble = why instanceof Refused || !(why instanceof Error) ? wordsFor(why) : why.message;
    }
    this.running = false;
  }

  /** The judgement of the move with this number. */
  at(seq: number): JudgedMove | null {
    return this.moves.find((move) => move.seq === seq) ?? null;
  }

  close(): void {
    this.closed = true;
  }
}
