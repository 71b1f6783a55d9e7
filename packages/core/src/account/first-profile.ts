import { defaultLanguage, isLanguage, type Language } from "../basics/language.ts";
import { limits } from "../limits.ts";
import { displayName } from "./registration.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** A letter can have any number of combining marks, so only the start of a name is segmented. */
const maxSegmented = limits.displayName * 4;

/**
 * The public name from a name that a provider sent: one line of at most 50 characters; "" without visible characters.
 */
export function makePublicName(given: string): string {
  const line = given
    .slice(0, maxSegmented)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069\uFFFD]+/gu, " ")
    .trim();
  let name = "";
  for (const { segment } of segmenter.segment(line)) {
    if (name.length + segment.length > limits.displayName) break;
    name += segment;
  }
  return displayName.safeParse(name).data ?? "";
}

/**
 * The language of a new account: the language of the site at login, else the provider's (`ru-RU`), else the default.
 */
export function chooseFirstLanguage(spokenHere: Language | null, locale: string): Language {
  const spoken = locale.split(/[-_]/)[0]?.toLowerCase();
  return [spokenHere, spoken].find(isLanguage) ?? defaultLanguage;
}
