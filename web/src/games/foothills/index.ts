// The own table of Foothills.
import type { GameTable } from "..";
import type { Move } from "../../lib/types";
import { asks } from "./asks";
import { actionOf, boardOf, faceOf } from "./board";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import { desk } from "./desk.svelte";
import { ending } from "./ending";
import { extras } from "./general";
import { headingOf } from "./heading";
import { isUndrawn, layOut } from "./layout";
import ReserveSheet from "./ReserveSheet.svelte";
import Strip from "./Strip.svelte";
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
  if (move.move !== "play") return null;
  const board = boardOf(data);
  const card = actionOf(board, String(move["card"]));
  const slot = card && valleyView(view).players[valleyView(view).turn]?.cards[card.main];
  if (!card || slot?.card !== card.id) return null;
  const { letter, name } = faceOf(board, card, slot.side);
  return voice.say("valley-play", { letter, name });
};

const PARTS: Record<string, string> = { map: ".columns .board", stockyard: ".stockyard", players: "[data-player]", cards: '[data-place^="card "]' };
const PLACES: Record<string, (move: Move) => string> = {
  play: (move) => `card ${String(move["card"])}`,
  score: (move) => `card ${String(move["card"])}`,
  replace: (move) => `reserve ${String(move["card"])}`,
  clear: (move) => `line ${String(move["line"])}`,
  surveyor: (move) => (["pub", "home"].includes(String(move["place"])) ? String(move["place"]) : `ring ${String(move["place"])}`),
  stone: (move) => (move["source"] === "bag" ? "bag stone" : "yard stone"),
  gain: (move) => `${move["source"] === "bag" ? "bag" : "yard"} ${String(move["resource"])}`,
};

const points: GameTable["points"] = (about) => {
  if (typeof about === "string") return PARTS[about] ?? "";
  if (about.move === "take") return ".stockyard";
  if (about.move === "track") return '[data-place^="track "][data-open]';
  if (about.move === "done") return "[data-done], .bar";
  const place = PLACES[about.move]?.(about);
  return place ? `[data-place="${place}"]` : ".bar";
};

const sheets: GameTable["sheets"] = [{ id: "reserve", title: "valley-reserve", Part: ReserveSheet }];

export const table: GameTable = { columns: "two", Board, Choice, asks, ending, Hand, Strip, sheets, words, points, heading: headingOf, refuses, planned, extras };
