import { type CurrencyId, fractionDigits } from "../basics/currencies.ts";
import { dateFormat, numberFormat } from "../basics/intl-formats.ts";
import { type Language, localeOf } from "../basics/language.ts";
import { type DateText, formatDate, type TimeText } from "../time/dates.ts";
import { type DeviceDates, readDeviceDates } from "../time/device-dates.ts";

/** How dates, times and weeks are written: as specification#date-formats says, or as on the device. */
export const dateFormatChoices = ["castor", "device"] as const;
export type DateFormatChoice = (typeof dateFormatChoices)[number];

/** The units of distances. `device` follows the region of the device. */
export const unitChoices = ["metric", "imperial", "device"] as const;
export type UnitChoice = (typeof unitChoices)[number];

const nbsp = "\u00a0";
/** The chosen formats. The locale is the device's. */
export interface FormatChoice {
  dates: DateFormatChoice;
  units: UnitChoice;
  locale: string;
}

const usualChoice: FormatChoice = { dates: "castor", units: "metric", locale: "" };

/** The units of distances: the large one from its tenth on, the small one below. */
const ladders = {
  metric: { large: "kilometer", largeM: 1_000, small: "meter", smallM: 1, fromM: 1_000 },
  imperial: { large: "mile", largeM: 1_609.344, small: "foot", smallM: 0.3048, fromM: 160.9344 },
} as const;
export type Units = keyof typeof ladders;

/** From this count on, whole kilometres or miles are precise enough. */
const wholeFrom = 100;

/** English with the day before the month, as specification#date-formats writes dates. */

/** The formats of specification#date-formats. */
const castorDates = (language: Language): Omit<DeviceDates, "isImperial"> => ({
  order: "dmy",
  isTwelveHours: false,
  firstDayOfWeek: 1,
  locale: localeOf(language),
  date: (day, style) => formatDate(day, style, language),
  time: (time) => time,
});

/** Formats numbers, dates, distances and durations in one language, as the user chose. Screen, print and PDF use it. */
export function createFormats(language: Language, choice: FormatChoice = usualChoice) {
  const isOfDevice = choice.dates === "device" || choice.units === "device";
  const device = isOfDevice ? readDeviceDates(choice.locale, language) : null;
  const dates = device && choice.dates === "device" ? device : castorDates(language);
  const unitsOfDevice = device?.isImperial ? "imperial" : "metric";
  const units: Units = choice.units === "device" ? unitsOfDevice : choice.units;
  const locale = localeOf(language);
  const unit = (value: number, name: string, digits = 0) =>
    numberFormat(language, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    })
      .format(value)
      .replaceAll(" ", nbsp);
  const number = (value: number, digits = 2) =>
    numberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const fixed = (amount: number, digits: number) =>
    numberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const days = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(dates.locale, { ...options, timeZone: "UTC" });
  const at = (date: DateText) => new Date(`${date}T00:00:00Z`);

  const money = (amount: number, currency: CurrencyId) =>
    numberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : fractionDigits(currency),
      maximumFractionDigits: fractionDigits(currency),
    }).format(amount);

  return {
    number,
    /** A share (0..1) in percent: 43%, or <1% for a small share above zero. */
    percent(part: number): string {
      const inPercent = (value: number) =>
        numberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value);
      return part > 0 && part < 0.01 ? `<${inPercent(0.01)}` : inPercent(part);
    },
    /** The decimal separator. Found out when asked for: the first format of numbers takes tens of milliseconds. */
    get decimalMark() {
      return number(0.5).charAt(1);
    },
    /** An amount with its currency, with that currency's fraction digits. */
    money,
    /** Amounts in several currencies, listed without conversion. */
    sums: (amounts: readonly (readonly [number, CurrencyId])[]) =>
      amounts.map(([amount, currency]) => money(amount, currency)).join(" + "),
    /** An amount without its currency, for table columns: always with all fraction digits. */
    amount: (amount: number, currency: CurrencyId) => fixed(amount, fractionDigits(currency)),
    /** A number with a fixed count of fraction digits. */
    fixed,
    /** Whole days from today in words: today, tomorrow, in 3 days, 2 days ago. */
    daysFromToday: (days: number) =>
      new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day"),
    /** The units of distances, for the map. */
    units,
    /** Metres, rounded: 850 m, 1.2 km, 340 km; or 500 ft, 0.7 mi. */
    distance(metres: number): string {
      const { large, largeM, small, smallM, fromM } = ladders[units];
      const rounded = Math.round(metres / smallM / 10) * 10;
      if (rounded * smallM < fromM) return unit(rounded, small);
      const count = metres / largeM;
      return unit(count, large, count < wholeFrom ? 1 : 0);
    },
    /** Seconds as hours and minutes: 45 min, 2 h 5 min; below a minute 1 min. */
    duration(seconds: number): string {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return unit(rest, "minute");
      return rest === 0
        ? unit(hours, "hour")
        : `${unit(hours, "hour")}${nbsp}${unit(rest, "minute")}`;
    },
    /** A date in one of the display formats of specification#date-formats, or as on the device. */
    date: (date: DateText, style: Parameters<typeof formatDate>[1] = "full") =>
      dates.date(date, style),
    /** A time of day (`HH:mm`), with 24 hours or 12. */
    time: (time: TimeText) => dates.time(time),
    /** A date in words that cannot be misread: Saturday, 5 December 2026. */
    dateInWords: (date: DateText) =>
      days({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(at(date)),
    /** What date fields and calendars need of these formats. */
    order: dates.order,
    isTwelveHours: dates.isTwelveHours,
    firstDayOfWeek: dates.firstDayOfWeek,
    /** An instant (ISO 8601) in the device's time zone: 3 May 2027, 10:20. */
    instant: (iso: string) =>
      new Intl.DateTimeFormat(dates.locale, {
        dateStyle: "medium",
        timeStyle: "short",
        hour12: dates.isTwelveHours,
      }).format(new Date(iso)),
    /** The name of a weekday, in full or short. */
    weekday: (date: DateText, style: "long" | "short" = "long") =>
      days({ weekday: style }).format(at(date)),
    /**
     * A date range that names a shared month and year once: 3 – 7 May 2027. Equal dates are one date. Section 9 does
     * not define ranges, and two of its dates would be twice as long.
     */
    dateRange: (from: DateText, to: DateText) =>
      days({ day: "numeric", month: "short", year: "numeric" }).formatRange(at(from), at(to)),
    /** The name of a currency: "Georgian Lari". */
    currencyName: (currency: CurrencyId) =>
      new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency,
  };
}

export type Formats = ReturnType<typeof createFormats>;
