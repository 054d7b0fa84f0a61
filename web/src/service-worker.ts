// The service worker of the site. Each thing it does is a module of its own.
import { hearPush, type WorkerScope } from "./worker/push";

hearPush(self as unknown as WorkerScope);
