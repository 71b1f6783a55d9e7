import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  offeredLanguages,
  offerLanguages,
} from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import { createTranslate, type Room, type RoomKey, type Translate } from "@castor/i18n/words.ts";
import { use, useSyncExternalStore } from "react";
import { setChunkNeeds } from "../device/loading/load-chunk.ts";
import { writeCookie } from "../device/storage/cookies.ts";
import { watchStored, writeStored } from "../device/storage/storage.ts";
import { chooseLanguage } from "./choose-language.ts";
import { expectLanguage, findIn, hasRooms, keysIn, loadRooms } from "./rooms.ts";

interface ActiveWords {
  language: Language;
  translate: Translate<string>;
}

const languageKey = "language";

let active: ActiveWords | null = null;
/** The language requested last. A slower load of an earlier one must not replace it. */
let wanted: Language | null = null;
const listeners = new Set<() => void>();

const wordsIn = (language: Language): ActiveWords => ({
  language,
  translate: createTranslate(findIn(language), language),
});

/** Makes a language current whose texts are there. */
function activate(language: Language): void {
  if (active?.language === language) return;
  active = wordsIn(language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Switches the language once its texts are loaded. If they fail to load, the language stays as it is. */
async function switchTo(language: Language): Promise<boolean> {
  const before = wanted;
  wanted = language;
  try {
    expectLanguage(language);
    await loadRooms(language);
    if (wanted !== language) return false;
    activate(language);
    return true;
  } catch (error) {
    if (!active) throw error;
    if (wanted === language) {
      wanted = before;
      expectLanguage(active.language);
    }
    return false;
  }
}

const chooseAtStart = (): Language => chooseLanguage(offeredLanguages()) ?? defaultLanguage;

/** The texts of the code that has run, in the language that will be current. */
async function loadWanted(): Promise<void> {
  const language = wanted ?? chooseAtStart();
  await loadRooms(language);
  // The language has changed meanwhile, so the page needs the other one's texts.
  if (wanted !== null && wanted !== language) await loadWanted();
}

setChunkNeeds(loadWanted);

/**
 * Loads the texts of the code that has run. Nothing with words may be drawn before. Follows a change of language in another
 * tab. The server writes into the page which languages it offers.
 */
export async function startWords(): Promise<void> {
  offerLanguages(document.documentElement.dataset.languages?.split(" ") ?? []);
  watchStored(languageKey, (value) => {
    if (isLanguage(value) && value !== wanted) void switchTo(value);
  });
  await switchTo(chooseAtStart());
}

/**
 * Loads the words of all languages, for drawing on a server. The function that it resolves to makes one of them current
 * while `draw` runs. That is synchronous, so nothing else is drawn meanwhile. React reads the third argument of
 * `useSyncExternalStore` there.
 */
export async function loadWordsToDraw(): Promise<<T>(language: Language, draw: () => T) => T> {
  await Promise.all(languages.map(loadRooms));
  return (language, draw) => {
    active = wordsIn(language);
    try {
      return draw();
    } finally {
      active = null;
    }
  };
}

/**
 * Switches the language and stores it in localStorage and in a cookie for 180 days. An unknown language is refused and
 * only logged (specification#languages). True when the language is active.
 */
export async function setLanguage(language: unknown): Promise<boolean> {
  if (!isLanguage(language)) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged to the console (specification#languages)
    console.warn(`Unknown language, ours are ${offeredLanguages().join(", ")}:`, language);
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
  if (!active) throw new Error("startWords() comes first");
  return active;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const useActive = () => useSyncExternalStore(subscribe, readActive, readActive);

/** What says the texts of these rooms, and of the first one. */
export type TranslateWith<Of extends Room> = Translate<RoomKey<Of | "common">>;

/** A load that components wait for: React asks for the same promise again. */
let awaited: { language: Language; load: Promise<void> } | null = null;

/**
 * Translates into the current language. It names the rooms whose texts it says; those of the first one are there always. The
 * component renders again when the language changes. The texts load with the code that makes this call.
 */
export function useWords<Of extends Room = never>(...rooms: readonly Of[]): Translate<RoomKey<Of>> {
  const { language, translate } = useActive();
  if (!hasRooms(language, ["first", ...rooms])) {
    if (awaited?.language !== language) {
      const load = loadRooms(language).finally(() => {
        awaited = null;
      });
      awaited = { language, load };
    }
    use(awaited.load);
  }
  return translate as Translate<RoomKey<Of>>;
}

/** The current language. */
export const useLanguage = (): Language => useActive().language;

/** The keys whose texts are there, in the order of their files: rooms list things. */
export const useKeys = (): string[] => keysIn(useActive().language);

/** `useWords` for code outside components. */
export function currentWords<Of extends Room = never>(
  ...rooms: readonly Of[]
): Translate<RoomKey<Of>> {
  const { language, translate } = readActive();
  if (!hasRooms(language, ["first", ...rooms]))
    throw new Error(`Texts are not loaded: first, ${rooms.join(", ")}`);
  return translate as Translate<RoomKey<Of>>;
}

/** The current language, for code outside components; before the start the one that will become current. */
export const currentLanguage = (): Language => active?.language ?? chooseAtStart();
