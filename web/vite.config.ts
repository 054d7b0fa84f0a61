import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pack } from "./scripts/pack.ts";
import { shell } from "./scripts/shell.ts";

// The bundle becomes part of the Python package, which serves it. While developing, `branchline serve` answers /api.
const server = process.env.BRANCHLINE_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), shell(), pack()],
  build: {
    outDir: "../src/branchline/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: ["index.html", "src/service-worker.ts"],
      // A service worker keeps its name: the browser asks for it again by that.
      output: { entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 120_000 }, // slow is not wrong
});
