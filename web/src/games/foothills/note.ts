// What is told of a place before it is chosen: what it is, what it costs and gives, and what follows from it.
import type { Change, Move } from "../../lib/types";
import { actionOf, cardOf } from "./board";
import type { Target } from "./desk.svelte";
import { finishedBy, rubbleTaken } from "./layout";
import { type Scene, sideUp } from "./scene";
import { stationsOf, underWay } from "./view";

export interface Note {
  title: string;
  /** Plain sentences. */
  says: string[];
  /** What cannot be undone by thinking of it later: in red. */
  warns: string[];
  /** The first sentence is the printed price, which a preview says better. */
  cost?: boolean;
  /** The words say already what it gives. */
  gives?: boolean;
}

const THINGS = ["iron", "stone", "rubble", "passenger", "vp"];

/** What a seat would pay and get, in the order of the supply. */
export function paidAndGot(changes: Change[] | null, seat: number): { pay: Record<string, number>; get: Record<string, number> } {
  const own = (changes ?? []).filter((change) => change.seat === seat && THINGS.includes(change.thing));
  const part = (sign: number): Record<string, number> =>
    Object.fromEntries(own.filter((change) => change.by * sign > 0).map((change) => [change.thing, Math.abs(change.by)]));
  return { pay: part(-1), get: part(1) };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export function noteOf(scene: Scene, target: Target, move: Move): Note {
  const { say, board, view, layout } = scene;
  const [kind, id, space] = target.split(" ") as [string, string, string | undefined];
  const name = cardOf(board, id)?.names.join(" · ") ?? "";
  const note: Note = { title: "", says: [], warns: [] };
  if (kind === "card") {
    const card = actionOf(board, id)!;
    const face = sideUp(scene, id);
    if (move.move === "score") {
      note.title = say("valley-note-score", { name: scene.called(face) });
      note.says.push(say("valley-symbol", { symbol: card.symbol }));
    } else {
      note.title = `${face.letter} · ${scene.called(face)}`;
      note.says.push(sentence(scene.words(face.effect)));
    }
  } else if (kind === "reserve") {
    const card = actionOf(board, id)!;
    note.title = `${card.name} · ${card.main}/${card.secondary}`;
    note.says.push(sentence(scene.words(card.effect)), say("valley-symbol", { symbol: card.symbol }));
  } else if (kind === "line") {
    const op = underWay(board, view);
    const left = view.resolving?.left ?? 0;
    const cubes = op?.lines === "one" || view.phase === "second-line" ? left : left >> 1;
    const taken = rubbleTaken(layout, view, id, cubes);
    const total = [...taken.values()].reduce((sum, one) => sum + one, 0);
    const cleared = [...taken].filter(([card, count]) => view.valley[card]?.rubble === count).map(([card]) => cardOf(board, card)!.names.join(" · "));
    note.title = say("valley-clear-line", { line: id });
    if (total < cubes) note.says.push(say("valley-from-supply", { count: cubes - total }));
    if (cleared.length) note.says.push(say("valley-clears", { places: scene.props.voice.texts.join(cleared), count: cleared.length }));
    if (op?.for_opponent) note.warns.push(say("valley-for-opponent", { count: op.for_opponent }));
  } else if (kind === "track") {
    note.title = say("valley-lay-track", { place: name });
    const ended = finishedBy(layout, view, { card: id, space: Number(space) });
    for (const [index, line] of ended.entries()) {
      const stops = board.components.buffer_stops;
      const number = stops - view.buffer_stops + index + 1;
      if (number <= stops) note.warns.push(say(number === stops ? "valley-ends-game" : "valley-ends-line", { line, number, stops }));
      else note.warns.push(say("valley-ends-only", { line }));
    }
  } else if (kind === "space") {
    note.title = say("valley-build-at", { place: name });
    note.cost = true;
    const station = cardOf(board, id)?.stations?.[Number(space) - 1];
    if (station) note.says.push(say("valley-space", { cost: scene.amounts(station.cost), bonus: Object.keys(station.bonus).length ? scene.amounts(station.bonus) : say("valley-nothing") }));
    const built = cardOf(board, id)?.when_built;
    if (built) note.says.push(say("valley-when-built", { effect: scene.words(built) }));
  } else if (kind === "ring") {
    note.title = move.move === "trade" ? say("valley-note-trade", { place: name }) : say("valley-note-send", { place: name });
    const does = cardOf(board, id)?.surveyor ?? [];
    note.says.push(sentence(scene.words(does)));
    note.gives = does.every(({ op }) => ["take_ticket", "gain"].includes(op));
  } else if (kind === "pub") {
    note.title = say("valley-go-pub");
    note.says.push(say("valley-pub-note", { count: view.players[scene.below]!.scored.length, most: stationsOf(view, scene.below) }));
  } else if (kind === "home") {
    note.title = say("valley-go-home");
  } else if (kind === "ticket") {
    note.title = say("valley-take-ticket", { line: scene.ticketOf(id) });
  } else if (kind === "yard" || kind === "bag") {
    note.title = scene.props.voice.move(move);
    const yard = view.stockyard;
    if (kind === "yard" && yard.iron + yard.stone === 1) note.warns.push(say("valley-empties", { count: 1 }));
  }
  return note;
}
