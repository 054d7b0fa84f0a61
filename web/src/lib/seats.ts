// The seats this browser has. They belong to its device, whose key it makes itself and keeps. An invitation comes in a
// link's fragment, never appears in an address again, and is exchanged for a seat at first use.
import { newSecret } from "./luck";
import { drop, load, save } from "./storage";
import type { Created } from "./types";

export interface Held {
  seat: number | null; // unknown until the server says
  invitation?: string; // not exchanged yet
}

export interface HeldTable {
  seats: Held[];
  host?: string; // may free seats
}

const SECRET = /^#([A-Za-z0-9_-]{43})$/;
const KEY = "tables";
const DEVICE = "device";
const LUCK = "luck-key";

/** The key of this device: 256 random bits. Plain http in a local network has no better source, and needs none. */
export function deviceKey(): string {
  let key = load<string>(DEVICE, "");
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    key = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    save(DEVICE, key);
  }
  return key;
}

/** What this device's part in the luck of its tables is made of. All devices of a person share it: a link hands it on in
 * its fragment, so that the server never knows it. */
export function luckKey(): string {
  let key = load<string>(LUCK, "");
  if (!key) save(LUCK, (key = newSecret()));
  return key;
}

/** What a link to this person's games says behind its #. */
export const toHandOn = (link: string): string => `${link}.${luckKey()}`;

/** It is another from now on; false if it is the same still. */
export function takeLuck(luck: string | undefined): boolean {
  if (!luck || !/^[0-9a-f]{64}$/.test(luck) || luck === load<string>(LUCK, "")) return false;
  save(LUCK, luck);
  return true;
}

/** What this browser keeps of its tables. Before seats belonged to devices, it kept their tokens: invitations now. */
function all(): Record<string, HeldTable> {
  const kept = load<Record<string, { seats: (Held & { token?: string })[]; host?: string }>>(KEY, {});
  for (const table of Object.values(kept)) {
    table.seats = table.seats.map(({ seat, token, invitation }) => (token ? { seat, invitation: token } : invitation ? { seat, invitation } : { seat }));
  }
  return kept;
}

export function heldAt(table: string): HeldTable {
  return all()[table] ?? { seats: [] };
}

/** This device has a seat. */
export function hold(table: string, seat: number): void {
  const held = all();
  const here = (held[table] ??= { seats: [] });
  here.seats = [...here.seats.filter((one) => one.seat !== seat), { seat }];
  save(KEY, held);
}

/** A table this browser is done with: it goes off its list. */
export function forget(table: string): void {
  const { [table]: _, ...rest } = all();
  save(KEY, rest);
}

export function holdHost(table: string, host: string | undefined): void {
  if (!host) return;
  const held = all();
  (held[table] ??= { seats: [] }).host = host;
  save(KEY, held);
}

/** What this browser has of a table it has just set: the host's key, and the seats that are here. */
export function holdMade(made: Created): void {
  holdHost(made.table, made.host);
  for (const seat of made.here) hold(made.table, seat);
}

function leave(table: string, gone: (one: Held) => boolean): void {
  const held = all();
  const here = held[table];
  if (!here) return;
  here.seats = here.seats.filter((one) => !gone(one));
  if (here.seats.length === 0 && !here.host) delete held[table];
  save(KEY, held);
}

export const letGo = (table: string, seat: number): void => leave(table, (one) => one.seat === seat && !one.invitation);
export const used = (table: string, invitation: string): void => leave(table, (one) => one.invitation === invitation);

/** Tokens that an older version has kept for its seats, of all tables. A new invitation is its table's business. */
export function unused(): { table: string; invitation: string }[] {
  return Object.entries(all()).flatMap(([table, { seats }]) =>
    seats.flatMap(({ seat, invitation }) => (invitation && seat !== null ? [{ table, invitation }] : [])),
  );
}

/** The key of this device, if it may have seats at all. */
export function keys(): string[] {
  return load<string>(DEVICE, "") ? [deviceKey()] : [];
}

/** Where this browser has a seat, or is the host. */
export function tablesHeld(): string[] {
  return Object.keys(all());
}

export function forgetAll(): void {
  drop(KEY);
  drop(DEVICE);
  drop(LUCK);
}

/** Take the secret out of the address before anything else can see it there. */
export function takeInvitation(table: string): void {
  const found = SECRET.exec(location.hash);
  if (!found) return;
  const held = all();
  const here = (held[table] ??= { seats: [] });
  if (!here.seats.some((one) => one.invitation === found[1])) here.seats.push({ seat: null, invitation: found[1]! });
  save(KEY, held);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function linkTo(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#${invitation}`;
}
