import { expect, test } from "vitest";
import { hearPush, withdraw, type WorkerScope } from "./push";

const NOTICE = { title: "Your turn", body: "It’s your turn.", path: "/t/abc", tag: "abc", waiting: 2, tables: ["abc"], still: ["abc", "def"] };

function worker(urls: string[] = [], shown: { data: unknown; close: () => void }[] = []) {
  const heard: Record<string, (event: never) => void> = {};
  const done: unknown[] = [];
  const scope = {
    location: { origin: "https://trains.example.org" },
    navigator: { setAppBadge: async (count: number) => void done.push(["badge", count]) },
    registration: { showNotification: async (title: string, options: object) => void done.push(["show", title, options]), getNotifications: async () => shown },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(["focus", url]), navigate: async () => null })),
      openWindow: async (url: string) => done.push(["open", url]),
    },
    addEventListener: (kind: string, listener: (event: never) => void) => (heard[kind] = listener),
  };
  hearPush(scope as unknown as WorkerScope);
  const send = async (kind: string, event: object): Promise<unknown[]> => {
    let work: Promise<unknown> = Promise.resolve();
    heard[kind]!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
    return done;
  };
  return { send };
}

const click = (path: string) => ({ notification: { data: { path }, close: () => null } });

test("a notice is shown as the server wrote it, with the number of games that wait", async () => {
  const done = await worker().send("push", { data: { json: () => NOTICE } });
  const options = { body: NOTICE.body, tag: "abc", renotify: true, icon: "/favicon.svg", data: { path: "/t/abc", tables: ["abc"] } };
  expect(done).toEqual([["show", "Your turn", options], ["badge", 2]]);
});

test("a click opens the table, where it is open already", async () => {
  expect(await worker(["https://trains.example.org/t/abc"]).send("notificationclick", click("/t/abc"))).toEqual([["focus", "https://trains.example.org/t/abc"]]);
  expect(await worker(["https://trains.example.org/"]).send("notificationclick", click("/t/abc"))).toEqual([["open", "https://trains.example.org/t/abc"]]);
});

test("with a notice goes what is stale by then, and nothing else", async () => {
  const closed: string[] = [];
  const one = (name: string, data: unknown) => ({ data, close: () => void closed.push(name) });
  const shown = [
    one("over", { path: "/t/ghi", tables: ["ghi"] }),
    one("waits", { path: "/t/abc", tables: ["abc"] }),
    one("one of two waits", { path: "/tables", tables: ["ghi", "def"] }),
    one("mentioned", { path: "/t/ghi", tables: [] }),
    one("of an older version", { path: "/t/ghi" }),
    one("of nobody", null),
  ];
  await worker([], shown).send("push", { data: { json: () => NOTICE } });
  expect(closed).toEqual(["over"]);
  await worker([], shown).send("push", { data: { json: () => ({ ...NOTICE, still: null }) } });
  expect(closed).toEqual(["over"]);
  withdraw(shown, []);
  expect(closed).toEqual(["over", "over", "waits", "one of two waits"]);
});

test("a click leads nowhere else", async () => {
  expect(await worker().send("notificationclick", click("https://evil.example/"))).toEqual([]);
});
