// The own table of Foothills.
import type { GameTable } from "..";
import { asks, STOPS } from "./asks";
import { actionOf, boardIn, boardOf, faceOf } from "./board";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import { desk } from "./desk.svelte";
import { ending } from "./ending";
import { extras } from "./general";
import { headingOf } from "./heading";
import { isUndrawn, layOut } from "./layout";
import { points } from "./points";
import ReserveSheet from "./ReserveSheet.svelte";
import Strip from "./Strip.svelte";
import { calledOn } from "./scene";
import Thing, { draws } from "./Thing.svelte";
import { unsent } from "./unsent";
import { valleyView } from "./view";

const refuses: GameTable["refuses"] = (board, view) => {
  const layout = layOut(boardOf(board), valleyView(view).closed);
  return isUndrawn(layout) ? { key: layout.key, args: { place: layout.place } } : null;
};

/** Cubes or cards that are picked and not yet taken or turned. */
const planned: GameTable["planned"] = () => {
  const { cubes, flipped } = desk;
  if (cubes.length + flipped.length === 0) return null;
  const reset = (): void => {
    desk.cubes = [];
    desk.flipped = [];
  };
  return { undo: reset, reset };
};

/** A card is played for the side that is up, so that is what the button says. */
const words: GameTable["words"] = (move, view, data, voice) => {
  if (move.move === "done") return voice.say(STOPS[view.phase] ?? "valley-stop-here");
  if (move.move !== "play") return null;
  const board = boardIn(voice.texts, data);
  const card = actionOf(board, String(move["card"]));
  const slot = card && valleyView(view).players[valleyView(view).turn]?.cards[card.main];
  if (!card || slot?.card !== card.id) return null;
  const face = faceOf(board, card, slot.side);
  return voice.say("valley-play", { letter: face.letter, name: calledOn(face, voice) });
};

/** On the cards; everything else is chosen in the valley. */
const ON_CARDS = ["turn", "flip", "score", "keep"];
const held: GameTable["held"] = {
  Part: Held,
  title: "valley-letters-now",
  elsewhere: ({ view, seat, legal }) => seat !== null && legal.length > 0 && !ON_CARDS.includes(view.phase),
};

const sheets: GameTable["sheets"] = [{ id: "reserve", title: "valley-reserve", Part: ReserveSheet }];

export const table: GameTable = { columns: "two", Board, Choice, asks, ending, Hand, held, Strip, sheets, words, Thing, draws, points, heading: headingOf, refuses, planned, unsent, extras };
