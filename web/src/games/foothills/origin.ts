// How we know what a card says, in the reader's language: see locale/origins.py, which does the same.
import type { Texts } from "../../lib/texts";

const BETWEEN = "; ";

/** Facts of a board file in one line; one that no message is about is quoted. `printed` is the name on the printed card. */
export function facts(texts: Texts, english: string, printed = ""): string {
  return english
    .split(BETWEEN)
    .map((fact) => {
      const key = `origin-${slug(printed ? fact.replace(printed, "") : fact)}`;
      return texts.has(key) ? texts.say(key, { printed }) : fact;
    })
    .reduce((first, next) => texts.say("list-long", { first, next }));
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
