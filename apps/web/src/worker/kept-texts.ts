import { type Language, languages } from "@castor/core/basics/language.ts";
import { readShownLanguage, textsCacheOf } from "./texts-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** The files of texts of each language, put in by `build/service-worker.ts`. */
declare const textFiles: Readonly<Record<Language, readonly string[]>>;

const scope = self as unknown as WorkerScope;

/** The languages that this browser has shown. */
async function listShown(): Promise<Language[]> {
  const names = await caches.keys();
  return languages.filter((language) => names.includes(textsCacheOf(language)));
}

/** The page of the app in a language. It comes with the server's policy, and its revision is that of both. */
const shellIn = (language: Language) =>
  `/index.html?${new URLSearchParams({ lang: language, revision: scope.shellRevision })}`;

/** All that is kept of a language. */
const listFiles = (language: Language) => [...textFiles[language], shellIn(language)];

async function readAddresses(cache: Cache): Promise<string[]> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url));
  return addresses.map(({ pathname, search }) => pathname + search);
}

/** Keeps page and texts of the languages that this browser has shown. Rejects when one of them does not come. */
export async function keepTexts(): Promise<void> {
  for (const language of await listShown()) {
    const cache = await caches.open(textsCacheOf(language));
    const kept = new Set(await readAddresses(cache));
    await cache.addAll(listFiles(language).filter((address) => !kept.has(address)));
  }
}

/** Removes pages and texts of the former version. */
export async function dropFormerTexts(): Promise<void> {
  for (const language of await listShown()) {
    const cache = await caches.open(textsCacheOf(language));
    const current = listFiles(language);
    const former = (await readAddresses(cache)).filter((address) => !current.includes(address));
    await Promise.all(former.map((address) => cache.delete(address, anyVary)));
  }
}

const allTexts = new Set(languages.flatMap((language) => textFiles[language]));

export const isTextFile = (path: string): boolean => allTexts.has(path);

/** A file of texts, without the network where its language is kept. */
export const readTexts = async (request: Request): Promise<Response> =>
  (await caches.match(new URL(request.url).pathname)) ?? fetch(request);

/** The page varies by the headers of the request, but its address says its language. */
const anyVary = { ignoreVary: true } as const;

/**
 * The page of the app: in the language that the address names, else in the one that was shown last. Where that is not kept, the
 * server answers; without a network a page in another language, which the app itself then puts right.
 */
export async function openShell(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("lang");
  const shown = languages.find((language) => language === asked) ?? (await readShownLanguage());
  const kept = shown && (await caches.match(shellIn(shown), anyVary));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (failure) {
    for (const language of await listShown()) {
      const other = await caches.match(shellIn(language), anyVary);
      if (other) return other;
    }
    throw failure;
  }
}
