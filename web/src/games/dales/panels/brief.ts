// What the log says of an entry: the engine tells every link, point and token in a line of its own, a person reads one.
import type { Line } from "../../../lib/types";
import type { Voice } from "../../../lib/voice";

const kindOf = (line: Line | undefined): string => line?.key.replace(/^narrate-/, "") ?? "";
const PAID = ["spent", "spent-cubes"];

export function brief(lines: Line[], voice: Voice): Line[] {
  const said: Line[] = [];
  for (let k = 0; k < lines.length; ) {
    const first = lines[k]!;
    const who = first.args["who"];
    /** The lines that follow here and are of these kinds, and about the same seat where they are about one. */
    const run = (from: number, ...kinds: string[]): Line[] => {
      let to = from;
      while (kinds.includes(kindOf(lines[to])) && [undefined, who].includes(lines[to]!.args["who"])) to += 1;
      return lines.slice(from, to);
    };
    const kind = kindOf(first);
    if (kind === "built" || kind === "sold") {
      const links = run(k + 1, "link");
      const paid = kind === "built" ? run(k + 1 + links.length, ...PAID) : [];
      const way = wayOf(links);
      const known = paid.length ? { paid: paidIn(paid, voice) } : {};
      said.push(way.length ? { key: `log-${kind}${paid.length ? "-paid" : ""}`, args: { ...first.args, way: way.join(" – "), areas: way, ...known } } : first);
      k += 1 + (way.length ? links.length + paid.length : 0);
    } else if (kind === "won") {
      const gains = run(k + 1, "gain");
      const points = gains.map(({ args }) => voice.say("thing-influence", { count: args["by"], influence: args["colour"] }));
      said.push(gains.length ? { key: "log-won", args: { ...first.args, gains: voice.texts.join(points) } } : first);
      k += 1 + gains.length;
    } else if (PAID.includes(kind)) {
      const paid = run(k, ...PAID);
      said.push({ key: "log-pays", args: { who, paid: paidIn(paid, voice) } });
      k += paid.length;
    } else if (kind === "token") {
      const tokens = run(k, "token");
      said.push({ key: "log-tokens", args: { tokens: tokens.map(({ args }) => args) } });
      k += tokens.length;
    } else {
      said.push(first);
      k += 1;
    }
  }
  return said;
}

/** The areas of links that follow each other; [] where they do not. */
function wayOf(links: Line[]): string[] {
  const pairs = links.map(({ args }) => [String(args["a"]), String(args["b"])] as const);
  const first = pairs[0];
  if (!first) return [];
  const way = pairs[1]?.includes(first[0]) ? [first[1], first[0]] : [...first];
  for (const [a, b] of pairs.slice(1)) {
    const last = way.at(-1);
    if (last !== a && last !== b) return [];
    way.push(last === a ? b : a);
  }
  return way;
}

function paidIn(lines: Line[], voice: Voice): string {
  return voice.texts.join(
    lines.map(({ key, args }) => (key.startsWith("narrate-spent-cubes") ? voice.say("thing-cubes", { count: args["count"] }) : voice.say("thing-influence", { count: args["count"], influence: args["colour"] }))),
  );
}
