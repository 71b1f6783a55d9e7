import type { Language } from "@castor/core/basics/language.ts";
import { readMessage } from "@castor/core/schemas/validation.ts";
import type { initialCatalogue } from "./en/initial-catalogue.ts";
import type { lazyCatalogue } from "./en/lazy-catalogue.ts";
import type { ServerCatalogue } from "./en/server-catalogue.ts";

type Unplural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** The keys of a catalogue as paths ("errors.NOT_FOUND"). A plural's key has no ending. */
type PathsOf<Words> = {
  [Key in Extract<keyof Words, string>]: Words[Key] extends string
    ? Unplural<Key>
    : `${Key}.${PathsOf<Words[Key]>}`;
}[Extract<keyof Words, string>];

/** A key of the initial catalogue. The keys of the lazy catalogue load with the pages that use them. */
export type InitialWordsKey = PathsOf<typeof initialCatalogue>;

/** A key that every page but the first one may use. */
export type WordsKey = InitialWordsKey | PathsOf<typeof lazyCatalogue>;

/** A key of the server's catalogue. */
export type ServerWordsKey = PathsOf<ServerCatalogue>;

/** The text of a key with its parameters; `count` selects the plural form. */
export type Translate<Key extends string = WordsKey> = (
  key: Key,
  params?: Record<string, string | number>,
) => string;

/** A catalogue: texts by key, nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

const wordsAt = (catalogue: Words, path: string): string | undefined => {
  let at: string | Words | undefined = catalogue;
  for (const key of path.split(".")) at = typeof at === "object" ? at[key] : undefined;
  return typeof at === "string" ? at : undefined;
};

/** The words of a feature in all languages. They are in the feature's own chunk (decision 054). */
export type FeatureWords = Readonly<Record<Language, Words>>;

/** A key of the words of a feature. */
export type FeatureWordsKey<Own extends FeatureWords> = PathsOf<Own["en"]>;

/** The quotation marks of a language, then those of a quotation within another. */
const quotes: Record<Language, readonly [string, string, string, string]> = {
  en: ["“", "”", "‘", "’"],
  ru: ["«", "»", "„", "“"],
};

/** A value, with other marks for its own quotations where it stands in one: «Отель „Маяк“», and not «Отель «Маяк»». */
function quoteWithin(before: string, value: string, language: Language): string {
  const [open, close, innerOpen, innerClose] = quotes[language];
  return before.lastIndexOf(open) > before.lastIndexOf(close)
    ? value.replaceAll(open, innerOpen).replaceAll(close, innerClose)
    : value;
}

/**
 * The typed texts of one language. With `count` the plural form of the language (CLDR) is used where the key has forms.
 * Parameters replace `{{name}}`.
 */
export function createTranslate<Key extends string = WordsKey>(
  catalogue: Words,
  language: Language,
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const form = typeof params.count === "number" ? plurals.select(params.count) : null;
    const words = (form && wordsAt(catalogue, `${key}_${form}`)) ?? wordsAt(catalogue, key) ?? key;
    return words.replace(/\{\{(\w+)\}\}/g, (gap, name: string, at: number) =>
      quoteWithin(words.slice(0, at), String(params[name] ?? gap), language),
    );
  };
}

/** A date as specification#date-formats displays it, in every language: 2026-12-05 14:00 is 05.12.2026 14:00. */
const displayDate = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2})/, "$3.$2.$1");

/** A validation message of core in words. */
export function translateMessage(translate: Translate, text: string): string {
  const { key, params } = readMessage(text);
  const { date } = params;
  return translate(`validation.${key}`, date ? { ...params, date: displayDate(date) } : params);
}
