import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inCheckout } from "../scripts/process/checkout.mjs";
import { budgets } from "./budgets.ts";
import type { Figure } from "./figure.ts";

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Kilobytes in gzip of a page's files, by kind and by name without hash. */
export interface PageWeight {
  page: string;
  js: Record<string, number>;
  css: Record<string, number>;
  /** JS that is loaded after the first paint. */
  laterKb: number;
}

const pageChunk = /^src\/pages\/.+-page\.tsx$/;
/** The entry. */
const entry = "index.html";
/** Pages that are no file of their own: the names of their files in `apps/web/build/chunk-groups.ts`. */
const sharedFiles = { map: "plan", login: "account" };
/** The files of texts in any language, by their names. */
const texts = /-[a-z]{2}$/;
/** The largest of the languages. A visitor loads one. */
const largestTexts = /-ru$/;

/** Weighs JS and CSS of each page in gzip: the entry, the page and one language. */
export function weighPages(): PageWeight[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(inCheckout("apps/web/dist/.vite/manifest.json"), "utf8"),
  );
  const keys = Object.keys(manifest);
  const inShared = Object.entries(sharedFiles).map(([page, name]) => {
    const key = keys.find((key) => manifest[key]?.name === name && !key.endsWith(".css"));
    if (key === undefined) throw new Error(`The build has no file ${name} for page ${page}.`);
    return { page, key };
  });
  if (manifest[entry] === undefined) throw new Error("The build has another entry.");
  const pages = [
    ...inShared,
    ...keys.filter((key) => pageChunk.test(key)).map((key) => ({ page: nameOf(key), key })),
  ].map(({ page, key }) => ({ page, key, first: [entry, key] }));
  const aside = (manifest[entry].dynamicImports ?? []).filter(
    (key) =>
      !inShared.some((shared) => shared.key === key) &&
      !pageChunk.test(key) &&
      !isTexts(manifest, key),
  );
  return pages.map(({ page, key, first }) => {
    const code = collect(manifest, first);
    const textChunks = keysOf(manifest, code).flatMap(
      (each) => manifest[each]?.dynamicImports ?? [],
    );
    const largest = textChunks.filter((each) => largestTexts.test(manifest[each]?.name ?? ""));
    const files = code.union(collect(manifest, largest));
    const later = collect(manifest, [...aside, ...findLazy(manifest, key)]).difference(files);
    return {
      page,
      js: weigh(files, /\.js$/),
      css: weigh(files, /\.css$/),
      laterKb: sumOf(weigh(later, /\.js$/)),
    };
  });
}

/** The weights as figures. The note tells what is loaded after the first paint. */
export function measurePageWeight(): Figure[] {
  return weighPages().flatMap(({ page, js, css, laterKb }) => {
    const budget = budgets.pages[page];
    return [
      {
        name: `page ${page}: JS`,
        measured: sumOf(js),
        unit: "kB",
        ...(budget && { atMost: budget.js.aim }),
        note: laterKb > 0 ? `and ${laterKb.toFixed(0)} kB of JS later` : "",
      },
      {
        name: `page ${page}: CSS`,
        measured: sumOf(css),
        unit: "kB",
        ...(budget && { atMost: budget.css.aim }),
      },
    ];
  });
}

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, kilobytes) => sum + kilobytes, 0);

const isTexts = (manifest: Record<string, Chunk>, key: string) =>
  texts.test(manifest[key]?.name ?? "");

const keysOf = (manifest: Record<string, Chunk>, files: ReadonlySet<string>) =>
  Object.keys(manifest).filter((key) => files.has(manifest[key]?.file ?? ""));

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
    .filter((key) => !isTexts(manifest, key));
}

function weigh(files: ReadonlySet<string>, kind: RegExp): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const file of files) {
    if (!kind.test(file)) continue;
    const name = file.replace(/^assets\//, "").replace(/-[\w-]{8}(\.\w+)$/, "$1");
    const bytes = gzipSync(readFileSync(inCheckout("apps/web/dist", file)), { level: 9 }).length;
    weights[name] = (weights[name] ?? 0) + bytes / 1000;
  }
  return weights;
}
