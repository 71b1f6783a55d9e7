import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inCheckout } from "../scripts/checkout.mjs";
import type { Figure } from "./figure.ts";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const pageChunk = /^src\/pages\/.+-page\.tsx$/;
const firstPage = "src/pages/index/index-page.tsx";
/** Russian is the larger of the two; a visitor loads one. The first page needs only the first of its parts. */
const firstWords = /i18n\/src\/ru\/first-part\.ts$/;
/** The words of every language and part. */
const words = /i18n\/src\//;
const allWords = /i18n\/src\/ru\/(?:first|second)-part\.ts$/;

/** JS and CSS of each page in gzip: what the entry, the page and one language bring before anything shows; in the note what comes after (the map, what only signed-in people need). */
export function measurePageWeight(): Figure[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(inCheckout("apps/web/dist/.vite/manifest.json"), "utf8"),
  );
  const keys = Object.keys(manifest);
  // Whose chunk holds the router; the build may have moved it out of the one that index.html is named after.
  const entry = keys.find((key) => manifest[key]?.dynamicImports?.includes(firstPage)) ?? "";
  const aside = (manifest[entry]?.dynamicImports ?? []).filter(
    (key) => !pageChunk.test(key) && !words.test(key),
  );
  return keys
    .filter((key) => pageChunk.test(key))
    .flatMap((page) => {
      const isFirst = page === firstPage;
      const needed = isFirst ? firstWords : allWords;
      const first = collect(manifest, [entry, page, ...keys.filter((key) => needed.test(key))]);
      const later = collect(manifest, [...aside, ...findLazy(manifest, entry, page)]).difference(
        first,
      );
      const name = page.replace(/^src\/pages\/|\/[^/]+$/g, "");
      const note = later.size > 0 ? `and ${weigh(later, /\.js$/).toFixed(0)} kB of JS later` : "";
      return [
        {
          name: `page ${name}: JS`,
          measured: weigh(first, /\.js$/),
          unit: "kB",
          ...(isFirst && { atMost: 150 }),
          note,
        },
        {
          name: `page ${name}: CSS`,
          measured: weigh(first, /\.css$/),
          unit: "kB",
          ...(isFirst && { atMost: 25 }),
        },
      ];
    });
}

/** The files of these chunks and of all that they import at once. */
function collect(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** What a page's own chunks load on demand: the map, a dialog. */
function findLazy(manifest: Record<string, Chunk>, entry: string, page: string): string[] {
  const own = [page, ...(manifest[page]?.imports ?? [])];
  return own
    .filter((key) => key !== entry)
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !words.test(key));
}

function weigh(files: ReadonlySet<string>, kind: RegExp): number {
  const bytes = [...files]
    .filter((file) => kind.test(file))
    .map((file) => gzipSync(readFileSync(inCheckout("apps/web/dist", file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
