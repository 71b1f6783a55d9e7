import type { Language } from "../basics/language.ts";
import { plainWords } from "../services/places/search-words.ts";

/** Longer words count up to here, in names and in searches alike. */
const wordMax = 64;
/** A part of so many letters is found anywhere in a word; a shorter one at its beginning (specification#catalog). */
const partFrom = 3;
/** Longer trips share a word, since few are that long and searched by their length. */
const longTrip = 60;

const lettersOf = (word: string): string[] => [...word];

/** The words of a name or a search, in the form in which both are compared. */
export const catalogWords = (text: string): string[] =>
  plainWords(text).map((word) =>
    word.length > wordMax ? lettersOf(word).slice(0, wordMax).join("") : word,
  );

/** True for a searched part that is found at the beginnings of words only. */
export const isBeginning = (part: string): boolean => lettersOf(part).length < partFrom;

/** The endings of a word that a part of `partFrom` letters or more can begin, the word itself first. */
export function endingsOf(word: string): string[] {
  if (isFilterWord(word)) return [];
  const letters = lettersOf(word);
  return letters.slice(partFrom - 1).map((_, index) => letters.slice(index).join(""));
}

/** The word of a filter. No name has one, since it is no letter that it begins with. */
const filterWord = (value: string) => `=${value}`;
const isFilterWord = (word: string) => word.startsWith("=");
export const languageWord = (language: Language): string => filterWord(language);
export const countryWord = (country: string): string => filterWord(country);

const dayWord = (days: number) => filterWord(`${Math.min(days, longTrip)}`);

/** The words of trips of `min` to `max` days. Those of long trips hold more than these. */
export function daysWords(min: number, max: number): string[] {
  const words: string[] = [];
  for (let days = Math.min(min, longTrip); days <= Math.min(max, longTrip); days += 1)
    words.push(dayWord(days));
  return words;
}

/** All words by which an entry of the catalog is found. */
export function wordsOfEntry(entry: {
  names: readonly string[];
  language: Language;
  countries: readonly string[];
  days: number;
}): Set<string> {
  const { names, language, countries, days } = entry;
  return new Set([
    languageWord(language),
    ...countries.map(countryWord),
    dayWord(days),
    ...names.flatMap(catalogWords),
  ]);
}
