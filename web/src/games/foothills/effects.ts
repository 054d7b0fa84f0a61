// What a card does, in words: one message for each operation of its small language.
import type { Json } from "../../lib/types";
import type { Argument } from "../../lib/texts";
import type { Voice } from "../../lib/voice";

/** "1 stone and 2 rubble". */
export function items(voice: Voice, what: Record<string, number>): string {
  const list = Object.entries(what).map(([item, count]) => voice.say("count-items", { item, count }));
  return list.length ? voice.texts.join(list) : voice.texts.say("list-none");
}

export function effect(voice: Voice, operations: Json[]): string {
  return operations.map((operation) => one(voice, operation)).reduce((first, next) => (first ? voice.texts.say("list-long", { first, next }) : next), "");
}

/** What an operation may leave out, as its message expects it. */
const USUAL: Record<string, Argument> = { on: "any", for_opponent: 0, per_ticket: 0, less: 0, pub: 0, keep: 0 };

function one(voice: Voice, operation: Json): string {
  const { texts } = voice;
  const args: Record<string, Argument> = { ...USUAL };
  for (const [name, value] of Object.entries(operation)) {
    if (typeof value === "boolean") args[name] = Number(value);
    else if (typeof value === "string" || typeof value === "number") args[name] = value;
    else args[name] = items(voice, value as Record<string, number>);
  }
  Object.assign(args, counted(operation));
  const said = [texts.say(`effect-${String(operation["op"])}`, args)];
  for (const part of ["track", "stone", "extra", "less", "gain_too", "iron_for_stone", "no_bonus"]) {
    if (has(operation, part)) said.push(texts.say(`effect-part-${part}`, { ...args, gain_too: args["gain"] ?? "" }));
  }
  const either = "track" in operation && "stone" in operation;
  return either ? `${said[0]} ${texts.say("list-either", { first: said[1]!, last: said[2]! })}` : said.join(" ");
}

/** What a board file says in a word and a message counts. */
function counted({ op, lines, most, to }: Json): Record<string, Argument> {
  if (op === "remove_rubble") return { lines: lines === "one" ? 1 : 2, either: Number(lines === "one_or_two") };
  if (op === "flip") return { most: Number(most) || 0, any: Number(most === "any") };
  return op === "move_surveyor" ? { where: String(to) } : {};
}

function has(operation: Json, part: string): boolean {
  const building = operation["op"] === "build";
  if (part === "gain_too") return building && "gain" in operation;
  if (part === "no_bonus") return building && operation["bonus"] === false;
  return part in operation;
}
