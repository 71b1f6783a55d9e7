import { limits } from "../limits.ts";
import { defaultLanguage, isLanguage, type Language } from "./language.ts";
import { displayName } from "./registration.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Letters of many marks are cut through rather than looked at one by one. */
const mostLooked = limits.displayName * 4;

/** The public name of somebody whom a provider calls so: one line of at most 50 characters, "" when there is nothing to see. */
export function firstName(given: string): string {
  const line = given
    .slice(0, mostLooked)
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

/** The language of a new account: the one that the site spoke to them, else the provider's (`ru-RU`), else the default. */
export function firstLanguage(spokenHere: Language | null, locale: string): Language {
  const spoken = locale.split(/[-_]/)[0]?.toLowerCase();
  return [spokenHere, spoken].find(isLanguage) ?? defaultLanguage;
}
