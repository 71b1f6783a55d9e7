import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inCheckout } from "../scripts/process/checkout.mjs";
import type { Figure } from "./figure.ts";

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const pageChunk = /^src\/pages\/.+-page\.tsx$/;
/** The entry. Its file also holds the first page and the first words of both languages. */
const entry = "index.html";
/** The name of the map page's file in `vite.config.ts`. */
const mapFile = "plan";
const words = /i18n\/src\//;
/** The larger of the two languages. A visitor loads one. */
const moreWords = /i18n\/src\/ru\/lazy-catalogue\.ts$/;

/** Measures JS and CSS of each page in gzip: the entry, the page and one language. The note tells what is loaded after the first paint. */
export function measurePageWeight(): Figure[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(inCheckout("apps/web/dist/.vite/manifest.json"), "utf8"),
  );
  const keys = Object.keys(manifest);
  const mapPage = keys.find((key) => manifest[key]?.name === mapFile);
  const pageWords = keys.find((key) => moreWords.test(key));
  if (manifest[entry] === undefined || mapPage === undefined || pageWords === undefined)
    throw new Error("The build has another entry, file of the map's page or file of words.");
  const withWords = [entry, pageWords];
  const pages = [
    { name: "index", key: entry, first: [entry] },
    { name: "map", key: mapPage, first: [...withWords, mapPage] },
    ...keys
      .filter((key) => pageChunk.test(key))
      .map((key) => ({ name: nameOf(key), key, first: [...withWords, key] })),
  ];
  const aside = (manifest[entry].dynamicImports ?? []).filter(
    (key) => key !== mapPage && !pageChunk.test(key) && !words.test(key),
  );
  return pages.flatMap((page) => {
    const first = collect(manifest, page.first);
    const lazy = [...aside, ...findLazy(manifest, page.key)];
    const later = weigh(collect(manifest, lazy).difference(first), /\.js$/);
    const isFirst = page.key === entry;
    return [
      {
        name: `page ${page.name}: JS`,
        measured: weigh(first, /\.js$/),
        unit: "kB",
        ...(isFirst && { atMost: 150 }),
        note: later > 0 ? `and ${later.toFixed(0)} kB of JS later` : "",
      },
      {
        name: `page ${page.name}: CSS`,
        measured: weigh(first, /\.css$/),
        unit: "kB",
        ...(isFirst && { atMost: 25 }),
      },
    ];
  });
}

const nameOf = (page: string) => page.replace(/^src\/pages\/|\/[^/]+$/g, "");

/** The files of these chunks and of all their static imports. */
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

/** The chunks that a page's chunks load on demand: the map, a dialog. */
function findLazy(manifest: Record<string, Chunk>, page: string): string[] {
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
