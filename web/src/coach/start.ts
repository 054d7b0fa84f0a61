// Starting a lesson, and finding the one that was left. Its place is kept at the table; which table, in this browser.
import * as api from "../lib/api";
import { hide } from "../lib/hidden.svelte";
import { tell, wordsFor } from "../lib/page.svelte";
import { go } from "../lib/router.svelte";
import { toTable } from "../lib/routes";
import { forget, heldAt, holdMade } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";

const KEY = "lessons";

/** The table of a lesson that was begun and not finished. */
export function leftAt(game: string): string | null {
  const table = load<Record<string, string>>(KEY, {})[game];
  return table && heldAt(table).seats.length ? table : null;
}

export function keep(game: string, table: string | null): void {
  const all = load<Record<string, string>>(KEY, {});
  if (table === null) delete all[game];
  else all[game] = table;
  save(KEY, all);
}

/** Set a table for a lesson and go there. `lesson`: a chapter, one of its steps, or a rule; without one, the first game from its start. `instead`: the table that this one takes the place of. */
export async function startLesson(game: string, lesson: string | null = null, instead: string | null = null): Promise<void> {
  try {
    const made = await api.startLesson({ game, lesson, name: settings.name });
    holdMade(made);
    if (instead) {
      forget(instead);
      hide(instead);
    }
    if (lesson === null || lesson.startsWith("chapter/")) keep(game, made.table);
    go(toTable(made.table));
  } catch (why) {
    tell(wordsFor(why), "bad");
  }
}
