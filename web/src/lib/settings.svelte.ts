// What a player chose about the page itself. Kept in this browser.
import { load, save } from "./storage";

export interface Settings {
  /** A turn that can still be taken back waits for "End turn". */
  confirm: boolean;
  /** How fast things move: 0 not at all, 1 normal, 2 slow. */
  pace: 0 | 1 | 2;
  sound: boolean;
  notify: boolean;
  language: string;
  scheme: "auto" | "light" | "dark";
  /** Patterns on every coloured thing, for colour-blind players. */
  patterns: boolean;
  /** The hints of a first game. */
  guidance: boolean;
  /** The general table instead of a game's own board. */
  general: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  confirm: true,
  pace: 1,
  sound: true,
  notify: false,
  language: "en",
  scheme: "auto",
  patterns: true,
  guidance: true,
  general: false,
  name: "",
};

export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) });

/** Save changes and apply them to the page. Called once, at the start; the effect lives as long as the page. */
export function followSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const scheme = settings.scheme === "auto" ? (dark.matches ? "dark" : "light") : settings.scheme;
    document.documentElement.dataset["scheme"] = scheme;
    document.documentElement.style.setProperty("--pace", still() ? "0" : String(settings.pace));
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
