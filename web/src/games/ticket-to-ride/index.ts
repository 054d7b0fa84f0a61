// The table of Ticket to Ride, loaded when one is opened.
import type { Asking, BoardProps, GameTable } from "..";
import type { Move } from "../../lib/types";
import { type Asked, askedOf, offered, owedBy } from "./asked";
import { type Board, placesOf } from "./board";
import Boarded from "./Board.svelte";
import Choice from "./Choice.svelte";
import Common from "./Common.svelte";
import { desk } from "./desk.svelte";
import { ending } from "./ending";
import Hand from "./Hand.svelte";
import { waysToPay } from "./payments";
import Player from "./Player.svelte";
import Strip from "./PhoneStrip.svelte";
import { unsent } from "./unsent";
import Thing, { draws } from "./Thing.svelte";
import { deckLeft, rideView } from "./view";

function asks(props: BoardProps): Asking | null {
  const asked = askedOf(props);
  if (!asked) return null;
  const byHand = asked.what === "pay" ? owedBy(props) === null : asked.what === "mix" && !asked.must;
  return { key: JSON.stringify(asked), byHand, ...worded(props, asked) };
}

const SHEET = '.tabs [data-sheet="hand"]'; // on a phone
const PARTS: Record<string, string[]> = {
  map: [".columns .board"],
  players: [".players", '.tabs [data-sheet="players"]'],
  hand: ["section.hand", SHEET],
  tickets: ["section.tickets", SHEET],
};
const route = (move: Move): string[] => [`[data-route="${String(move["route"])}"]`];
const apart = (id: string): string => id.replace(/-\d$/, "");

/** A route is clicked, and its price is being chosen. */
const ahead: GameTable["ahead"] = (moves) => (moves[1]?.move === "pay" && desk.paying && apart(desk.paying) === apart(String(moves[0]!["route"])) ? 1 : 0);

const alike: GameTable["alike"] = (wanted, made, data) => {
  if (wanted.move !== "claim" || made.move !== "claim") return false;
  const { routes } = data as unknown as Board;
  const [one, two] = [wanted, made].map((move) => routes.find(({ id }) => id === move["route"]));
  return one !== undefined && two !== undefined && apart(one.id) === apart(two.id) && one.colour === two.colour;
};

const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return PARTS[about] ?? [];
  const { move } = about;
  if (move === "take") return [`[data-card="${String(about["card"])}"]`];
  if (move === "draw") return ['[data-card="pile"]'];
  if (move === "claim") return desk.paying ? [".bar .act", ...route(about)] : route(about);
  if (move === "pay") return [`[data-way="${(about["cards"] as string[]).toSorted().join(" ")}"]`, ".bar"];
  if (move === "collect") return [`.chooser [data-passenger="${String(about["passenger"])}"]`];
  if (move === "tickets") return [`[data-mix="${Number(about["long"])}"]`, '[data-deck="short"]'];
  if (move === "keep") {
    const wanted = (about["tickets"] as string[]).map((ticket) => `[data-offer="${ticket}"][aria-pressed="false"]`);
    const others = `[data-offer][aria-pressed="true"]${(about["tickets"] as string[]).map((ticket) => `:not([data-offer="${ticket}"])`).join("")}`;
    return [others, ...wanted, ".bar .act"];
  }
  return [".bar"];
};

/** What the prompt says, and what its main button does. */
function worded(props: BoardProps, asked: Asked): Omit<Asking, "key" | "byHand"> {
  const board = props.board as unknown as Board;
  const view = rideView(props.view);
  const say = (key: string, args = {}): string => props.voice.say(key, args);
  const nameOf = (place: string): string => placesOf(board).get(place)?.name ?? place;
  if (asked.what === "pay") {
    const route = board.routes.find((one) => one.id === asked.route)!;
    const { length, colour } = route;
    const points = board.components.route_points[String(length)] ?? 0;
    const trains = (view.players[view.seat ?? 0]?.trains ?? 0) - length;
    const way = desk.way ?? waysToPay(board, view, route)[0];
    return {
      head: say("ride-pay-title", { route: say("route-name", { a: nameOf(route.a), b: nameOf(route.b) }) }),
      says: say("ride-pay-facts", { length, colour, points, trains }),
      act: { label: say("ride-claim-it"), run: () => way && void desk.pay(route.id, way), disabled: !way },
    };
  }
  if (asked.what === "passenger") return { head: say("ride-boards", { place: nameOf(asked.place) }), says: say("ride-boards-why") };
  if (asked.what === "mix") return { head: say("ride-mix"), says: say("ride-mix-why", { short: deckLeft(view, "short"), long: deckLeft(view, "long") }) };
  const { kept, least } = offered(board, view, props.seat ?? -1);
  const run = (): void => {
    desk.picked = [];
    desk.ticket = null;
    void props.choose({ move: "keep", tickets: kept.toSorted() });
  };
  return {
    head: say("ride-offer"),
    says: say("ride-picked", { count: kept.length, least }),
    act: { label: say("ride-keep", { count: kept.length }), run, disabled: kept.length < least },
  };
}

export const table: GameTable = { columns: "dock", Board: Boarded, Choice, Hand, held: { Part: Hand, title: "ride-hand-box" }, Strip, Player, Common, asks, ending, Thing, draws, points, ahead, alike, unsent };
