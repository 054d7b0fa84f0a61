// The live connection: says hello, reconnects after a loss, and asks for what it missed.
import { deviceKey } from "./seats";
import type { FromServer } from "./types";

export type Status = "connecting" | "live" | "lost" | "closed";

export interface LiveOptions {
  table: string;
  seat: number | null;
  screen?: boolean; // it shows the table to everybody
  /** The last entry we have. */
  since(): number | null;
  heard(message: FromServer): void;
  changed(status: Status, why?: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const TOUCHES = ["pointerdown", "keydown"] as const;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private silent = 0;
  private touched = -PING_EVERY; // when the server was told last that somebody acts here
  private done = false;

  constructor(private readonly options: LiveOptions) {
    addEventListener("online", this.hurry);
    for (const touch of TOUCHES) addEventListener(touch, this.act, { capture: true, passive: true });
    this.open();
  }

  /** Whoever acts at this very table needs no notice of what happens here; a page that is merely open does not count. */
  private readonly act = (): void => {
    const now = performance.now();
    if (this.options.seat === null || this.socket?.readyState !== WebSocket.OPEN || now - this.touched < PING_EVERY) return;
    this.touched = now;
    this.socket.send('{"type":"ping","acting":true}');
  };

  private readonly hurry = (): void => {
    if (!this.done && this.socket === null) {
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private open(): void {
    clearTimeout(this.again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.options.table)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { seat, screen = false } = this.options;
      const key = seat === null ? null : deviceKey();
      socket.send(JSON.stringify({ type: "hello", key, seat, screen, since: this.options.since(), parts: true }));
      this.silent = 0;
      clearInterval(this.ping);
      this.ping = setInterval(() => this.beat(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.silent = 0;
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.lose(socket);
  }

  private hear(message: FromServer): void {
    if (message.type === "closing") {
      if (!message.retry) {
        this.close();
        this.options.changed("closed", message.why);
      }
      return;
    }
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.options.changed("live");
    }
    if (message.type !== "pong") this.options.heard(message);
  }

  /** Ask for everything: what came does not fit what is here. */
  ask(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"state"}');
  }

  /** A connection can die silently: two unanswered pings are a loss. */
  private beat(socket: WebSocket): void {
    if (this.silent >= 2) socket.close();
    else if (socket.readyState === WebSocket.OPEN) {
      this.silent += 1;
      socket.send('{"type":"ping"}');
    }
  }

  private lose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.ping);
    if (this.done) return;
    this.options.changed("lost");
    this.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  close(): void {
    this.done = true;
    removeEventListener("online", this.hurry);
    for (const touch of TOUCHES) removeEventListener(touch, this.act, { capture: true });
    clearTimeout(this.again);
    clearInterval(this.ping);
    this.socket?.close();
    this.socket = null;
  }
}
