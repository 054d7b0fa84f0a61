// Everything the page says: Fluent messages from the catalogues that the server and the terminal use too.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Argument = string | number;

/** The texts of one language: what all games say, the page's own, and those of one game. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly missed = new Set<string>();
  /** The facts that say who a message is about. */
  readonly seats: string[];

  constructor(
    readonly language: string,
    sources: string[],
    /** The kinds of the facts in messages, by name: the server's list for the game. */
    readonly facts: Readonly<Record<string, string>> = {},
    /** For what these texts lack. */
    private readonly fallback: Texts | null = null,
  ) {
    this.seats = Object.keys(facts).filter((name) => facts[name] === "seat");
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      for (const why of this.bundle.addResource(new FluentResource(source))) console.error(why);
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.fallback?.has(key) ?? false);
  }

  /** The message with this key. A missing one shows as its key, and in the console: better than a blank. */
  say(key: string, args: Record<string, Argument> = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      if (this.fallback?.has(key)) return this.fallback.say(key, args);
      if (!this.missed.has(key)) console.error(`branchline: no text "${key}" in language "${this.language}"`);
      this.missed.add(key);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    for (const why of errors) console.error(`branchline: text "${key}": ${why.message}`);
    return text;
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
