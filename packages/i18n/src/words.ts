import type { Language } from "@castor/core/account/language.ts";
import { readMessage } from "@castor/core/basics/validation.ts";
import type { Catalogue } from "./en/catalogue.ts";
import type { firstPart } from "./en/first-part.ts";
import type { ServerCatalogue } from "./en/server-catalogue.ts";

type Unplural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** The paths of a catalogue's words ("errors.NOT_FOUND"); a plural's key is named without its ending. */
type PathsOf<Words> = {
  [Key in Extract<keyof Words, string>]: Words[Key] extends string
    ? Unplural<Key>
    : `${Key}.${PathsOf<Words[Key]>}`;
}[Extract<keyof Words, string>];

/** A key of the web app's catalogues. */
export type WordsKey = PathsOf<Catalogue>;

/** A key that is there from the start: those of the second part come with the pages that use them. */
export type FirstWordsKey = PathsOf<typeof firstPart>;

/** A key of what the server says. */
export type ServerWordsKey = PathsOf<ServerCatalogue>;

/** Words for a key, with figures filled in; `count` chooses the plural form. */
export type Translate<Key extends string = WordsKey> = (
  key: Key,
  figures?: Record<string, string | number>,
) => string;

/** A catalogue as it is walked: texts by key, in branches. */
export interface Words {
  readonly [key: string]: string | Words;
}

const wordsAt = (catalogue: Words, path: string): string | undefined => {
  let at: string | Words | undefined = catalogue;
  for (const key of path.split(".")) at = typeof at === "object" ? at[key] : undefined;
  return typeof at === "string" ? at : undefined;
};

/**
 * The words of one language, typed. With `count`, the plural form that the language needs (CLDR) is taken where the
 * key has forms; figures fill `{{name}}`.
 */
export function wordsIn<Key extends string = WordsKey>(
  catalogue: Words,
  language: Language,
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  return (key, figures = {}) => {
    const form = typeof figures.count === "number" ? plurals.select(figures.count) : null;
    const words = (form && wordsAt(catalogue, `${key}_${form}`)) ?? wordsAt(catalogue, key) ?? key;
    return words.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(figures[name] ?? gap));
  };
}

/** A validation message of core in words. */
export function wordMessage(translate: Translate, text: string): string {
  const { key, params } = readMessage(text);
  return translate(`validation.${key}`, params);
}
