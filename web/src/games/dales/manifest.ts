// What the first page knows of this folder; the board itself is loaded when a table is opened.
import type { Manifest } from "..";
import NurnbergPoster from "./NurnbergPoster.svelte";
import WensleydalePoster from "./WensleydalePoster.svelte";

export const manifest: Manifest = {
  games: ["wensleydale", "nurnberg"],
  posters: { wensleydale: WensleydalePoster, nurnberg: NurnbergPoster },
  table: async () => (await import(".")).table,
  rules: async () => (await import("./rules/Intro.svelte")).default,
};
