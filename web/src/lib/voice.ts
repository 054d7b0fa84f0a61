// Speaking for a table: the twin of src/branchline/locale/voice.py. Same facts, same sentences.
//
// A fact's name says what it is: `who` is always a seat. The server's list of facts gives the kind of each. One that is a
// named thing comes in every form that the language gives it: `$card`, `$card-id`, `$card-gender`.
import type { Change, Json, Line, Move } from "./types";
import type { Argument, Texts } from "./texts";

/** A game's names for places, routes, cards and trains by their ids, read from its board file. */
export type Names = ReadonlyMap<string, string>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

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

  /** A game's own words for a move whose meaning depends on the moment; null for the usual ones. */
  relabel: ((move: Move) => string | null) | null = null;

  line(line: Line): string {
    return this.say(line.key, line.args);
  }

  rule(id: string): string {
    return this.texts.rule(id);
  }

  /** What is expected of the seat to act. */
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

  /** A message; in its second person, if it has one and is about the viewer: the first seat that it names. */
  say(key: string, args: Json = {}): string {
    const twin = `${key}-you`;
    const about = this.texts.seats.find((name) => name in args);
    const mine = about !== undefined && args[about] === this.viewer && this.texts.hasOwn(twin);
    const said = this.texts.own(mine ? twin : key, this.forms(args, (name, value) => this.speak(name, value)));
    return said ?? this.otherwise?.say(key, args) ?? key;
  }

  /** Who says what these texts cannot say: a whole sentence in the other language. */
  private get otherwise(): Voice | null {
    const { fallback } = this.texts;
    return fallback && new Voice(fallback, this.names, this.viewer, this.things, this.halves);
  }

  /** Facts as a message takes them: each as it is said, and a named thing also in its other forms. */
  private forms(args: Json, speak: (name: string, value: unknown) => Argument): Record<string, Argument> {
    const said: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(args)) {
      const text = speak(name, value);
      said[name] = text;
      if (typeof value === "string" && typeof text === "string" && this.texts.namesThing(name)) Object.assign(said, this.texts.forms(name, value, text));
    }
    return said;
  }

  /** One fact, as it is said; names of players and places, and numbers, as they are. */
  speak(name: string, value: unknown): Argument {
    const kind = this.texts.facts[name];
    const each = <T>(say: (one: T) => string): string => this.texts.join((value as T[]).map(say));
    if (kind === undefined) return value as Argument;
    if (kind === "seat") return this.name(value as number);
    if (kind === "seats") return each((seat: number) => this.name(seat));
    if (kind === "phase") return this.phase(value as string);
    if (kind === "move") return this.move(value as Move);
    if (kind === "counted") return typeof value === "number" ? value : each(([id, count]: [string, number]) => this.counted(name, id, count));
    if (kind === "each") return each((one: Json) => this.say(`${name.replace(/s$/, "")}-name`, one));
    const id = String(value);
    const said = this.texts.thing(name, id);
    return said === id ? this.thing(id) : said; // a board of somebody's own may name it
  }

  /** What a seat is called; a name that is written from right to left turns nothing around it. */
  name(seat: number): string {
    const name = this.names[seat];
    if (!name) return this.texts.say("seat-name", { number: seat + 1 });
    return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
  }

  /** A thing on the board by its id; without a name, it is said as the engine says it. */
  thing(id: string): string {
    return this.things.get(id) ?? id;
  }

  /** A move as the words on its button. */
  move(move: Move): string {
    const own = this.relabel?.(move);
    if (own) return own;
    const { move: kind, ...facts } = move;
    const said = this.texts.own(`move-${kind}`, this.forms(facts, (name, value) => this.field(name, value)));
    return said ?? this.otherwise?.move(move) ?? String(kind);
  }

  /** One field of a move: a list is counted, and an id that the board names is said by its name. */
  private field(name: string, value: unknown): Argument {
    if (Array.isArray(value)) {
      if (value.length === 0) return this.texts.say("list-none");
      return this.texts.join(tally(value as string[]).map(([id, count]) => this.counted(name, id, count)));
    }
    if (typeof value === "string" && this.things.has(value)) return this.things.get(value)!;
    return this.speak(name, value);
  }

  /** "2 red": how many of one thing are in a list, by the name of the list. */
  private counted(name: string, id: string, count: number): string {
    if (this.things.has(id)) return this.things.get(id)!;
    const one = name.replace(/s$/, "");
    return this.texts.has(`count-${name}`) ? this.say(`count-${name}`, { [one]: id, count }) : id;
  }
}

/** How often each value occurs, in order of first appearance. */
function tally(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

function split(text: string): [string, string] {
  const at = text.indexOf("-");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
