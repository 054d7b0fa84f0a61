// The service worker of the site. Each thing it does is a module of its own.
import { openOffline, type OfflineScope, type Shell } from "./worker/offline";
import { hearPush, type WorkerScope } from "./worker/push";

declare const BRANCHLINE_SHELL: Shell; // the build puts it here

hearPush(self as unknown as WorkerScope);
openOffline(self as unknown as OfflineScope, BRANCHLINE_SHELL);
