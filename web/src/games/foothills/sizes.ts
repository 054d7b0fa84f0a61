import type { Settings } from "../../lib/settings.svelte";

/** How high one's own board is, for each size of cards the player may choose. */
export const OWN: Record<Settings["cards"], number> = { small: 126, normal: 146, large: 222 };
