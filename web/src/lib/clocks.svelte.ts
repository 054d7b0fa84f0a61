// Clocks of seats: how much is left now, by the server's clock, and how that is said.
import type { Pace, SeatClock } from "./wire";

let ahead = 0; // seconds that the server's clock is ahead of this device's

/** What time it is at the server, as it has just said. */
export function setServerTime(now: number): void {
  ahead = now - Date.now() / 1000;
}

export function serverTime(): number {
  return Date.now() / 1000 + ahead;
}

/** Seconds that a clock has left at a moment: what does not count stands still. */
export function leftAt(clock: SeatClock, now: number): number {
  if (!clock.since) return clock.left;
  let passed = Math.max(0, now - clock.since);
  for (const [begin, end] of clock.rests ?? []) passed -= Math.max(0, Math.min(now, end) - begin);
  return Math.max(0, clock.left - Math.max(0, passed));
}

/** "2 d 3 h", "3 h 12 min", "9:41", in the reader's language. */
export function lasting(seconds: number, language: string): string {
  const whole = Math.floor(seconds);
  const said = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  if (days) return `${said(days, "day")} ${said(hours, "hour")}`;
  if (hours) return `${said(hours, "hour")} ${said(minutes, "minute")}`;
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

export function moment(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleString(language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** Whether a game goes on for days: its people may plan. */
export function byMail(pace: Pace | undefined): boolean {
  return pace?.preset === "day" || pace?.preset === "slow";
}

export function clocked(pace: Pace | undefined): boolean {
  return (pace?.preset ?? "none") !== "none";
}
