// Speaking for a table: the twin of src/branchline/locale/voice.py. Same facts, same sentences.
//
// What a fact is follows from its name, in every game alike: `who` is always a seat, `card` always a card.
import type { Change, Json, Line, Move } from "./types";
import type { Argument, Texts } from "./texts";

const SEATS = ["who", "seat", "turn"];

/** A game's names of places, routes, cards and trains by their ids, read off its board file. */
export type Names = ReadonlyMap<string, string>;

type Spoken = (voice: Voice, value: unknown) => Argument;

const named =
  (kind: string): Spoken =>
  (voice, value) =>
    voice.named(`${kind}-${String(value)}`);

const seat: Spoken = (voice, value) => voice.name(value as number);

/** How a fact is said, by its name. Names of players and places, and numbers, are said as they are. */
const SPOKEN: Record<string, Spoken> = {
  who: seat,
  seat,
  turn: seat,
  card: named("card"),
  wrong: named("card"),
  passenger: named("passenger"),
  colour: named("colour"),
  company: named("colour"),
  influence: named("colour"),
  piece: named("piece"),
  moved: named("piece"),
  means: named("means"),
  due: named("means"),
  deck: named("deck"),
  resource: named("item"),
  give: named("item"),
  take: named("item"),
  source: named("source"),
  place: named("place"),
  ticket: named("colour"),
  seats: (voice, value) => voice.texts.join((value as number[]).map((one) => voice.name(one))),
  cards: (voice, value) => voice.cards(value as number | [string, number][]),
  tickets: (voice, value) => voice.texts.join((value as Json[]).map((one) => voice.say("ticket-name", one))),
  expected: (voice, value) => voice.phase(value as string),
  move: (voice, value) => voice.move(value as Move),
  other: (voice, value) => voice.move(value as Move),
};

/** Says what happens at one table to one viewer (null: a spectator). */
export class Voice {
  constructor(
    readonly texts: Texts,
    readonly names: string[],
    readonly viewer: number | null = null,
    readonly things: Names = new Map(),
    /** The game counts in half points. */
    readonly halves = false,
  ) {}

  /** A game's own words for a move that means something else from one moment to the next; null for the usual ones. */
  relabel: ((move: Move) => string | null) | null = null;

  line(line: Line): string {
    return this.say(line.key, line.args);
  }

  rule(id: string): string {
    return this.texts.rule(id);
  }

  /** What is expected of whoever is to act. */
  phase(phase: string): string {
    return this.texts.say(`phase-${phase}`);
  }

  /** How much of what, without its sign: `card-red` is a thing of the kind `card`. */
  change(change: Change): string {
    const [kind, which] = split(change.thing);
    const args: Json = { count: Math.abs(change.by) / (this.halves && kind === "points" ? 2 : 1) };
    if (which) args[kind] = which;
    return this.say(`thing-${kind}`, args);
  }

  /** A message; one that is about the viewer in its second person, where there is one. */
  say(key: string, args: Json = {}): string {
    const twin = `${key}-you`;
    const about = SEATS.filter((name) => name in args).map((name) => args[name]);
    const mine = this.viewer !== null && about.includes(this.viewer) && this.texts.has(twin);
    const spoken: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(args)) spoken[name] = this.speak(name, value);
    return this.texts.say(mine ? twin : key, spoken);
  }

  /** One fact, as it is said. */
  speak(name: string, value: unknown): Argument {
    const how = SPOKEN[name];
    return how ? how(this, value) : (value as Argument);
  }

  /** What a seat is called. */
  name(seat: number): string {
    return this.names[seat] || this.texts.say("seat-name", { number: seat + 1 });
  }

  /** A thing by its kind and id; an id that is none is said as it is. */
  named(key: string): string {
    return this.texts.has(key) ? this.texts.say(key) : split(key)[1];
  }

  /** A number of cards, or how many of which. */
  cards(cards: number | [string, number][]): Argument {
    if (typeof cards === "number") return cards;
    return this.texts.join(cards.map(([card, count]) => this.say("count-cards", { card, count })));
  }

  /** A thing of the board by its id; what has no name there is said as the engine says it. */
  thing(id: string): string {
    return this.things.get(id) ?? id;
  }

  /** A move as the words on its button. */
  move(move: Move): string {
    const own = this.relabel?.(move);
    if (own) return own;
    const spoken: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(move)) {
      if (name !== "move") spoken[name] = this.field(name, value);
    }
    return this.texts.say(`move-${move.move}`, spoken);
  }

  /** One field of a move: a list is counted, an id that the board names is said by its name. */
  private field(name: string, value: unknown): Argument {
    if (Array.isArray(value)) {
      if (value.length === 0) return this.texts.say("list-none");
      return this.texts.join(tally(value as string[]).map(([id, count]) => this.counted(name, id, count)));
    }
    if (typeof value === "string" && this.things.has(value)) return this.things.get(value)!;
    return this.speak(name, value);
  }

  /** "2 red": so many of one thing in a list, by the name of the list. */
  private counted(name: string, id: string, count: number): string {
    if (this.things.has(id)) return this.things.get(id)!;
    const one = name.replace(/s$/, "");
    return this.texts.has(`count-${name}`) ? this.say(`count-${name}`, { [one]: id, count }) : id;
  }
}

/** How often each value occurs, in the order first met. */
function tally(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

function split(text: string): [string, string] {
  const at = text.indexOf("-");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
