import type { Language } from "@castor/core/basics/language.ts";

/** The cache of a language that this browser has shown. The page makes it, empty; the worker fills it (`kept-texts.ts`). */
export const textsCacheOf = (language: Language) => `castor-texts-${language}`;
