// What a reader has begun and not sent yet. The tab keeps it: a page that is loaded again finds it. Perhaps an older
// version of the page has written it, so whoever reads it checks it.

const PREFIX = "branchline.unsent.";
const memory = new Map<string, string>();

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch (why) {
    console.warn(`branchline: the tab would not keep ${key}: ${String(why)}`);
  }
}

/** What was kept under this key; null: nothing, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** It was sent, or is wanted no more. */
export function done(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // then nothing was kept there
  }
}

/** The texts in a list that was kept. */
export function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}
