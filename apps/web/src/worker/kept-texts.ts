import { type Language, languages } from "@castor/core/basics/language.ts";
import { textsCacheOf } from "./texts-cache.ts";

/** The files of texts of each language, put in by `build/service-worker.ts`. */
declare const textFiles: Readonly<Record<Language, readonly string[]>>;

/** The languages that this browser has shown. */
async function listShown(): Promise<Language[]> {
  const names = await caches.keys();
  return languages.filter((language) => names.includes(textsCacheOf(language)));
}

const readPaths = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Keeps all texts of the languages that this browser has shown. Rejects when one of them does not come. */
export async function keepTexts(): Promise<void> {
  for (const language of await listShown()) {
    const cache = await caches.open(textsCacheOf(language));
    const kept = new Set(await readPaths(cache));
    await cache.addAll(textFiles[language].filter((path) => !kept.has(path)));
  }
}

/** Removes the texts of the former version. */
export async function dropFormerTexts(): Promise<void> {
  for (const language of await listShown()) {
    const cache = await caches.open(textsCacheOf(language));
    const former = (await readPaths(cache)).filter((path) => !textFiles[language].includes(path));
    await Promise.all(former.map((path) => cache.delete(path)));
  }
}

const allTexts = new Set(languages.flatMap((language) => textFiles[language]));

export const isTextFile = (path: string): boolean => allTexts.has(path);

/** A file of texts, without the network where its language is kept. */
export const readTexts = async (request: Request): Promise<Response> =>
  (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
