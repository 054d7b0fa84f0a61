// What the first page knows of this folder; the valley itself is loaded when a table is opened.
import type { Manifest } from "..";

export const manifest: Manifest = {
  games: ["foothills"],
  table: async () => (await import(".")).table,
  rules: async () => (await import("./rules/Intro.svelte")).default,
};
