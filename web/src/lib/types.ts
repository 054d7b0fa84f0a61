// The messages of the wire as tools/wire_types.py writes them from Python's, and what the pages call two of them.
export type * from "./wire";
export type { NamedMove as Move, SeatView as View } from "./wire";
