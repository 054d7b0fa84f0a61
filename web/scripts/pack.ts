// Packs the files that never change, once and as small as can be: the server sends a browser what it can unpack.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|svg|json)$/; // pictures and fonts are packed already

export function pack(): Plugin {
  let bundle = "";
  return {
    name: "branchline-pack",
    apply: "build",
    writeBundle({ dir }) {
      bundle = dir!;
    },
    closeBundle() {
      const packed = join(bundle, "packed");
      mkdirSync(packed, { recursive: true });
      for (const name of readdirSync(join(bundle, "assets")).filter((one) => TEXTS.test(one))) {
        const whole = readFileSync(join(bundle, "assets", name));
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
        for (const [ending, made] of [
          ["br", brotliCompressSync(whole, { params: size })],
          ["gz", gzipSync(whole, { level: 9 })],
        ] as const)
          if (made.length < whole.length) writeFileSync(join(packed, `${name}.${ending}`), made);
      }
    },
  };
}
