// A board that only stands on a page, among other things to read: there the page scrolls, and the board is as high as its
// picture.
import type { Size } from "./camera";

export const ON_A_PAGE = "on-a-page";

/** Tells the page how large the pane of the map is, and how high it would have to be to be filled. */
export type Shaped = (pane: Size, height: number) => void;
