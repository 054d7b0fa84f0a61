// The wire messages, which tools/wire_types.py writes from Python, and shorter names for two of them.
export type * from "./wire";
export type { NamedMove as Move, SeatView as View } from "./wire";
