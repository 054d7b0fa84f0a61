// N5.2 The first connection of Nürnberg with Fürth: the way that lacks the fewest links, and what each seat would score.
import { type Land, linkName } from "../board";
import type { DalesView, Owner } from "../view";

export interface Connection {
  /** Along the way: whose link lies on each border; null where one is missing. */
  ways: { a: string; b: string; owner: Owner | null }[];
  missing: number;
  /** What each seat would score if somebody else laid the missing links; seats that would score nothing are left out. */
  scores: [seat: number, points: number][];
}

const MISSING = 1000; // in links: a way that lacks fewer comes first, of equals the shorter one

/** The way that lacks the fewest links, of these the shortest; null on a map without a first connection. */
export function connectionOf(land: Land, view: DalesView): Connection | null {
  const wanted = land.chart.first_connection;
  if (!wanted) return null;
  const cost = new Map<string, number>();
  const from = new Map<string, string>();
  const open = wanted.from.map((area) => ({ area, at: 0 }));
  for (const { area } of open) cost.set(area, 0);
  while (open.length) {
    open.sort((one, two) => two.at - one.at);
    const { area, at } = open.pop()!;
    if (at > cost.get(area)!) continue;
    if (area === wanted.to) break;
    for (const { to, border } of land.ways(area)) {
      if (wanted.from.includes(to) || land.area(to).exit_only) continue;
      const next = at + (linkName(border) in view.links ? 1 : MISSING);
      if (next >= (cost.get(to) ?? Infinity)) continue;
      cost.set(to, next);
      from.set(to, area);
      open.push({ area: to, at: next });
    }
  }
  const ways: Connection["ways"] = [];
  const links: Record<string, Owner | null> = { ...view.links };
  for (let at = wanted.to; from.has(at); at = from.get(at)!) {
    const name = linkName(land.between(from.get(at)!, at)!);
    links[name] ??= null;
    ways.unshift({ a: from.get(at)!, b: at, owner: links[name] });
  }
  if (!ways.length) return null;
  const seats = [...new Set(Object.values(view.links).filter((owner) => typeof owner === "number"))];
  const scores = seats.map((seat): [number, number] => [seat, connectionPoints(land, links, seat)]).filter(([, points]) => points > 0);
  scores.sort(([, one], [, two]) => two - one);
  return { ways, missing: ways.filter((way) => way.owner === null).length, scores };
}

/** What a seat scores at once if it builds this line: 0 unless the line is what joins the two. */
export function joinedBy(land: Land, view: DalesView, seat: number, line: string[]): number {
  if (view.joined || line.length < 2 || connectionOf(land, view)?.missing === 0) return 0;
  const links = { ...view.links };
  for (const [k, area] of line.slice(1).entries()) links[linkName(land.between(line[k]!, area)!)] = seat;
  return connectionOf(land, { ...view, links })?.missing === 0 ? connectionPoints(land, links, seat) : 0;
}

/** N5.2 A seat's own links on the shortest connection that uses at least one of them; of equals, the most. */
export function connectionPoints(land: Land, links: Record<string, Owner | null>, seat: number): number {
  let best = Infinity;
  const search = new Search(land, links, seat);
  for (const [name, owner] of Object.entries(links)) if (owner === seat) best = Math.min(best, search.through(name));
  return best === Infinity ? 0 : (LINK - (best % LINK)) % LINK;
}

const LINK = 64; // what a link costs; an own one a unit less, so that of equals the one with the most own links is best
const SOURCE = "at a source";
const FINISH = "finish";

interface Arc {
  head: string;
  cost: number;
  room: number;
  back: Arc;
}

/** The shortest simple way through a given link, as a flow of two units from its ends. The twin of scoring.py. */
class Search {
  private readonly arcs = new Map<string, Arc[]>();
  private readonly whole: [Arc, number][] = [];
  private readonly arcOf = new Map<string, [Arc, Arc]>();

  constructor(
    land: Land,
    private readonly links: Record<string, Owner | null>,
    private readonly seat: number,
  ) {
    const { from, to } = land.chart.first_connection!;
    const ends = new Set([...from, to]);
    for (const { id } of land.areas) {
      this.arc(`${id} in`, `${id} out`, 0);
      if (from.includes(id)) this.arc(`${id} out`, SOURCE, 0);
      else if (id === to) this.arc(`${id} out`, FINISH, 0);
    }
    this.arc(SOURCE, FINISH, 0);
    for (const name of Object.keys(links)) {
      const [a, b] = name.split(" ") as [string, string];
      const over = (tail: string, head: string): Arc => this.arc(`${tail} out`, `${head} in`, this.costOf(name), ends.has(tail) ? 0 : 1);
      this.arcOf.set(name, [over(a, b), over(b, a)]); // nothing goes on from a source or from the goal
    }
  }

  /** The cost of the best connection through this link. */
  through(name: string): number {
    for (const [arc, room] of this.whole) arc.room = room;
    for (const arc of this.arcOf.get(name)!) arc.room = 0;
    const [a, b] = name.split(" ").map((area) => `${area} in`) as [string, string];
    const first = this.augment([a, b]);
    if (!first) return Infinity;
    const second = this.augment([first.sender === a ? b : a]);
    return second ? first.cost + second.cost + this.costOf(name) : Infinity;
  }

  private costOf(name: string): number {
    return this.links[name] === this.seat ? LINK - 1 : LINK;
  }

  private arc(tail: string, head: string, cost: number, room = 1): Arc {
    const there = { head, cost, room } as Arc;
    const back = { head: tail, cost: -cost, room: 0, back: there };
    there.back = back;
    for (const [from, arc] of [[tail, there], [head, back]] as const) {
      this.arcs.set(from, [...(this.arcs.get(from) ?? []), arc]);
      this.whole.push([arc, arc.room]);
    }
    return there;
  }

  /** Send one unit more from one of these to the end. */
  private augment(from: string[]): { cost: number; sender: string } | null {
    const far = new Map(from.map((node) => [node, 0]));
    const came = new Map<string, Arc>();
    const queue = [...from];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const arc of this.arcs.get(node) ?? []) {
        const cost = far.get(node)! + arc.cost;
        if (arc.room === 0 || cost >= (far.get(arc.head) ?? Infinity)) continue;
        far.set(arc.head, cost);
        came.set(arc.head, arc);
        queue.push(arc.head);
      }
    }
    if (!far.has(FINISH)) return null;
    let sender = FINISH;
    for (let arc = came.get(FINISH); arc; arc = came.get(sender)) {
      arc.room -= 1;
      arc.back.room += 1;
      sender = arc.back.head;
    }
    return { cost: far.get(FINISH)!, sender };
  }
}
