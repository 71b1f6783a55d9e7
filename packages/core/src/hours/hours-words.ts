import type { Holiday, SunTime } from "./hours-rule.ts";

/** The keys of the texts of opening hours. Names of days and months come from `Intl`. */
export type HoursWordsKey =
  | `openHours.${"and" | "aroundTheClock" | "closed" | "closedDays" | "closedIn" | "closedOn"}`
  | `openHours.${"comment" | "daily" | "from" | "fromTo" | "nth" | "ofMonth" | "orLater"}`
  | `openHours.${"holidays" | "onHolidays"}.${Holiday}`
  | `openHours.sun.${SunTime}`;

/** The texts in one language; `createTranslate` of i18n makes one. */
export type HoursWords = (key: HoursWordsKey, params?: Record<string, string | number>) => string;
