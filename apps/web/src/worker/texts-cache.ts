import { type Language, languages } from "@castor/core/basics/language.ts";

/**
 * The cache of a language that this browser has shown: its texts, and the page in it. The page makes it, empty; the worker fills
 * it (`kept-texts.ts`).
 */
export const textsCacheOf = (language: Language) => `castor-texts-${language}`;

/** Where a page notes its language: the worker opens the next page in it. */
const shown = { cacheName: "castor-shown-language", path: "/shown-language" } as const;

export async function noteShownLanguage(language: Language): Promise<void> {
  await (await caches.open(shown.cacheName)).put(shown.path, new Response(language));
}

/** Null before a page has noted one. */
export async function readShownLanguage(): Promise<Language | null> {
  const noted = await (await caches.open(shown.cacheName)).match(shown.path);
  const text = await noted?.text();
  return languages.find((language) => language === text) ?? null;
}
