import type { Language } from "../basics/language.ts";
import type { Holiday, SunTime } from "./hours-rule.ts";

/** The words of opening hours in one language. Names of days and months come from `Intl`. */
export interface HoursWords {
  /** The locale of the names of days and months. */
  locale: string;
  and: string;
  daily: string;
  aroundTheClock: string;
  closed: string;
  /** With one day, several days or holidays: "closed on Sunday". */
  closedOn: (days: string) => string;
  closedIn: (months: string) => string;
  from: (time: string) => string;
  fromTo: (from: string, to: string) => string;
  orLater: (times: string) => string;
  /** After "from" and "to". */
  sun: Record<SunTime, string>;
  /** In a list of days, and alone. */
  holidays: Record<Holiday, string>;
  /** After "daily". */
  onHolidays: Record<Holiday, string>;
  /** A weekday of each month; `nth` counts from 1, -1 is the last. */
  ofMonth: (nths: readonly number[], day: number, name: string) => string;
  quote: (text: string) => string;
}

const nthOf = (index: (nth: number) => string, nths: readonly number[], and: string) =>
  nths.map(index).join(` ${and} `);

const englishNth = ["last", "", "first", "second", "third", "fourth", "fifth"];
/** Masculine, feminine, neuter. */
const russianNth = [
  ["последний", "последняя", "последнее"],
  ["", "", ""],
  ["первый", "первая", "первое"],
  ["второй", "вторая", "второе"],
  ["третий", "третья", "третье"],
  ["четвёртый", "четвёртая", "четвёртое"],
  ["пятый", "пятая", "пятое"],
];
const masculine = 0;
const feminine = 1;
const neuter = 2;
const russianGenders = [masculine, masculine, feminine, masculine, feminine, feminine, neuter];

export const hoursWords: Record<Language, HoursWords> = {
  en: {
    locale: "en-GB",
    and: "and",
    daily: "daily",
    aroundTheClock: "around the clock",
    closed: "closed",
    closedOn: (days) => `closed on ${days}`,
    closedIn: (months) => `closed in ${months}`,
    from: (time) => `from ${time}`,
    fromTo: (from, to) => `from ${from} to ${to}`,
    orLater: (times) => `${times} or later`,
    sun: { dawn: "dawn", sunrise: "sunrise", sunset: "sunset", dusk: "dusk" },
    holidays: { PH: "public holidays", SH: "school holidays" },
    onHolidays: { PH: "on public holidays", SH: "in school holidays" },
    ofMonth: (nths, _day, name) =>
      `the ${nthOf((nth) => englishNth[nth + 1] ?? "", nths, "and")} ${name} of the month`,
    quote: (text) => `“${text}”`,
  },
  ru: {
    locale: "ru",
    and: "и",
    daily: "ежедневно",
    aroundTheClock: "круглосуточно",
    closed: "закрыто",
    closedOn: (days) => `${days} — закрыто`,
    closedIn: (months) => `${months} — закрыто`,
    from: (time) => `с ${time}`,
    fromTo: (from, to) => `с ${from} до ${to}`,
    orLater: (times) => `${times} или позже`,
    sun: { dawn: "рассвета", sunrise: "восхода", sunset: "заката", dusk: "сумерек" },
    holidays: { PH: "праздники", SH: "школьные каникулы" },
    onHolidays: { PH: "в праздники", SH: "в школьные каникулы" },
    ofMonth: (nths, day, name) => {
      const gender = russianGenders[day] ?? masculine;
      return `${nthOf((nth) => russianNth[nth + 1]?.[gender] ?? "", nths, "и")} ${name} месяца`;
    },
    quote: (text) => `«${text}»`,
  },
};
