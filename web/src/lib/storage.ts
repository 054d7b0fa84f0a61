// What the browser keeps. If it keeps nothing (private windows, blocked storage), we use memory and say so.

const memory = new Map<string, string>();
const PREFIX = "branchline.";

function probe(): Storage | null {
  try {
    const store = globalThis.localStorage;
    store.setItem(PREFIX + "probe", "1");
    store.removeItem(PREFIX + "probe");
    return store;
  } catch {
    return null;
  }
}

const store = probe();

/** Whether what we save outlives this page. */
export const keeps = store !== null;

export function load<T>(key: string, otherwise: T): T {
  const text = store?.getItem(PREFIX + key) ?? memory.get(key);
  if (text === undefined || text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise; // not written by this page
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    store?.setItem(PREFIX + key, text);
  } catch (why) {
    console.warn(`branchline: the browser would not keep ${key}: ${String(why)}`);
  }
}

export function drop(key: string): void {
  memory.delete(key);
  store?.removeItem(PREFIX + key);
}
