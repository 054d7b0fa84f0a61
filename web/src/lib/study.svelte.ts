// The analysis of a finished table, fetched piece by piece until it is complete.
import { Refused, type TableApi } from "./api";
import { wordsFor, t } from "./page.svelte";
import type { JudgedMove } from "./types";

const PAUSE = 400; // milliseconds between two questions

export class Study {
  moves: JudgedMove[] = $state.raw([]);
  /** Numbers of the moves that lost most, costliest first. */
  turning: number[] = $state.raw([]);
  of = $state(0);
  running = $state(false);
  finished = $state(false);
  trouble = $state("");
  private closed = false;

  async run(table: Pick<TableApi, "analyse">): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.trouble = "";
    try {
      while (!this.closed && !this.finished) {
        const told = await table.analyse(this.moves.length);
        if (told.moves.length) this.moves = [...this.moves, ...told.moves];
        this.of = told.of;
        this.turning = told.turning_points;
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
