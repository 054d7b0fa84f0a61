import { expect, test } from "vitest";
import { openOffline, type OfflineScope } from "./offline";

const ORIGIN = "https://trains.example.org";
const SHELL = { version: "1", entry: "/assets/index-1.js", files: ["/assets/index-1.js", "/assets/list-1.js"] };
const INDEX = `<script type="module" src="${SHELL.entry}"></script>`;

/** A worker whose server is `site`: what is at a path, or nothing at all while it is null. */
function worker(site: Record<string, string> | null) {
  const heard: Record<string, (event: never) => void> = {};
  const stores = new Map<string, Map<string, Response>>([["pages-0", new Map()], ["another", new Map()]]);
  const now = { site };
  const pathOf = (of: Request | string): string => (typeof of === "string" ? of : new URL(of.url).pathname);
  const fetch = async (of: Request | string): Promise<Response> => {
    if (!now.site) throw new TypeError("no network");
    const text = now.site[pathOf(of)];
    return new Response(text ?? "none", { status: text === undefined ? 404 : 200 });
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? stores.set(name, new Map()).get(name)!;
    return {
      match: async (of: Request | string) => store.get(pathOf(of))?.clone(),
      put: async (of: Request | string, answer: Response) => void store.set(pathOf(of), answer),
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetch(path));
      },
    };
  };
  const scope = {
    location: { origin: ORIGIN },
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    fetch,
    addEventListener: (kind: string, listener: (event: never) => void) => (heard[kind] = listener),
  };
  const before = globalThis.Request;
  const inPage = (path: string): Request => new before(new URL(path, ORIGIN));
  globalThis.Request = class extends before {
    constructor(path: string | URL | Request, init?: RequestInit) {
      super(typeof path === "string" ? new URL(path, ORIGIN) : path, init);
    }
  } as typeof Request;
  openOffline(scope as unknown as OfflineScope, SHELL);
  const send = async (kind: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    heard[kind]!({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  const ask = async (path: string, mode = "no-cors", method = "GET"): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const request = Object.defineProperties(inPage(path), { mode: { value: mode }, method: { value: method } });
    heard["fetch"]!({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never);
    return answer && (await (answer as Promise<Response>)).text();
  };
  return { send, ask, stores, now };
}

const SITE = { "/": INDEX, "/tables": "as it is now", "/assets/index-1.js": "1", "/assets/list-1.js": "2", "/assets/table-1.js": "3" };

async function kept() {
  const one = worker({ ...SITE });
  await one.send("install");
  await one.send("activate");
  return one;
}

test("one version is kept, and those before it are dropped", async () => {
  const { stores } = await kept();
  expect([...stores.keys()].sort()).toEqual(["another", "pages-1"]);
  expect([...stores.get("pages-1")!.keys()].sort()).toEqual(["/", "/assets/index-1.js", "/assets/list-1.js"]);
});

test("a page is the server's, whatever it says, and the kept one only without an answer", async () => {
  const { ask, now } = await kept();
  expect(await ask("/tables", "navigate")).toBe("as it is now");
  expect(await ask("/t/unknown", "navigate")).toBe("none");
  now.site = null;
  expect(await ask("/tables", "navigate")).toBe(INDEX);
});

test("the look for a new version, the API and what is sent pass by", async () => {
  const { ask } = await kept();
  expect(await ask("/")).toBeNull(); // upgrade.ts
  expect(await ask("/api/games")).toBeNull();
  expect(await ask("/api/notices/feed", "navigate")).toBeNull();
  expect(await ask("/tables", "navigate", "POST")).toBeNull();
  expect(await ask("https://elsewhere.example.org/assets/a.js")).toBeNull();
});

test("assets that were used once open without a network too, failures do not", async () => {
  const { ask, now } = await kept();
  expect(await ask("/assets/table-1.js")).toBe("3");
  expect(await ask("/assets/gone-1.js")).toBe("none");
  now.site = null;
  expect(await ask("/assets/table-1.js")).toBe("3");
  await expect(ask("/assets/gone-1.js")).rejects.toThrow("no network");
});

test("a worker that does not fit the server's page keeps nothing", async () => {
  const one = worker({ ...SITE, "/": INDEX.replace("index-1", "index-2") });
  await expect(one.send("install")).rejects.toThrow("not of version 1");
  expect(one.stores.has("pages-1")).toBe(false);
});
