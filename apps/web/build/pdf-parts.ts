import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { pdfParts } from "../src/features/files/pdf/pdf-parts.ts";

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const parts: readonly [folder: string, files: RegExp][] = [
  // Pictures of scanned pages, without WebAssembly.
  ["wasm", /_nowasm_fallback\.js$/],
  // Signs such as ticks and arrows. Letters are those of the device.
  ["standard_fonts", /^Foxit(?:Symbol|Dingbats)\.pfb$/],
  ["cmaps", /\.bcmap$/],
];

/** True for tables of Chinese, Japanese and Korean signs: 168 files that few documents need. */
export const isCharacterTable = (path: string): boolean => path.endsWith(".bcmap");

/** Puts beside the library of PDF what it loads by name, under an address with its version. */
export function copyPdfParts(): Plugin {
  return {
    name: "castor-pdf-parts",
    apply: "build",
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
      const address = pdfParts(version).slice(1);
      for (const [folder, files] of parts)
        for (const name of readdirSync(join(library, folder)).filter((name) => files.test(name)))
          this.emitFile({
            type: "asset",
            fileName: `${address}${name}`,
            source: readFileSync(join(library, folder, name)),
          });
    },
  };
}
