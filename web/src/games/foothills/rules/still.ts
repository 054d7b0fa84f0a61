// A table that nobody plays at: for the drawings of the rules and the gallery of cards.
import type { BoardProps } from "../..";
import { settings } from "../../../lib/settings.svelte";
import type { Json, View } from "../../../lib/types";
import type { Texts } from "../../../lib/texts";
import { Voice } from "../../../lib/voice";
import { type Board, boardOf, isStart } from "../board";
import { type Scene, sceneOf } from "../scene";
import type { Lying, Player, ValleyView } from "../view";

const NOBODY: Player = { vp: 0, iron: 0, stone: 0, rubble: 0, passenger: 0, tickets: [], surveyor: "home", cards: {}, scored: [] };

/** The valley before the first turn, but for what is said otherwise. */
export function stillView(board: Board, said: Partial<ValleyView> = {}, lies: Record<string, Partial<Lying>> = {}): ValleyView {
  const closed = said.closed ?? "V+VII";
  const open = board.stations.filter((card) => !isStart(card) && card.lines.some((line) => !closed.split("+").includes(line)));
  const valley = Object.fromEntries(
    open.map((card): [string, Lying] => [
      card.id,
      {
        rubble: card.rubble ?? 0,
        competitor: false,
        tracks: Array<null>(card.tracks ?? 0).fill(null),
        stations: Array<null>(card.stations?.length ?? 0).fill(null),
        ...lies[card.id],
      },
    ]),
  );
  return {
    ...{ game: "foothills", end_reason: null, bonus_tokens: {} },
    ...{ seats: 2, seat: null, phase: "turn", over: true, closed, first: 0, blue: 0, buffer_stop: "at-once", turn_cap: 0, turns: 0, turn: 0 },
    ...{ bag: { iron: 12, stone: 12, event: 2 }, stockyard: { iron: 2, stone: 1, event: 1 }, players: [NOBODY, NOBODY], reserve: [], valley, finished: [] },
    ...{ competitors: board.components.competitors, summit: null, trigger: null, resolving: null, buffer_stops: board.components.buffer_stops },
    ...{ half_points: [0, 0], tiles: [board.components.tiles_per_player, board.components.tiles_per_player], deciders: [] },
    ...said,
  };
}

export function stillScene(data: Json, texts: Texts, said: Partial<ValleyView> = {}, lies: Record<string, Partial<Lying>> = {}): Scene {
  const board = boardOf(data);
  const props: BoardProps = {
    view: stillView(board, said, lies) as unknown as View,
    board: data,
    names: ["", ""],
    colours: ["blue", "green"],
    seat: null,
    legal: [],
    choose: async () => {},
    undo: async () => false,
    preview: async () => ({ changes: null }),
    whyNot: async () => ({ allowed: false, rule: null, line: null }),
    lit: null,
    entries: [],
    voice: new Voice(texts, [], null, new Map(), true),
    settings,
    interactive: false,
    marks: [],
    mark: () => {},
  };
  return sceneOf(props);
}
