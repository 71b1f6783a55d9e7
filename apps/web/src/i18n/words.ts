import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import { initialCatalogue as initialEnglish } from "@castor/i18n/en/initial-catalogue.ts";
import { initialCatalogue as initialRussian } from "@castor/i18n/ru/initial-catalogue.ts";
import {
  createTranslate,
  type FeatureWords,
  type FeatureWordsKey,
  type InitialWordsKey,
  type Translate,
  type Words,
  type WordsKey,
} from "@castor/i18n/words.ts";
import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "../device/storage/cookies.ts";
import { readStored, watchStored, writeStored } from "../device/storage/storage.ts";

interface ActiveWords {
  language: Language;
  /** Whether `translate` has the lazy catalogue too. */
  isComplete: boolean;
  catalogue: Words;
  translate: Translate;
  /** `translate` together with the words of a feature. */
  ofFeatures: WeakMap<FeatureWords, Translate<string>>;
}

const languageKey = "language";

/** `?lang=` of the address that this page was opened with: links of search engines name it. It is not stored. */
const readAsked = () => new URLSearchParams(window.location.search).get("lang");

/** Both languages are in the first chunk: they are small, and another request would cost more. */
const initialCatalogues: Record<Language, Words> = { en: initialEnglish, ru: initialRussian };

/** The lazy catalogue of each language is a chunk of its own, loaded only when needed. */
const loadLazyCatalogue: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("@castor/i18n/en/lazy-catalogue.ts")).lazyCatalogue,
  ru: async () => (await import("@castor/i18n/ru/lazy-catalogue.ts")).lazyCatalogue,
};

let active: ActiveWords | null = null;
/** The language requested last. A slower load of an earlier one must not replace it. */
let wanted: Language | null = null;
/** True once a page needed the lazy catalogue. Every language loads it from then on. */
let needsLazyCatalogue = false;
const listeners = new Set<() => void>();

async function load(language: Language): Promise<ActiveWords> {
  const isComplete = needsLazyCatalogue;
  const catalogue = isComplete
    ? { ...initialCatalogues[language], ...(await loadLazyCatalogue[language]()) }
    : initialCatalogues[language];
  const translate = createTranslate(catalogue, language);
  return { language, isComplete, catalogue, translate, ofFeatures: new WeakMap() };
}

/** Makes these words current, unless the same language is current with at least as many. */
function activate(words: ActiveWords): void {
  if (active?.language === words.language && (active.isComplete || !words.isComplete)) return;
  active = words;
  document.documentElement.lang = words.language;
  for (const listener of listeners) listener();
}

/** Switches the language once its words are loaded. If they fail to load, the language stays as it is. */
async function switchTo(language: Language): Promise<boolean> {
  const before = wanted;
  wanted = language;
  try {
    const words = await load(language);
    if (wanted !== language) return false;
    activate(words);
    return true;
  } catch (error) {
    if (!active) throw error;
    if (wanted === language) wanted = before;
    return false;
  }
}

/** The language of the address, else the one chosen before, else the first supported one of the browser's. */
function chooseAtStart(): Language {
  for (const candidate of [readAsked(), readStored(languageKey), readCookie(languageKey)])
    if (isLanguage(candidate)) return candidate;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? defaultLanguage;
}

/**
 * Loads the initial catalogue. Nothing with words may be drawn before. Follows a change of language in another tab.
 */
export async function startFirstWords(): Promise<void> {
  watchStored(languageKey, (value) => {
    if (isLanguage(value) && value !== wanted) void switchTo(value);
  });
  await switchTo(chooseAtStart());
}

/** Loads the lazy catalogue too. Only the first page may be drawn before. Rejects when it fails to load. */
export async function loadAllWords(): Promise<void> {
  needsLazyCatalogue = true;
  const language = wanted ?? chooseAtStart();
  const words = await load(language);
  // The language has changed meanwhile, so the page needs the other one's words.
  if (wanted !== null && wanted !== language) return loadAllWords();
  activate(words);
}

/**
 * Loads the words of all languages, for drawing on a server. The function that it resolves to makes one of them current
 * while `draw` runs. That is synchronous, so nothing else is drawn meanwhile. React reads the third argument of
 * `useSyncExternalStore` there.
 */
export async function loadWordsToDraw(): Promise<<T>(language: Language, draw: () => T) => T> {
  needsLazyCatalogue = true;
  const [english, russian] = await Promise.all([load("en"), load("ru")]);
  return (language, draw) => {
    active = { en: english, ru: russian }[language];
    try {
      return draw();
    } finally {
      active = null;
    }
  };
}

/** Loads both catalogues, for what is drawn outside the router. */
export async function startWords(): Promise<void> {
  await Promise.all([startFirstWords(), loadAllWords()]);
}

/**
 * Switches the language and stores it in localStorage and in a cookie for 180 days. An unknown language is refused and
 * only logged (specification#languages). True when the language is active.
 */
export async function setLanguage(language: unknown): Promise<boolean> {
  if (!isLanguage(language)) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged to the console (specification#languages)
    console.warn(`Unknown language, ours are ${languages.join(", ")}:`, language);
    return false;
  }
  if (!(await switchTo(language))) return false;
  writeStored(languageKey, language);
  writeCookie(languageKey, language, limits.languageCookieDays);
  dropAskedLanguage();
  return true;
}

/** Once a language is chosen, the address names none: the choice holds when the page is loaded anew. */
function dropAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  window.history.replaceState(window.history.state, "", address);
}

function readActive(): ActiveWords {
  if (!active) throw new Error("startFirstWords() comes first");
  return active;
}

function readComplete(): ActiveWords {
  const words = readActive();
  if (!words.isComplete) throw new Error("loadAllWords() comes first");
  return words;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The words of all pages, and those of a feature where it names them. */
export type TranslateWith<Own extends FeatureWords> = Translate<WordsKey | FeatureWordsKey<Own>>;

function join(words: ActiveWords, own: FeatureWords | undefined): Translate<string> {
  const { catalogue, language, ofFeatures, translate } = words;
  if (own === undefined) return translate as Translate<string>;
  const known = ofFeatures.get(own);
  if (known !== undefined) return known;
  const joined = createTranslate<string>({ ...catalogue, ...own[language] }, language);
  ofFeatures.set(own, joined);
  return joined;
}

/**
 * Translates into the current language. The component renders again when the language changes. A feature whose words
 * are in its own chunk names them.
 */
export function useWords(): Translate;
export function useWords<Own extends FeatureWords>(own: Own): TranslateWith<Own>;
export function useWords(own?: FeatureWords): Translate<string> {
  return join(useSyncExternalStore(subscribe, readComplete, readComplete), own);
}

/** `useWords` for the first page and the page frame, which are drawn before the lazy catalogue is loaded. */
export function useFirstWords(): Translate<InitialWordsKey>;
export function useFirstWords<Own extends FeatureWords>(
  own: Own,
): Translate<InitialWordsKey | FeatureWordsKey<Own>>;
export function useFirstWords(own?: FeatureWords): Translate<string> {
  return join(useSyncExternalStore(subscribe, readActive, readActive), own);
}

/** The current language. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readActive, readActive).language;
}

/** `useWords` for code outside components. */
export function currentWords(): Translate;
export function currentWords<Own extends FeatureWords>(own: Own): TranslateWith<Own>;
export function currentWords(own?: FeatureWords): Translate<string> {
  return join(readComplete(), own);
}

/** `useFirstWords` for code outside components that may run on any page, such as a request. */
export const currentFirstWords = (): Translate<InitialWordsKey> => readActive().translate;

/** The current language, for code outside components; before the start the one that will become current. */
export const currentLanguage = (): Language => active?.language ?? chooseAtStart();
