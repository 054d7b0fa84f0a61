// How the app opens without a network: the worker keeps one version of the pages whole, and uses it only when the server
// cannot be reached. So an old page never hides a new one. It keeps nothing of the API.

/** One version of the pages: what its list of games is made of. The build writes it (vite.config.ts). */
export interface Shell {
  version: string;
  entry: string; // the first script, by which a page is known to be of this version
  files: string[];
}

/** As much of a service worker as this needs. The libraries of pages and of workers cannot be had together. */
export interface OfflineScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  fetch(request: Request): Promise<Response>;
  addEventListener(kind: "install" | "activate", heard: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asked) => void): void;
}

interface Asked {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PAGES = "pages-";

export function openOffline(scope: OfflineScope, { version, entry, files }: Shell): void {
  const name = PAGES + version;
  scope.addEventListener("install", (event) => event.waitUntil(fill()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== scope.location.origin || pathname.startsWith("/api/")) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  });

  async function fill(): Promise<void> {
    const index = await scope.fetch(new Request("/", { cache: "no-cache", credentials: "omit" }));
    // The server may have been updated since it sent this worker; its next one fits the page.
    if (!index.ok || !(await index.clone().text()).includes(entry)) throw new Error(`/ is not of version ${version}`);
    const cache = await scope.caches.open(name);
    await cache.addAll(files);
    await cache.put("/", index);
    await scope.skipWaiting();
  }

  async function takeOver(): Promise<void> {
    const old = (await scope.caches.keys()).filter((one) => one.startsWith(PAGES) && one !== name);
    await Promise.all(old.map((one) => scope.caches.delete(one)));
    await scope.clients.claim();
  }

  /** Whatever the server says, be it an error; what is kept, only if it says nothing. */
  async function page(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (why) {
      const kept = await (await scope.caches.open(name)).match("/", { ignoreVary: true });
      if (!kept) throw why;
      return kept;
    }
  }

  /** Names in /assets stand for their contents, so what is kept is right. What was used once is kept too. */
  async function asset(request: Request): Promise<Response> {
    const cache = await scope.caches.open(name);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await scope.fetch(request);
    if (answer.status === 200) cache.put(request, answer.clone()).catch(() => undefined); // a full disk stops nobody
    return answer;
  }
}
