// What the service worker does with a notice: it shows it, and a click opens the table. The server wrote the words, in
// the reader's language; nothing of a game is in them.

export interface Notice {
  title: string;
  body: string;
  path: string; // of this site
  tag: string; // a later notice of the same tag takes its place
  waiting: number; // games that wait for the reader
  tables?: string[]; // whose waits it tells of, and nothing else: once none of them waits, it is stale
  still?: string[] | null; // the tables that wait; null: too many to name
}

/** A notice on show, as the browser gives it back. */
export interface Shown {
  data: unknown;
  close(): void;
}

/** Take away what tells of games that wait no more. What tells of anything else stays until it is read. */
export function withdraw(shown: readonly Shown[], still: readonly string[]): void {
  for (const one of shown) {
    const tables = (one.data as { tables?: string[] } | null)?.tables ?? [];
    if (tables.length && !tables.some((table) => still.includes(table))) one.close();
  }
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** As much of a service worker as this needs. The libraries of pages and of workers cannot be had together. */
export interface WorkerScope {
  location: { origin: string };
  navigator: { setAppBadge?(count: number): Promise<void> };
  registration: { showNotification(title: string, options: object): Promise<void>; getNotifications(): Promise<readonly Shown[]> };
  clients: { matchAll(options: object): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(kind: "push", heard: (event: PushHeard) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Clicked) => void): void;
}

interface PushHeard {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface Clicked {
  notification: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

export function hearPush(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as Notice));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String((event.notification.data as { path?: string } | null)?.path ?? "/tables")));
  });
}

async function show(scope: WorkerScope, { title, body, path, tag, waiting, tables, still }: Notice): Promise<void> {
  const { registration } = scope;
  await registration.showNotification(title, { body, tag, renotify: true, icon: "/favicon.svg", data: { path, tables: tables ?? [] } });
  if (still) withdraw(await registration.getNotifications(), still);
  await scope.navigator.setAppBadge?.(waiting);
}

/** In a window that shows it already, else in any of ours, else in a new one. Only pages of this site are opened. */
async function open(scope: WorkerScope, path: string): Promise<void> {
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) await there.focus();
  else await scope.clients.openWindow(url.href);
}
