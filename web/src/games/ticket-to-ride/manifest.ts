// What the first page knows about this folder; the board itself is loaded when a table is opened.
import type { Manifest } from "..";
import Poster from "./Poster.svelte";

export const manifest: Manifest = {
  games: ["ticket-to-ride-germany"],
  posters: { "ticket-to-ride-germany": Poster },
  table: async () => (await import(".")).table,
  rules: async () => (await import("./rules/Intro.svelte")).default,
};
