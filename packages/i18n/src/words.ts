import type { Language } from "@castor/core/account/language.ts";
import { readMessage } from "@castor/core/basics/validation.ts";
import i18next, { type i18n } from "i18next";
import type { Catalogue } from "./en/catalogue.ts";

type Unplural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** The paths of a catalogue's words ("errors.NOT_FOUND"); a plural's key is named without its ending. */
type PathsOf<Words> = {
  [Key in Extract<keyof Words, string>]: Words[Key] extends string
    ? Unplural<Key>
    : `${Key}.${PathsOf<Words[Key]>}`;
}[Extract<keyof Words, string>];

/** A key of the catalogues. */
export type WordsKey = PathsOf<Catalogue>;

/** Words for a key, with figures filled in; `count` chooses the plural form. */
export type Translate = (key: WordsKey, figures?: Record<string, string | number>) => string;

/** An i18next of its own, synchronous, that knows the given languages' words. */
export function createWords(
  resources: Partial<Record<Language, object>>,
  language: Language,
): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(resources).map(([code, translation]) => [code, { translation }]),
    ),
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** The words of one language, typed. */
export function wordsIn(words: i18n, language: Language): Translate {
  const translate = words.getFixedT(language);
  return (key, figures) => translate(key, figures ?? {});
}

/** A validation message of core in words. */
export function wordMessage(translate: Translate, text: string): string {
  const { key, params } = readMessage(text);
  return translate(`validation.${key}`, params);
}
