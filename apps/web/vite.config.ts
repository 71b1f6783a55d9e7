import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { preloadFirst } from "./build/preload-first.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { framesFolder, staticFrames } from "./build/static-frames.ts";

const compressible = /\.(?:js|mjs|css|html|svg|json|webmanifest)$/;
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

/**
 * Puts into the page what it cannot be shown without, the scripts that run before the first paint and the icon: each would
 * be a request of its own before anything else.
 */
function inlineFirst(): Plugin {
  const read = (path: string) => readFile(resolve(import.meta.dirname, path), "utf8");
  return {
    name: "castor-inline-first",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const [scheme, frame, icon] = await Promise.all([
          read("src/color-scheme.js"),
          read("src/start-frame.js"),
          read("public/favicon.svg"),
        ]);
        return html
          .replace(
            '<script src="/src/color-scheme.js"></script>',
            () => `<script>${scheme}</script>`,
          )
          .replace('<script src="/src/start-frame.js"></script>', () => `<script>${frame}</script>`)
          .replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`);
      },
    },
  };
}

type ChunkContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const page = (name: string) => resolve(import.meta.dirname, `src/pages/${name}/${name}-page.tsx`);
/** The page with the most to load. */
const heaviest = [page("map")];
const others = ["login", "register", "home", "trips", "catalog", "help", "settings", "later"].map(
  page,
);
/** Looks of the map, which are few beside its renderer. */
const mapLooks = /src[\\/]map[\\/].+\.css$/;

/** A library under the LGPL, and what it needs: a file of its own, unchanged, which somebody may put another in the place of. */
const openingHours = {
  name: "opening-hours",
  test: /node_modules[\\/](?:opening_hours|i18next|suncalc)[\\/]/,
  notice:
    "/*! opening_hours.js, LGPL-3.0-only, https://github.com/opening-hours/opening_hours.js; i18next, MIT; suncalc, BSD-2-Clause */",
};

/** Unpacks the tiles of maps and packs tables: a file of its own would be one more request before the first markers. */
const packer = /node_modules[\\/]fflate[\\/]/;

/** Names everything of a package, most of which nobody imports. */
const packageIndex = /node_modules[\\/].+[\\/](?:index|tabler-icons-react)\.m?js$/;

/** Everything that some modules import at once, themselves among it; asked for once a build. */
function reachFrom(entries: readonly string[]): (context: ChunkContext) => ReadonlySet<string> {
  let found: Set<string> | null = null;
  return (context) => {
    if (found) return found;
    const reached = new Set<string>();
    const visit = (id: string) => {
      if (reached.has(id) || packageIndex.test(id)) return;
      reached.add(id);
      context.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    entries.forEach(visit);
    found = reached;
    return reached;
  };
}

const ofFirst = reachFrom([resolve(import.meta.dirname, "index.html")]);
const ofMap = reachFrom(heaviest);
const ofOthers = reachFrom(others);

const isShared = (id: string, context: ChunkContext) =>
  ofMap(context).has(id) && ofOthers(context).has(id);

/**
 * What the map's page is made of, in two files beside the one with which every page begins: what other pages need too, and
 * the rest. Divided by who shares what with whom, as it would be otherwise, there are sixty files on the way to the map,
 * and opening it takes twice as long. The looks of what is shared are few, and a file of their own is a request of its own:
 * they come with the first. In this order, since a group takes along what its modules import.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: openingHours.name, test: openingHours.test, priority: 5 },
  {
    name: (id, context) =>
      ofFirst(context).has(id) || (id.endsWith(".css") && isShared(id, context)) ? "first" : null,
    debugName: "first",
    priority: 4,
  },
  {
    name: (id, context) => (isShared(id, context) || packer.test(id) ? "shared" : null),
    debugName: "shared",
    priority: 2,
  },
  {
    name: (id, context) => (ofMap(context).has(id) || mapLooks.test(id) ? "plan" : null),
    debugName: "plan",
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), inlineFirst(), preloadFirst(), serviceWorker(), staticFrames(), precompress()],
  server: { port: 5173, strictPort: true },
  worker: { format: "es" },
  build: {
    manifest: true,
    target: ["chrome120", "edge120", "firefox121", "safari17"],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }) => (name === openingHours.name ? openingHours.notice : ""),
      },
    },
  },
});
