// Games that this browser has taken off its list. They go on, and their address still leads to them.
import { load, save } from "./storage";

const KEY = "hidden";
const MOST = 500; // the oldest are long gone

export const hidden: { tables: string[] } = $state({ tables: load<string[]>(KEY, []) });

export function hide(table: string): void {
  hidden.tables = [...hidden.tables.filter((one) => one !== table), table].slice(-MOST);
  save(KEY, hidden.tables);
}

export function unhide(table: string): void {
  hidden.tables = hidden.tables.filter((one) => one !== table);
  save(KEY, hidden.tables);
}

export function showAgain(): void {
  hidden.tables = [];
  save(KEY, hidden.tables);
}
