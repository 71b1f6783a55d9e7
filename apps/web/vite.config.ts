import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups, openingHours, zoneBorders } from "./build/chunk-groups.ts";
import { inlineFirst, oldestBrowsers } from "./build/inline-first.ts";
import { manifests } from "./build/manifests.ts";
import { thirdPartyNotices } from "./build/notices/third-party-notices.ts";
import { offeredLanguages } from "./build/offered-languages.ts";
import { copyPdfParts } from "./build/pdf-parts.ts";
import { preloadFirst } from "./build/preload-first.ts";
import { rooms } from "./build/rooms.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { shortClassNames } from "./build/short-class-names.ts";
import { framesFolder, staticFrames } from "./build/static-frames.ts";
import { textInRem } from "./build/text-in-rem.ts";

const compressible = /\.(?:js|mjs|css|html|svg|txt|json|webmanifest)$/;
/** Smaller files gain less than the header costs. */
const smallestBytes = 1_024;

/** Writes a .gz and a .br beside each text file of the build, for the server to send as they are. */
function precompress(): Plugin {
  let folder = "dist";
  const compress = async (path: string) => {
    const bytes = await readFile(path);
    if (bytes.length < smallestBytes) return;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [gz, br] = await Promise.all([
      promisify(gzip)(bytes, { level: 9 }),
      promisify(brotliCompress)(bytes, { params: quality }),
    ]);
    await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
  };
  return {
    name: "castor-precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Not closeBundle, which runs after a failed build too and would hide what failed.
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        // The server puts heads into these before it compresses them.
        .filter((path) => !relative(folder, path).startsWith(framesFolder));
      await Promise.all(paths.filter((path) => compressible.test(path)).map(compress));
    },
  };
}

export default defineConfig({
  plugins: [
    rooms(),
    react(),
    shortClassNames(),
    offeredLanguages(),
    inlineFirst(),
    manifests(),
    copyPdfParts(),
    preloadFirst(),
    serviceWorker(),
    staticFrames(),
    thirdPartyNotices(),
    precompress(),
  ],
  css: { postcss: { plugins: [textInRem] } },
  server: { port: 5173, strictPort: true },
  worker: {
    format: "es",
    rolldownOptions: { output: { codeSplitting: { groups: [zoneBorders] } } },
  },
  build: {
    manifest: true,
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        postBanner: ({ name }) => (name === openingHours.name ? openingHours.notice : ""),
      },
    },
  },
});
