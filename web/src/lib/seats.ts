// The secrets of the seats this browser holds. They come in a link's fragment and never appear in an address again.
import { drop, load, save } from "./storage";

export interface Held {
  token: string;
  seat: number | null; // unknown until the server says
}

export interface HeldTable {
  seats: Held[];
  host?: string; // may revoke and reissue links
  here?: boolean; // several people share this screen
}

const TOKEN = /^#([A-Za-z0-9_-]{43})$/;
const KEY = "tables";

const all = (): Record<string, HeldTable> => load<Record<string, HeldTable>>(KEY, {});

export function heldAt(table: string): HeldTable {
  return all()[table] ?? { seats: [] };
}

export function hold(table: string, token: string, seat: number | null): void {
  const held = all();
  const here = (held[table] ??= { seats: [] });
  const known = here.seats.find((one) => one.token === token);
  if (known) known.seat = seat ?? known.seat;
  else here.seats.push({ token, seat });
  save(KEY, held);
}

export function holdHost(table: string, host: string): void {
  const held = all();
  (held[table] ??= { seats: [] }).host = host;
  save(KEY, held);
}

export function letGo(table: string, token: string): void {
  const held = all();
  const here = held[table];
  if (!here) return;
  here.seats = here.seats.filter((one) => one.token !== token);
  if (here.seats.length === 0 && !here.host) delete held[table];
  save(KEY, held);
}

export function allTokens(): string[] {
  return Object.values(all()).flatMap((table) => table.seats.map((one) => one.token));
}

/** Where this browser has a seat, or is the host. */
export function tablesHeld(): string[] {
  return Object.keys(all());
}

export function forgetAll(): void {
  drop(KEY);
}

/** Take the secret out of the address before anything else can see it there. */
export function takeToken(table: string): void {
  const found = TOKEN.exec(location.hash);
  if (!found) return;
  hold(table, found[1]!, null);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function linkTo(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}
