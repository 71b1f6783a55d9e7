import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import { firstPart as firstEnglish } from "@castor/i18n/en/first-part.ts";
import { firstPart as firstRussian } from "@castor/i18n/ru/first-part.ts";
import { type FirstWordsKey, type Translate, type Words, wordsIn } from "@castor/i18n/words.ts";
import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../device/cookies.ts";
import { readStored, watchStored, writeStored } from "../device/storage.ts";

interface Spoken {
  language: Language;
  /** Whether the second part is in `translate` too. */
  isWhole: boolean;
  translate: Translate;
}

const languageKey = "language";

/** What every page begins with is small, and a request of its own costs more than the words of the other language. */
const firstParts: Record<Language, Words> = { en: firstEnglish, ru: firstRussian };

/** The second part of each language is a chunk of its own: a visitor loads the words that they read. */
const loadSecondPart: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("@castor/i18n/en/second-part.ts")).secondPart,
  ru: async () => (await import("@castor/i18n/ru/second-part.ts")).secondPart,
};

let spoken: Spoken | null = null;
/** The language asked for last: a slower load of an earlier one must not win over it. */
let wanted: Language | null = null;
/** Once a page with words of the second part was gone to, every language is spoken with both. */
let isWholeWanted = false;
const listeners = new Set<() => void>();

async function load(language: Language): Promise<Spoken> {
  const isWhole = isWholeWanted;
  const catalogue = isWhole
    ? { ...firstParts[language], ...(await loadSecondPart[language]()) }
    : firstParts[language];
  return { language, isWhole, translate: wordsIn(catalogue, language) };
}

/** Says everything in these words from now on, unless the same ones and more are spoken already. */
function take(words: Spoken): void {
  if (spoken?.language === words.language && (spoken.isWhole || !words.isWhole)) return;
  spoken = words;
  document.documentElement.lang = words.language;
  for (const listener of listeners) listener();
}

/** Speaks a language once its words are here; without them (no network) everything stays as it is. */
async function speak(language: Language): Promise<boolean> {
  const before = wanted;
  wanted = language;
  try {
    const words = await load(language);
    if (wanted !== language) return false;
    take(words);
    return true;
  } catch (error) {
    if (!spoken) throw error;
    if (wanted === language) wanted = before;
    return false;
  }
}

/** The language chosen before, else the first of the browser's that we speak. */
function chooseAtStart(): Language {
  for (const candidate of [readStored(languageKey), readCookie(languageKey)])
    if (isLanguage(candidate)) return candidate;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? defaultLanguage;
}

/**
 * Speaks the first part of the words to begin with; nothing that speaks may be drawn before. Follows a switch in another
 * tab.
 */
export async function startFirstWords(): Promise<void> {
  watchStored(languageKey, (value) => {
    if (isLanguage(value) && value !== wanted) void speak(value);
  });
  await speak(chooseAtStart());
}

/** Loads the second part too; no page but the first may be drawn before. Rejects when it does not come. */
export async function loadAllWords(): Promise<void> {
  isWholeWanted = true;
  const language = wanted ?? chooseAtStart();
  const words = await load(language);
  // Switched meanwhile: what this page needs is the other language's.
  if (wanted !== null && wanted !== language) return loadAllWords();
  take(words);
}

/** Both at once, for whatever is drawn outside of the router. */
export async function startWords(): Promise<void> {
  await Promise.all([startFirstWords(), loadAllWords()]);
}

/**
 * Switches the language and remembers it here and in a cookie of 180 days. Another language than ours is refused and
 * only logged (section 5). True when it is spoken now.
 */
export async function setLanguage(language: unknown): Promise<boolean> {
  if (!isLanguage(language)) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged to the console (section 5)
    console.warn(`Unknown language, ours are ${languages.join(", ")}:`, language);
    return false;
  }
  if (!(await speak(language))) return false;
  writeStored(languageKey, language);
  writeCookie(languageKey, language, limits.languageCookieDays);
  return true;
}

function readSpoken(): Spoken {
  if (!spoken) throw new Error("startFirstWords() comes first");
  return spoken;
}

function readWhole(): Spoken {
  const words = readSpoken();
  if (!words.isWhole) throw new Error("loadAllWords() comes first");
  return words;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The words of the current language; a component that uses it is drawn anew when the language changes. */
export function useWords(): Translate {
  return useSyncExternalStore(subscribe, readWhole).translate;
}

/** `useWords` for the first page and the frame around every page, which are drawn before the second part is here. */
export function useFirstWords(): Translate<FirstWordsKey> {
  return useSyncExternalStore(subscribe, readSpoken).translate;
}

/** The current language. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readSpoken).language;
}

/** The current words, for code outside components. */
export const currentWords = (): Translate => readWhole().translate;

/** `currentWords` for what any page may run, such as a call to the server. */
export const currentFirstWords = (): Translate<FirstWordsKey> => readSpoken().translate;

/** The current language, for code outside components; before the start the one that will be spoken. */
export const currentLanguage = (): Language => spoken?.language ?? chooseAtStart();
