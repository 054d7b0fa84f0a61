// Tells the service worker which files the list of games is made of, so that it opens without a network.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PAGE = "/src/pages/YourTables.svelte";

export function shell(): Plugin {
  return {
    name: "branchline-shell",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }, bundle) {
      const files = new Set<string>();
      const take = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || files.has(`/${file}`)) return;
        files.add(`/${file}`);
        for (const more of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(`/${more}`);
        chunk.imports.forEach(take);
      };
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = chunks.find((one) => one.isEntry && one.fileName.startsWith("assets/"));
      const list = chunks.find((one) => one.facadeModuleId?.endsWith(PAGE));
      if (!entry || !list) throw new Error(`the bundle lacks its entry or ${PAGE}`);
      for (const one of [entry, list]) take(one.fileName);
      const version = createHash("sha256").update(readFileSync(join(dir!, "index.html"))).digest("hex").slice(0, 12);
      const worker = join(dir!, "service-worker.js");
      const [before, after, ...more] = readFileSync(worker, "utf8").split("BRANCHLINE_SHELL");
      if (after === undefined || more.length) throw new Error("the service worker has no one place for its files");
      writeFileSync(worker, before + JSON.stringify({ version, entry: `/${entry.fileName}`, files: [...files] }) + after);
    },
  };
}
