// The parts of the table beside the map: ribbon, auction, tracks, trains, players.
import type { GameTable } from "../..";

/** `Choice` and `asks` are asked in the auction; building, paying, loading and takeovers are asked by the map. */
export const panels: Partial<GameTable> = {};
