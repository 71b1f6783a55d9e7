import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from "@castor/core/account/language.ts";
import { limits } from "@castor/core/limits.ts";
import { type Translate, type Words, wordsIn } from "@castor/i18n/words.ts";
import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../device/cookies.ts";
import { readStored, watchStored, writeStored } from "../device/storage.ts";

interface Spoken {
  language: Language;
  translate: Translate;
}

const languageKey = "language";

/** Each language is a chunk of its own: a visitor loads the words that they read. */
const loaders: Record<Language, () => Promise<{ catalogue: Words }>> = {
  en: () => import("@castor/i18n/en/catalogue.ts"),
  ru: () => import("@castor/i18n/ru/catalogue.ts"),
};

const loaded = new Map<Language, Translate>();
let spoken: Spoken | null = null;
/** The language asked for last: a slower load of an earlier one must not win over it. */
let wanted: Language | null = null;
const listeners = new Set<() => void>();

async function load(language: Language): Promise<Translate> {
  const known = loaded.get(language);
  if (known) return known;
  const { catalogue } = await loaders[language]();
  const translate = wordsIn(catalogue, language);
  loaded.set(language, translate);
  return translate;
}

/** Speaks a language once its words are here; without them (no network) everything stays as it is. */
async function speak(language: Language): Promise<boolean> {
  const before = wanted;
  wanted = language;
  try {
    const translate = await load(language);
    if (wanted !== language) return false;
    spoken = { language, translate };
  } catch (error) {
    if (!spoken) throw error;
    if (wanted === language) wanted = before;
    return false;
  }
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
  return true;
}

/** The language chosen before, else the first of the browser's that we speak. */
function chooseAtStart(): Language {
  for (const candidate of [readStored(languageKey), readCookie(languageKey)])
    if (isLanguage(candidate)) return candidate;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? defaultLanguage;
}

/** Loads the words to begin with; nothing that speaks may be drawn before. Follows a switch in another tab. */
export async function startWords(): Promise<void> {
  watchStored(languageKey, (value) => {
    if (isLanguage(value) && value !== wanted) void speak(value);
  });
  await speak(chooseAtStart());
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
  if (!spoken) throw new Error("startWords() comes first");
  return spoken;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The words of the current language; a component that uses it is drawn anew when the language changes. */
export function useWords(): Translate {
  return useSyncExternalStore(subscribe, readSpoken).translate;
}

/** The current language. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readSpoken).language;
}

/** The current words, for code outside components. */
export const currentWords = (): Translate => readSpoken().translate;

/** The current language, for code outside components; before the start the one that will be spoken. */
export const currentLanguage = (): Language => spoken?.language ?? chooseAtStart();
