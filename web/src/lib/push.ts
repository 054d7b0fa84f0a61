// Browser push: whether this page can have it, and what the browser subscribes to.
import { withdraw } from "../worker/push";
import { registerWorker } from "./offline.svelte";
import type { NewChannel } from "./types";

/** Why there is none on this page, as the key of a sentence; null if there is. Whether the person has blocked notices
 * is seen when they are asked: `Notification.permission` is not to be relied on everywhere. */
export function whyNoPush(): string | null {
  if (!isSecureContext) return "page-notices-https";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "page-notices-install" : "page-notices-browser";
  }
  return null;
}

/** Ask the person, then the browser; null if the person said no. */
export async function subscribe(key: string, label: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await registerWorker();
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old && base64(old.options.applicationServerKey) !== key) await old.unsubscribe(); // of a house that was here before
  const found = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { kind: "push", address: found.endpoint ?? "", p256dh: found.keys?.["p256dh"] ?? "", auth: found.keys?.["auth"] ?? "", label };
}

/** This browser's notices about games that wait no more, wherever the move was made. */
export async function withdrawStale(still: string[]): Promise<void> {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker && "getNotifications" in worker) withdraw(await worker.getNotifications(), still);
}

function base64(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
