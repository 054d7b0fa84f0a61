// The outlines of everything that lies on the table, each in a box of 24 × 24. Shape tells them apart without colour.
import type { Influence, Piece } from "../board";

export type Thing = Influence | "either" | Piece | "passenger-red" | "passenger-green" | "opponent" | "cube" | "link" | "set" | "locomotive";

/** Red company: a shield, point down. Green company: an arch, round up. */
export const SHIELD = "M3 2.5h18v10c0 4.6-4.2 7.6-9 9.5c-4.8-1.9-9-4.9-9-9.5Z";
export const ARCH = "M3 21.5v-10a9 9 0 0 1 18 0v10Z";
export const HALF_SHIELD = "M3 2.5h9v19.5c-4.8-1.9-9-4.9-9-9.5Z";
export const HALF_ARCH = "M12 2.5a9 9 0 0 1 9 9v10h-9Z";
/** Government: a portico. */
export const PORTICO = "M12 1.5 22.5 7.5v2h-21v-2ZM4 11h3v7h-3ZM10.5 11h3v7h-3ZM17 11h3v7h-3ZM1.5 19.500h21v3h-21Z";
/** Engines: a cog. */
export const COG = cog();
export const STONE = "M4 8.5 9.5 4l8 .8 3.5 5.2-1.5 8.5-8 2-7-1.5-1.5-6Z";
export const STONE_LINES = "M4 8.5 11 11.500l6.5-6.700M11 11.500l.5 9M11 11.500l9.5-1.5";
export const CHEESE = "M2 17.500V12L15.5 4.500Q22 6 22 12v5.500Z";
export const CHEESE_LINES = "M2 12h20";
export const CHEESE_HOLES = "M7 14.800a1.4 1.4 0 1 0 .01 0ZM13.5 13.600a1.7 1.7 0 1 0 .01 0ZM18 15a1.2 1.2 0 1 0 .01 0Z";
export const MUG = "M4 8h12v13.500H4Z";
export const MUG_HANDLE = "M16 10.500h3a2.5 2.5 0 0 1 2.5 2.500v2.500a2.5 2.5 0 0 1-2.5 2.500h-3";
export const MUG_FOAM = "M3.5 9a3 3 0 0 1 1.2-5.500a3.6 3.6 0 0 1 6.3-.800a3.4 3.4 0 0 1 5.2 3.300a2.2 2.2 0 0 1-.4 3Z";
export const PARCEL = "M3 7 12 3.5 21 7v11l-9 3.500L3 18Z";
export const PARCEL_LINES = "M3 7l9 3.500L21 7M12 10.500v11M7.5 5.200l9 3.600v3.8";
export const PAWN = "M12 1.500a4.6 4.6 0 0 1 2.8 8.200c4.2 1.5 5.7 6 5.7 12.800h-17c0-6.8 1.5-11.3 5.7-12.800A4.6 4.6 0 0 1 12 1.500Z";
export const TOP_HAT = "M8 4.500V0h8v4.500h2.500v2h-13v-2Z";
export const LINK = "M7 22 17 2M3 15.500l8 4M5.5 10.500l8 4M8 5.500l8 4M10.5 1l8 4";
export const STAR = "M12 1.500l3.1 7 7.6.7-5.7 5 1.7 7.500L12 17.8 5.3 21.7 7 14.200l-5.7-5 7.6-.7Z";
/** A cube, seen from above its corner: top, left and right face. */
export const CUBE = ["M12 2 21 6.5 12 11 3 6.500Z", "M3 6.5 12 11v11L3 17.500Z", "M21 6.5 12 11v11l9-4.500Z"] as const;
export const LOCOMOTIVE = "M2 17V7h7v3h6V6h3v4h3a2 2 0 0 1 2 2v5ZM1 3.500h9v2H1ZM5.5 17.500a2.5 2.5 0 1 0 .01 0ZM12.5 17.500a2.5 2.5 0 1 0 .01 0ZM19 17.500a2.5 2.5 0 1 0 .01 0Z";

function cog(): string {
  const teeth = 8;
  const points: string[] = [];
  for (let k = 0; k < teeth; k++) {
    for (const [turn, radius] of [[-0.3, 8], [-0.2, 11], [0.2, 11], [0.3, 8]] as const) {
      const angle = ((k + turn) / teeth) * 2 * Math.PI;
      points.push(`${(12 + Math.sin(angle) * radius).toFixed(1)} ${(12 - Math.cos(angle) * radius).toFixed(1)}`);
    }
  }
  return `M${points.join("L")}ZM12 8.500a3.5 3.5 0 1 0 .01 0Z`;
}
