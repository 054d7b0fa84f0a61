// The letters of the alphabet: which icons there are, and how wide each is for its height.

export const THINGS = ["iron", "stone", "resource", "rubble", "passenger", "ticket", "track", "station", "surveyor", "vp"] as const;
export const PLACES = ["stockyard", "bag", "blind", "open", "locked", "start", "adjacent", "pub", "home", "yours"] as const;
export const DOINGS = ["pick", "fork", "flip", "score", "exchange", "less", "more", "nobonus", "opponent", "tiles"] as const;
export const MARKS = ["event", "competitor", "buffer", "summit"] as const;

export type IconName = (typeof THINGS)[number] | (typeof PLACES)[number] | (typeof DOINGS)[number] | (typeof MARKS)[number];

const WIDE: Partial<Record<IconName, number>> = { ticket: 4 / 3, track: 5 / 4, home: 5 / 4, opponent: 5 / 4, competitor: 5 / 4, yours: 4 / 3 };

export const widthOf = (name: IconName, height: number): number => Math.round((WIDE[name] ?? 1) * height);
