// Everything a part of the table draws from: the board file, the view of this moment, and who looks at it.
import type { BoardProps } from "..";
import { effect, items } from "./effects";
import type { Colour, Json } from "../../lib/types";
import type { Voice } from "../../lib/voice";
import { actionOf, type Amounts, type Board, boardIn, type Face, faceOf, lineOf, type Operation } from "./board";
import { isUndrawn, type Layout, layOut, nextVictim } from "./layout";
import { type ValleyView, valleyView } from "./view";

export interface Scene {
  props: BoardProps;
  board: Board;
  view: ValleyView;
  layout: Layout;
  /** The seat at the lower edge: the viewer's, or the first player's for a spectator. */
  below: number;
  above: number;
  victim: string | null;
  phone: boolean;
  say: (key: string, args?: Json) => string;
  words: (effect: Operation[]) => string;
  amounts: (amounts: Amounts) => string;
  colour: (seat: number) => Colour;
  ticketOf: (colour: string) => string;
  /** What a side is called on its card: a long name gives way to what it does. */
  called: (face: Face) => string;
}

const kept = new WeakMap<object, Map<string, Layout>>();

/** A layout is worked out once for a board file and a pair of closed lines. */
export function layoutFor(board: Board, closed: string): Layout {
  const known = kept.get(board) ?? new Map<string, Layout>();
  kept.set(board, known);
  const found = known.get(closed);
  if (found) return found;
  const made = layOut(board, closed);
  if (isUndrawn(made)) throw new Error(made.key); // the page has asked `refuses` before
  known.set(closed, made);
  return made;
}

export function sceneOf(props: BoardProps, phone = false): Scene {
  const board = boardIn(props.voice.texts, props.board);
  const view = valleyView(props.view);
  const layout = layoutFor(board, view.closed);
  const { voice } = props;
  const below = props.seat ?? view.first;
  return {
    props,
    board,
    view,
    layout,
    below,
    above: 1 - below,
    victim: view.over ? null : nextVictim(layout, view),
    phone,
    say: (key, args = {}) => voice.say(key, args),
    words: (operations) => effect(voice, operations as unknown as Json[]),
    amounts: (amounts) => items(voice, amounts),
    colour: (seat) => props.colours[seat] ?? (seat === view.blue ? "blue" : "green"),
    ticketOf: (colour) => board.lines.filter((line) => line.ticket === colour && !layout.closed.includes(line.id)).map((line) => line.id).join("/"),
    called: (face) => calledOn(face, voice),
  };
}

/** What a side is called on its card: a long name gives way to what it does. */
export const calledOn = ({ name, effect: [first] }: Face, voice: Voice): string => (name.length > 20 && first?.op === "works" ? voice.say("valley-does-works") : name);

/** The side that is up of one of the viewer's own cards. */
export function sideUp(scene: Scene, id: string): Face {
  const card = actionOf(scene.board, id)!;
  return faceOf(scene.board, card, scene.view.players[scene.below]!.cards[card.main]?.side ?? "gold");
}

/** The colour of a line's ticket, as the page paints it. */
export function ticketColour(board: Board, line: string): string {
  return `var(--fh-t-${lineOf(board, line)?.ticket ?? "brown"})`;
}

/** Points as people write them: a half is a half. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  return points % 2 ? `${whole || ""}½` : String(whole);
}
