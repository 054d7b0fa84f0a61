// What a player chose about the page itself. Kept in this browser.
import { readSettings, type Settings } from "./choices";
import { load, save } from "./storage";

export type { Settings };

const SIZES: Record<Settings["cards"], number> = { small: 0.85, normal: 1, large: 1.2 };

export const settings: Settings = $state(readSettings(load<unknown>("settings", {})));

/** Save changes and apply them to the page. Called once, at the start; the effect lives as long as the page. */
export function followSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const { dataset, style } = document.documentElement;
    dataset["scheme"] = settings.scheme === "auto" ? (dark.matches ? "dark" : "light") : settings.scheme;
    dataset["palette"] = settings.palette;
    style.setProperty("--pace", still() ? "0" : String(settings.pace));
    style.setProperty("--card-size", String(SIZES[settings.cards]));
  };
  dark.addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      apply();
      save("settings", $state.snapshot(settings));
    });
  });
}

/** Whether motion is off. */
export function still(): boolean {
  return settings.pace === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
