// What the map asks in the prompt: its sentence, and what the main button does.
import type { Asking, BoardProps } from "../..";
import { panels } from "../panels";
import { desk } from "../state.svelte";
import { pieceKey } from "../map/pieces";
import { onlyMine, rivalsOf } from "./reach";
import { choicesAt, lead, ledTo, load, loadNext, type Now, nowAt, offersFor, send, turn } from "./turn.svelte";

/** The sheet of a phone opens when another question is asked, unless the map under it is where the answer is given. */
export function asks(props: BoardProps): Asking | null {
  const now = nowAt(props);
  const asked = now && ASKED[now.view.phase]?.(props, now);
  const key = now?.view.phase === "building" ? "" : `${now?.view.round} ${now?.view.phase}`;
  return asked ? { ...asked, key, byHand: false } : (panels.asks?.(props) ?? null);
}

type Asked = Omit<Asking, "key" | "byHand">;

const ASKED: Partial<Record<Now["view"]["phase"], (props: BoardProps, now: Now) => Asked | null>> = {
  building: askBuilding,
  payment: (props, now) => ({ says: props.voice.say("map-owed", { count: now.view.short - turn.paid.length }) }),
  exchange: (props, now) => ({ says: props.voice.say("panel-short", { short: now.view.short - turn.paid.length }) }),
  trains: askLoading,
  takeovers: askSale,
};

const ROOM = 46; // letters that two rows of the prompt hold
const RINGED = "⓪①②③④⑤⑥⑦⑧⑨";

/** The areas of a line with the price of each link between them: of a long line its end. */
function wayOf(now: Now, line: string[], priced: boolean, room = ROOM): string {
  const words = line.map((area, k) => {
    const name = now.land.area(area).name;
    if (k === 0) return name;
    return `${priced ? (RINGED[now.land.cost(now.land.between(line[k - 1]!, area)!)] ?? "–") : "–"} ${name}`;
  });
  let first = 0;
  const rest = (): string => (first ? `… ${words.slice(first).join(" ")}` : words.join(" "));
  while (first < words.length - 1 && rest().length > room) first += 1;
  return rest();
}

function askBuilding(props: BoardProps, now: Now): Asked {
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  const { line } = now;
  if (!line.length) return { says: say("map-where-start"), ...startByFinger(props, now) };
  const step = choicesAt(props, now).steps.find((one) => one.to === turn.pointed);
  const then = step ? wayOf(now, [line.at(-1)!, step.to], true, Infinity).slice(now.land.area(line.at(-1)!).name.length + 1) : "";
  const says = step ? say("map-way-then", { way: wayOf(now, line, true, ROOM - then.length - 7), then }) : wayOf(now, line, true);
  if (step && turn.tapped) return { says, act: { label: say("map-lay"), run: () => lead(props, now, step.to) } };
  return { says, act: { label: say("map-finish"), run: () => void send(), disabled: line.length < 2 || turn.sending } };
}

/** A finger points at a start first: the button does what a second tap does. It is there before, so that nothing moves. */
function startByFinger(props: BoardProps, now: Now): Pick<Asked, "act"> {
  if (!matchMedia("(pointer: coarse)").matches) return {};
  const to = turn.tapped && turn.pointed && choicesAt(props, now).starts.includes(turn.pointed) ? turn.pointed : null;
  return { act: { label: props.voice.say("map-start-here"), run: () => to && lead(props, now, to), disabled: to === null } };
}

function askLoading(props: BoardProps, now: Now): Asked | null {
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (desk.pointing?.from === "trains" && panels.asks?.(props)) return null; // a train is chosen: the panels ask
  const loads = props.legal.filter((move) => move.move === "load");
  const rivals = rivalsOf(props.board, now.land, now.view, now.seat);
  const ringed = loads.some((move) => rivals.get(pieceKey(String(move["area"]), String(move["piece"])))?.length);
  const hidden = matchMedia("(max-width: 900px)").matches && props.legal.some((move) => move.move === "buy"); // in a sheet
  const says = ringed ? say("map-load-ringed") : hidden ? say("map-load-phone", { loads: loads.length }) : say(loads.length ? "map-load" : "map-load-none");
  const pointed = turn.pointed;
  if (turn.tapped && pointed?.includes(" ")) return { says, act: { label: say("map-load-this"), run: () => void load(props, pointed) } };
  const count = onlyMine(props.board, now.land, now.view, now.seat).length;
  if (!count) return { says };
  const run = (): void => {
    turn.loading = true;
    void loadNext();
  };
  return { says, act: { label: say("map-load-all", { count }), run, disabled: turn.loading } };
}

function askSale(props: BoardProps, now: Now): Asked {
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  if (!now.line.length) return { says: say("map-sale-start"), ...startByFinger(props, now) };
  const pointed = turn.tapped && turn.pointed ? turn.pointed : null;
  const { steps, farther = [] } = choicesAt(props, now);
  if (pointed && (steps.some((step) => step.to === pointed) || farther.includes(pointed))) {
    return { says: wayOf(now, ledTo(props, now, pointed)!, false), act: { label: say("map-sell-this-far"), run: () => lead(props, now, pointed) } };
  }
  const offers = offersFor(props, now);
  const says = wayOf(now, now.line, false, ROOM / 2);
  const sale = offers[0];
  if (!sale || offers.length > 1) return { says: now.line.length > 1 ? says : say("map-sale-on"), ...(sale ? {} : { act: { label: say("map-sell-end"), run: () => {}, disabled: true } }) };
  return { says, act: { label: say("map-sell", { company: sale.company }), run: () => void send(sale), disabled: turn.sending } };
}
