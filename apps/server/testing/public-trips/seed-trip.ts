import { catalogWords, daysWords, languageWord } from "@castor/core/catalog/catalog-words.ts";
import { addDays } from "@castor/core/time/dates.ts";
import { daysOfTrip, pointsOfTrip, type SeedPlace } from "./places-to-visit.ts";

/** The languages of the gazetteer, in which the trips are. */
export const seedLanguages = ["en", "ru"] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

/** The words of names besides places, in each language. SQL writes the same names, with the number of the day. */
export const wording: Record<SeedLanguage, { trip: string; day: string }> = {
  en: { trip: `${daysOfTrip} days: `, day: "Day " },
  ru: { trip: `${daysOfTrip} дня: `, day: "День " },
};

/** The words that every trip in a language has. */
export const sharedWords = (language: SeedLanguage): string[] => [
  ...new Set([
    languageWord(language),
    ...daysWords(daysOfTrip, daysOfTrip),
    ...catalogWords(wording[language].trip),
    ...Array.from({ length: daysOfTrip }, (_, day) =>
      catalogWords(`${wording[language].day}${day + 1}`),
    ).flat(),
  ]),
];

/** A prime without a factor in common with the numbers of places, so that trips begin all over the world. */
const stride = 7_919;
const firstDate = "2027-01-01";
const spreadDays = 365;

/** The n-th trip, the same in every run. Its places are `pointsOfTrip` from `start`. */
export function planSeedTrip(n: number, placesIn: Record<SeedLanguage, { count: number }>) {
  const alphabet = n % seedLanguages.length;
  const language = seedLanguages[alphabet] ?? "en";
  const dates = Array.from({ length: daysOfTrip }, (_, day) =>
    addDays(firstDate, (n % spreadDays) + day),
  );
  const turn = Math.floor(n / seedLanguages.length);
  return { alphabet, language, start: (turn * stride) % placesIn[language].count, dates };
}

/** Countries and words of a trip. */
export function describeSeedTrip(
  places: readonly SeedPlace[],
  start: number,
  shared: readonly string[],
): { countries: string[]; words: Set<string> } {
  const visited = places.slice(start, start + pointsOfTrip);
  return {
    countries: [...new Set(visited.map(({ country }) => country))],
    words: new Set([...shared, ...visited.flatMap(({ words }) => words)]),
  };
}
