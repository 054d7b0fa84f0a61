"""What stands for a push service on the internet, which Chromium cannot subscribe without.

`PushManager.subscribe` alone is another: it gives a subscription to an endpoint of ours, with real keys. What the
server sends there is decrypted and handed to the real service worker through DevTools; what it then asks the browser to
show is noted (`SHOW` says why).
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.server.notices.receiving import Browser as Keys
from tests.server.running import until

SUBSCRIBE = """PushManager.prototype.subscribe = async function (options) {
  const key = options.applicationServerKey;
  if (typeof key !== "string" || key.length !== 87 || !options.userVisibleOnly) throw new Error(`no key: ${key}`);
  return { toJSON: () => (%s), options };
};"""

# Chromium's headless shell has no place to show a notification, and refuses; at a badge it crashes. So what the worker
# wishes to show is told to the page.
SHOW = """WorkerNavigator.prototype.setAppBadge = async () => undefined;
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ title, body, tag, data });
};
"""
HEAR = (
    "window.shown = []; navigator.serviceWorker.addEventListener('message', (event) => window.shown.push(event.data));"
)


def may_subscribe(context: BrowserContext, keys: Keys) -> None:
    given = keys.subscription
    sent = {"endpoint": given["address"], "keys": {"p256dh": given["p256dh"], "auth": given["auth"]}}
    context.grant_permissions(["notifications"])
    context.add_init_script(SUBSCRIBE % json.dumps(sent))
    context.add_init_script(HEAR)


class Worker:
    """The service worker of a page, which is handed what was pushed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[Any] = []
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: self.found.extend(event["registrations"])
        )
        self.devtools.send("ServiceWorker.enable")

    def show(self, notice: Any) -> Any:
        """What it asks the browser to show."""
        page = self.page
        until(lambda: (page.wait_for_timeout(20), bool(self.found))[1])
        before = page.evaluate("window.shown.length")
        address = page.evaluate("location.origin")
        message = {"origin": address, "registrationId": self.found[0]["registrationId"], "data": json.dumps(notice)}
        self.devtools.send("ServiceWorker.deliverPushMessage", message)
        until(lambda: (page.wait_for_timeout(50), page.evaluate("window.shown.length") > before)[1])
        return page.evaluate("window.shown.at(-1)")
