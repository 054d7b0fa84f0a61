// Everything the page says: Fluent messages from the catalogues that the server and the terminal use too.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Argument = string | number;

/** The kinds of facts that are no named things: a voice says them in ways of their own. */
const SAID_OTHERWISE = new Set(["seat", "seats", "phase", "move", "counted", "each"]);

/** The texts of one language: what all games say, the page's own, and those of one game. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly missed = new Set<string>();
  private readonly formed = new Map<string, readonly string[]>();
  /** The facts that say who a message is about. */
  readonly seats: string[];

  constructor(
    readonly language: string,
    sources: string[],
    /** The kinds of the facts in messages, by name: the server's list for the game. */
    readonly facts: Readonly<Record<string, string>> = {},
    /** For what these texts lack. */
    readonly fallback: Texts | null = null,
  ) {
    this.seats = Object.keys(facts).filter((name) => facts[name] === "seat");
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      for (const why of this.bundle.addResource(new FluentResource(source))) console.error(why);
    }
  }

  hasOwn(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  has(key: string): boolean {
    return this.hasOwn(key) || (this.fallback?.has(key) ?? false);
  }

  /** The message with this key. One that these texts lack or cannot say, the fallback says, with a line in the console. */
  say(key: string, args: Record<string, Argument> = {}): string {
    return this.own(key, args) ?? this.fallback?.say(key, args) ?? key; // a missing one shows as its key: better than a blank
  }

  /** The message in this very language; null, and a line in the console, if that cannot be said. */
  own(key: string, args: Record<string, Argument>): string | null {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      this.report(key, "there is no such text");
      return null;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    for (const why of errors) this.report(key, why.message);
    return errors.length && this.fallback ? null : text;
  }

  private report(key: string, why: string): void {
    if (this.missed.has(key)) return;
    this.missed.add(key);
    console.error(`branchline: text "${key}" in language "${this.language}": ${why}`);
  }

  /** Whether a fact is a named thing: its text is the message of its kind and id. */
  namesThing(fact: string): boolean {
    const kind = this.facts[fact];
    return kind !== undefined && !SAID_OTHERWISE.has(kind);
  }

  /** What a named thing is called; an unknown id is said as is. */
  thing(fact: string, value: string): string {
    const key = `${this.facts[fact]}-${value}`;
    return this.has(key) ? this.say(key) : value;
  }

  /** What else a message may say of a named thing: its id, and each form that the language gives it, an attribute of its
   * message. What has no message is said as it is in every form: `text`. */
  forms(fact: string, value: string, text: string): Record<string, Argument> {
    const kind = this.facts[fact]!;
    const said: Record<string, Argument> = { [`${fact}-id`]: value };
    const message = this.bundle.getMessage(`${kind}-${value}`);
    for (const form of this.attributes(kind)) said[`${fact}-${form}`] = text;
    for (const [form, pattern] of Object.entries(message?.attributes ?? {})) said[`${fact}-${form}`] = this.bundle.formatPattern(pattern, {});
    return said;
  }

  /** A named thing by its id, as a message takes it: its text and all else that may be said of it. */
  named(fact: string, value: string): Record<string, Argument> {
    const text = this.thing(fact, value);
    return { [fact]: text, ...this.forms(fact, value, text) };
  }

  /** The forms that things of a kind have: those of the messages whose keys begin with it. */
  private attributes(kind: string): readonly string[] {
    let found = this.formed.get(kind);
    if (!found) {
      const things = [...this.bundle._messages].filter(([key]) => key.startsWith(`${kind}-`));
      found = [...new Set(things.flatMap(([, message]) => Object.keys(message.attributes)))];
      this.formed.set(kind, found);
    }
    return found;
  }

  /** A rule by its id: "T2.4" is the message rule-T2-4. */
  rule(id: string): string {
    return this.say("rule-" + id.replaceAll(".", "-"));
  }

  /** A list in words: "Essen, Köln and Bremen". */
  join(items: string[]): string {
    if (items.length < 2) return items[0] ?? "";
    let text = items[0]!;
    for (const item of items.slice(1, -1)) text = this.say("list-more", { first: text, next: item });
    return this.say("list-last", { first: text, last: items.at(-1)! });
  }

  /** The keys with this prefix, in the order of the catalogues. */
  keys(prefix: string): string[] {
    const own = [...this.bundle._messages.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...own, ...(this.fallback?.keys(prefix) ?? [])])];
  }
}
