// This device's part in the luck of its tables. It promises a secret when it sits down, keeps what all have promised
// before it shows the secret, and compares that with the receipt in the end. All of it is in the browser's storage, so
// a reload or a closed tab loses nothing.
import { Refused, TableApi } from "./api";
import { commitmentOf, commitmentsOf, digestOf, derived, HOUSE, promiseOf, secretsOf, seedOf, whoOf, type ByWho } from "./luck";
import { luckKey, takeLuck } from "./seats";
import { drop, load, save } from "./storage";
import type { Luck, LuckRound, MyTable, TableCard } from "./types";

/** What this browser knows of a round, from its own memory. */
export interface Kept {
  round: number;
  terms: string;
  house: string; // what the house had promised before anyone else
  seats: number[];
  secret: string;
  all?: ByWho; // what everyone had promised, before any secret was shown
  shown?: boolean; // the server has this device's secret
}

const TABLES = "luck"; // those that something is kept of, the oldest first
const MOST = 300;
const TRIES = 4;
const keyOf = (table: string): string => `luck.${table}`;

export const keptOf = (table: string): Kept[] => load<Kept[]>(keyOf(table), []);

function keep(table: string, kept: Kept): void {
  const others = keptOf(table).filter((one) => one.round !== kept.round);
  save(keyOf(table), [...others, kept].sort((one, other) => one.round - other.round));
  const tables = load<string[]>(TABLES, []);
  if (tables.includes(table)) return;
  for (const old of tables.slice(0, Math.max(0, tables.length + 1 - MOST))) drop(keyOf(old));
  save(TABLES, [...tables, table].slice(-MOST));
}

/** This device has been added: it shares the luck of its person from now on. A secret that it had promised for another
 * person, before all had, is worth nothing now: it promises anew. */
export function shareLuck(luck: string | undefined): void {
  if (!takeLuck(luck)) return;
  for (const table of load<string[]>(TABLES, [])) save(keyOf(table), keptOf(table).filter((one) => one.all));
}

/** Something is wrong with what the server says: this device adds nothing to it. */
export class Bent extends Error {}

const under = new Map<string, Promise<void>>();

/** Promise and show this device's luck, as far as the others have come. Safe to ask for at any time. */
export function addLuck(table: string, seat: number, card: TableCard): Promise<void> {
  const going = under.get(table);
  if (going) return going;
  const work = add(new TableApi(table, seat), card).finally(() => under.delete(table));
  under.set(table, work);
  return work;
}

/** At each visit, for all tables that wait for this device. */
export function addAll(mine: MyTable[]): void {
  for (const { card, seat } of mine) {
    if (card.stage === "players" || card.stage === "luck") addLuck(card.table, seat, card).catch((why: unknown) => console.warn(why));
  }
}

/** The same for a table that is not on show. */
export async function addLuckAt(table: string, seat: number): Promise<void> {
  const { card } = await new TableApi(table, seat).state();
  if (card.stage !== "dealt") await addLuck(table, seat, card);
}

async function add(api: TableApi, card: TableCard): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      let luck = await api.luck();
      let next: Luck | null = luck;
      while ((next = await step(api, card, luck))) luck = next;
      return;
    } catch (why) {
      if (!(why instanceof Refused) || why.status !== 409) throw why; // else the others were faster: look again
    }
  }
}

/** What this device owes now; null if it is for others to go on. */
async function step(api: TableApi, card: TableCard, luck: Luck): Promise<Luck | null> {
  const round = luck.rounds.at(-1);
  if (luck.stage === "dealt" || !round || round.abandoned || luck.seats.length === 0) return null;
  const known = keptOf(api.id).some((one) => one.round === round.number && whoOf(one.seats) === whoOf(luck.seats));
  const kept = own(api.id, luck, round, card);
  const who = whoOf(kept.seats);
  const mine = round.players.find((part) => whoOf(part.seats) === who);
  const commitment = commitmentOf(kept.terms, round.number, who, kept.secret);
  if (mine && mine.commitment !== commitment && !known) return null; // another device of this person has promised, and shows it
  if (!round.promise) return mine?.commitment === commitment ? null : api.promiseLuck(round.number, commitment);
  if (!mine || mine.secret) return null;
  const all = commitmentsOf(round);
  if (mine.commitment !== commitment || promiseOf(kept.terms, round.number, all) !== round.promise) throw new Bent("promise");
  if (new Set(Object.values(all)).size !== Object.keys(all).length) throw new Bent("copy");
  keep(api.id, { ...kept, all });
  const after = await api.showLuck(round.number, kept.secret);
  keep(api.id, { ...kept, all, shown: true });
  return after;
}

/** What this device keeps of the round, with a secret of its own: made once, before anything is promised. */
function own(table: string, luck: Luck, round: LuckRound, card: TableCard): Kept {
  const terms = digestOf(luck.terms);
  const { table: name, game, board, seats, options } = luck.terms!;
  const same = name === table && game === card.game && board === card.board_digest && seats === card.seats.length;
  if (!same || digestOf(options) !== digestOf(card.options) || terms !== round.terms) throw new Bent("terms");
  const found = keptOf(table).find((one) => one.round === round.number);
  if (found && found.house !== round.house.commitment) throw new Bent("house");
  if (found && whoOf(found.seats) === whoOf(luck.seats)) return found;
  const secret = derived(luckKey(), terms, round.number, whoOf(luck.seats), round.house.commitment);
  keep(table, { round: round.number, terms, house: round.house.commitment, seats: luck.seats, secret });
  return keptOf(table).find((one) => one.round === round.number)!; // another tab may have been faster
}

/** What this browser can say of a receipt from its own memory, as the end of a message key. */
export type Verdict =
  | "nothing" // it has kept nothing: it was not there, or its storage was cleared
  | "agreed" // all is as it was promised
  | "early" // as far as can be said before the end
  | "promise" // others had promised something else
  | "house" // the house shows another secret than it had promised
  | "own" // the luck of this device is not in it, or not the one it added
  | "seed" // the seed is not made of the secrets
  | "late"; // the house says this device was late, and it was not

export function judge(kept: Kept[], luck: Luck): Verdict {
  const last = luck.rounds.at(-1);
  const known = kept.find((one) => one.round === last?.number);
  for (const one of kept) {
    const dropped = luck.rounds[one.round - 1]?.abandoned;
    if (dropped?.why === "late" && one.shown && one.seats.some((seat) => dropped.seats.includes(seat))) return "late";
  }
  if (!last || !known?.all) return kept.some((one) => one.shown) ? "own" : "nothing";
  const all = commitmentsOf(last);
  if (promiseOf(known.terms, last.number, all) !== promiseOf(known.terms, last.number, known.all) || all[HOUSE] !== known.house) return "promise";
  const shown = secretsOf(last);
  if (shown[whoOf(known.seats)] !== known.secret) return "own";
  for (const [who, secret] of Object.entries(shown)) {
    if (commitmentOf(known.terms, last.number, who, secret) !== all[who]) return who === HOUSE ? "house" : "promise";
  }
  if (!luck.seed || !shown[HOUSE]) return "early";
  return seedOf(last.promise ?? "", shown) === luck.seed && promiseOf(known.terms, last.number, all) === last.promise ? "agreed" : "seed";
}
