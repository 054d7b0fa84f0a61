// The page's own arithmetic against the engine's, on views from several moments of a game.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board } from "./board";
import { litBy } from "./lit";
import { neededFor, paymentsOf, shortOf } from "./payments";
import { movesOf, openTo, rideView } from "./view";
import { standing, wayBetween } from "./ways";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string): never => JSON.parse(readFileSync(new URL(path, ROOT), "utf8")) as never;
const board: Board = read("src/branchline/games/ticket_to_ride/board/germany.json");
const moment = (name: string): ReturnType<typeof rideView> & { legal: { move: string }[] } =>
  read(`tests/fixtures/ticket_to_ride/views/${name}.json`);
const routeOf = (id: string): Board["routes"][number] => board.routes.find((route) => route.id === id)!;

describe("payments", () => {
  it("are exactly those the engine offers", () => {
    const view = moment("payment");
    const offered = movesOf(view.legal, "pay").map((move) => [...(move["cards"] as string[])].sort().join());
    const ours = paymentsOf(routeOf(view.claiming!), view.hand!).map((way) => [...way.cards].sort().join());
    expect(offered.length).toBeGreaterThan(2);
    expect(ours.toSorted()).toEqual(offered.toSorted());
  });

  it("begin with the fewest locomotives and spare a colour that is needed elsewhere", () => {
    const grey = { id: "x", a: "a", b: "b", length: 2, colour: "grey" };
    const hand = { red: 2, blue: 4, locomotive: 2 };
    expect(paymentsOf(grey, hand)[0]!.cards).toEqual(["blue", "blue"]);
    expect(paymentsOf(grey, hand, { blue: 4 })[0]!.cards).toEqual(["red", "red"]);
    expect(paymentsOf(grey, hand).at(-1)!.cards).toEqual(["locomotive", "locomotive"]);
  });

  it("need a colour only for coloured routes", () => {
    const routes = [{ ...routeOf("berlin-dresden") }, { ...routeOf("hannover-kassel-1") }];
    expect(neededFor(routes)).toEqual({ green: 5 });
  });
});

describe("routes that can be claimed", () => {
  it.each(["opening", "middle", "last-round"])("are those the engine offers: %s", (name) => {
    const view = moment(name);
    const offered = movesOf(view.legal, "claim").map((move) => move["route"]);
    const ours = board.routes.filter(
      (route) =>
        openTo(board, view, route, view.seat!) &&
        shortOf(route, view.hand!) === 0 &&
        view.players[view.seat!]!.trains >= route.length,
    );
    expect(ours.map((route) => route.id).toSorted()).toEqual((offered as string[]).toSorted());
  });
});

describe("the way of a ticket", () => {
  it.each(["opening", "middle", "last-round"])("needs as many trains as the engine says: %s", (name) => {
    const view = moment(name);
    const trains = view.players[view.seat!]!.trains;
    expect(view.tickets!.length).toBeGreaterThan(1);
    for (const ticket of view.tickets!) {
      const way = wayBetween(board, view, view.seat!, ticket.from, ticket.to);
      if (ticket.lacks === null) expect(way === null || way.trains > trains).toBe(true);
      else expect(way!.trains).toBe(ticket.lacks.reduce((sum, id) => sum + routeOf(id).length, 0));
    }
  });

  it("never runs through a country", () => {
    const view = { ...moment("opening"), routes: { "freiburg-france": 0, "karlsruhe-france": 0 } };
    const way = wayBetween(board, view, 0, "freiburg", "karlsruhe")!;
    expect(way.own).toEqual([]);
    expect(way.trains).toBe(3);
  });

  it("is done, possible or impossible", () => {
    expect([standing([]), standing(["a"]), standing(null)]).toEqual(["done", "possible", "impossible"]);
  });
});

describe("a line of the log or of advice", () => {
  it("lights the route of its owner and both ends", () => {
    const view = { ...moment("opening"), routes: { "frankfurt-koeln-2": 1 } };
    const lit = litBy({ key: "narrate-claim", args: { who: 1, a: "Frankfurt", b: "Köln" } }, board, view);
    expect([...lit.routes]).toEqual(["frankfurt-koeln-2"]);
    expect([...lit.places].toSorted()).toEqual(["frankfurt", "koeln"]);
  });

  it("lights the place a passenger left", () => {
    const lit = litBy({ key: "narrate-passenger", args: { who: 1, place: "Österreich" } }, board, moment("opening"));
    expect([...lit.places]).toEqual(["austria"]);
  });

  it("lights the route that advice is about, and its ends", () => {
    const lit = litBy({ key: "hint-ahead", args: { move: { move: "claim", route: "berlin-dresden" }, chance: 60 } }, board, moment("opening"));
    expect([...lit.routes]).toEqual(["berlin-dresden"]);
    expect([...lit.places].toSorted()).toEqual(["berlin", "dresden"]);
    const cards = litBy({ key: "hint-ahead", args: { move: { move: "take", card: "red" } } }, board, moment("opening"));
    expect(cards.routes.size + cards.places.size).toBe(0);
  });

  it("lights nothing where there is nothing", () => {
    expect(litBy(null, board, moment("opening")).routes.size).toBe(0);
  });
});
