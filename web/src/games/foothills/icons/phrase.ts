// What an effect says in icons: pay left, get right. One alphabet for cards, spaces and stations, whatever file they are from.
import type { Amounts, Operation } from "../board";
import type { IconName } from "./names";

/** A piece of a phrase: an icon, perhaps with a number before it, or a mark between icons. */
export type Token =
  | { is: "icon"; name: IconName; count?: string; n?: number | string; optional?: boolean }
  | { is: "mark"; text: string };

const mark = (text: string): Token => ({ is: "mark", text });
const icon = (name: IconName, count?: number | string): Token =>
  count === undefined || count === "" ? { is: "icon", name } : { is: "icon", name, count: String(count) };
const PAY = mark("›");
const OR = mark("/");
const AND = mark("+");

/** So many of each thing: up to `most` of one are drawn one by one, more get a number. VP is a coin with its number. */
export function amountTokens(amounts: Amounts, most = 2): Token[] {
  return Object.entries(amounts).flatMap(([item, count]) => {
    if (item === "vp") return [{ is: "icon", name: "vp", n: count } satisfies Token];
    const name = item as IconName;
    return count <= most ? Array.from({ length: count }, () => icon(name)) : [icon(name, count)];
  });
}

export function phraseOf(effect: Operation[], most = 2): Token[] {
  return effect.flatMap((operation, index) => [...(index && operation.op !== "flip" ? [AND] : []), ...operationTokens(operation, most)]);
}

const FILLING = ["add_to_stockyard", "fill_stockyard"];

/** The same where there is little room: that cubes for the stockyard come from the bag, and are taken there, goes unsaid. */
export function briefly(effect: Operation[], most = 2): Token[] {
  return effect.flatMap((operation, index) => {
    const before = effect[index - 1]?.op ?? "";
    if (FILLING.includes(operation.op)) return [...(index ? [AND] : []), ...operationTokens(operation, most).slice(2)];
    if (operation.op === "take" && FILLING.includes(before)) return [PAY, ...taken(operation)];
    return [...(index && operation.op !== "flip" ? [AND] : []), ...operationTokens(operation, most)];
  });
}

/** Lines a card is limited to: a pill round a ticket. */
function onlyOn(operation: Operation): Token[] {
  if (operation.on === "ticket") return [icon("yours")];
  return operation.on === "ticket_or_track" ? [icon("yours"), OR, icon("track")] : [];
}

const times = (operation: Operation): Token[] => (operation.times && operation.times > 1 ? [mark(`${operation.times}×`)] : []);

function operationTokens(op: Operation, most: number): Token[] {
  switch (op.op) {
    case "take":
      return [icon("stockyard"), PAY, ...taken(op)];
    case "draw": {
      const rest = (op.cubes ?? 0) - (op.keep ?? 0);
      const back: Token[] = rest > 0 ? [AND, icon(op.rest === "stockyard" ? "stockyard" : "bag", rest)] : [];
      return [icon("blind", op.cubes), PAY, icon("resource", op.keep), ...back];
    }
    case "fill_stockyard":
      return [icon("blind"), PAY, icon("stockyard"), mark(`=${op.to}`)];
    case "add_to_stockyard":
      return [icon("blind"), PAY, icon("stockyard", `+${op.cubes}`)];
    case "remove_rubble":
      return [...onlyOn(op), icon("pick"), ...removed(op)];
    case "works": {
      const track = op.track ? [...amountTokens(op.track, 1), PAY, icon("track")] : [];
      const stone = op.stone ? [...amountTokens(op.stone, 1), PAY, icon("stone")] : [];
      return [...onlyOn(op), ...times(op), ...track, ...(track.length && stone.length ? [OR] : []), ...stone];
    }
    case "build":
      return [...onlyOn(op), icon("station"), ...changed(op, most)];
    case "move_surveyor":
      return [icon("surveyor"), PAY, ...goals(op)];
    case "gain":
      return amountTokens(op.items ?? {}, most);
    case "take_ticket":
      return [icon("ticket")];
    case "choose_ticket":
      return [icon("ticket"), mark("?")];
    case "trade":
      return [...times(op), ...amountTokens(op.pay ?? {}, most), PAY, ...amountTokens((op.gain ?? {}) as Amounts, most)];
    case "exchange":
      return [...times(op), icon("iron"), icon("exchange"), icon("stone")];
    case "flip":
      return [icon("flip", op.most === "any" ? "1–4" : op.most === 1 ? "" : Number(op.most))];
    case "vp_per_ticket":
      return [{ is: "icon", name: "vp", n: 1 }, OR, icon("ticket"), mark(`≤${op.most}`)];
    case "take_summit":
      return [icon("summit"), { is: "icon", name: "vp", n: 2 }];
    case "score_card":
      return [{ is: "icon", name: "score", optional: true }];
    default:
      return [mark("…")]; // an operation that is newer than this page: its words still say what it does
  }
}

function taken(op: Operation): Token[] {
  const most = Number(op.most);
  if (op.per_ticket) return [icon("resource", op.per_ticket > 1 ? op.per_ticket : ""), OR, icon("ticket"), mark(`≤${most}`)];
  return [icon("resource", op.least === most ? most : `${op.least}–${most}`)];
}

function removed(op: Operation): Token[] {
  const cubes = op.cubes ?? 0;
  if (op.lines === "two") return [icon("rubble", `${cubes / 2}+${cubes / 2}`), icon("fork")];
  const gift: Token[] = op.for_opponent ? [mark(`${op.for_opponent}`), icon("opponent")] : [];
  return [icon("rubble", cubes), ...(op.lines === "one_or_two" ? [icon("fork")] : []), ...gift];
}

function changed(op: Operation, most: number): Token[] {
  return [
    ...(op.extra ? [icon("more"), ...amountTokens(op.extra, most)] : []),
    ...(op.less ? [icon("less"), mark(String(op.less))] : []),
    ...(op.iron_for_stone ? [icon("iron"), mark("="), icon("stone")] : []),
    ...(op.bonus === false ? [icon("nobonus")] : []),
    ...(op.gain ? [AND, ...amountTokens(op.gain, most)] : []),
  ];
}

function goals(op: Operation): Token[] {
  const space: IconName = ({ start: "start", ticket: "yours", adjacent: "adjacent" } as const)[String(op.to)] ?? "open";
  return [icon(space), ...(op.pub ? [OR, icon("pub")] : []), ...(op.home ? [OR, icon("home")] : [])];
}
