// What the first page knows of this folder; the valley itself is loaded when a table is opened.
import type { Manifest } from "..";
import Poster from "./Poster.svelte";

export const manifest: Manifest = {
  games: ["foothills"],
  posters: { foothills: Poster },
  table: async () => (await import(".")).table,
  rules: async () => (await import("./rules/Intro.svelte")).default,
};
