// The parts of the table beside the map: ribbon, auction, tracks, trains, players.
import type { GameTable } from "../..";
import "../art/colours.css";
import AuctionSheet from "./AuctionSheet.svelte";
import Choice from "./Choice.svelte";
import Held from "./Held.svelte";
import Player from "./Player.svelte";
import ProfitTrack from "./ProfitTrack.svelte";
import Ribbon from "./Ribbon.svelte";
import Strip from "./Strip.svelte";
import TracksSheet from "./TracksSheet.svelte";
import TrainsSheet from "./TrainsSheet.svelte";
import Window from "./Window.svelte";
import { asks } from "./asks";
import { ending } from "./ending";
import { heading } from "./heading";
import { tips } from "./tips";

const ON_MAP = ["building", "payment", "trains", "exchange", "takeovers"];

/** `Choice` asks for bids, trains and the two-coloured point; building, paying, loading and takeovers are the map's. */
export const panels: Omit<GameTable, "Board"> = {
  columns: "three",
  Ribbon,
  Choice,
  asks,
  ending,
  Hand: Window,
  Common: Window,
  Beside: ProfitTrack,
  Strip,
  held: { Part: Held, title: "panel-held", elsewhere: ({ view, seat, legal }) => seat !== null && legal.length > 0 && ON_MAP.includes(view.phase) },
  Player,
  heading,
  tips,
  sheets: [
    { id: "auction", title: "panel-auction", Part: AuctionSheet },
    { id: "trains", title: "panel-trains", Part: TrainsSheet },
    { id: "tracks", title: "panel-influence", Part: TracksSheet },
  ],
};
