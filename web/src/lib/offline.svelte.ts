// The pages without a server: they open from what the service worker keeps, and speak from what the server said last.
import { Unreachable } from "./api";
import { load, save } from "./storage";

const WORKER = "/service-worker.js";

/** Whether this page was opened without the server, and is so still. */
export const offline: { here: boolean } = $state({ here: false });

/** Only over https, or on this very machine: elsewhere browsers have none, and the pages need the server to open. */
const canWork = (): boolean => "serviceWorker" in navigator;

export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(WORKER, { type: "module" });

/** Keep the pages, of the server's version, for a day without network. While developing there is nothing to keep. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !canWork() || offline.here) return;
  const kept = registerWorker().then((worker) => worker.update()); // the browser's own look for a newer one can fail
  kept.catch((why: unknown) => console.warn(why)); // then the pages need the server
}

interface Said<T> {
  language: string;
  said: T;
}

/** What the server says or, if it cannot be reached, what it said last in this language; then `fell` is called. */
export async function orLast<T>(what: string, language: string, ask: () => Promise<T>, fell: () => void): Promise<T> {
  const key = `said-${what}`;
  try {
    const said = await ask();
    if (canWork()) save(key, { language, said } satisfies Said<T>);
    return said;
  } catch (why) {
    const last = why instanceof Unreachable ? load<Said<T> | null>(key, null) : null;
    if (last?.language !== language) throw why;
    fell();
    return last.said;
  }
}
