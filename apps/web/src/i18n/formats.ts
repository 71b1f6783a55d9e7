import type { Language } from "@castor/core/account/language.ts";
import { type DateText, formatDate } from "@castor/core/basics/dates.ts";
import { dateFormat, numberFormat } from "@castor/core/basics/intl-formats.ts";
import { type CurrencyId, fractionDigits } from "@castor/core/finance/currencies.ts";
import { useMemo } from "react";
import { useLanguage } from "./words.ts";

const nbsp = "\u00a0";
/** From here on metres are noise. */
const wholeKilometresFromM = 100_000;

/** How figures, days and lengths are written in one language. */
export function createFormats(language: Language) {
  // English with the day before the month, as section 9 writes dates.
  const locale = language === "en" ? "en-GB" : language;
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
    dateFormat(locale, { ...options, timeZone: "UTC" });
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
    /** A part of one whole: 43%; what is there, but hardly, <1%. */
    percent(part: number): string {
      const inPercent = (value: number) =>
        numberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value);
      return part > 0 && part < 0.01 ? `<${inPercent(0.01)}` : inPercent(part);
    },
    /** What stands before the tenths. */
    decimalMark: number(0.5).charAt(1),
    /** An amount with its currency, with that currency's fraction digits. */
    money,
    /** Amounts in several currencies, which nobody added up. */
    sums: (amounts: readonly (readonly [number, CurrencyId])[]) =>
      amounts.map(([amount, currency]) => money(amount, currency)).join(" + "),
    /** An amount alone, for columns of them: always with all of the currency's fraction digits. */
    amount: (amount: number, currency: CurrencyId) => fixed(amount, fractionDigits(currency)),
    /** An amount with so many fraction digits. */
    fixed,
    /** Whole days from today in words: today, tomorrow, in 3 days, 2 days ago. */
    daysFromToday: (days: number) =>
      new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day"),
    /** Metres as people say them: 850 m, 1.2 km, 340 km. */
    distance(metres: number): string {
      const rounded = Math.round(metres / 10) * 10;
      if (rounded < 1_000) return unit(rounded, "meter");
      return unit(metres / 1_000, "kilometer", metres < wholeKilometresFromM ? 1 : 0);
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
    /** A day in one of the display formats of section 9. */
    date: (date: DateText, style: Parameters<typeof formatDate>[1] = "full") =>
      formatDate(date, style, language),
    /** An instant (ISO 8601) where the reader is: 3 May 2027, 10:20. */
    instant: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
        new Date(iso),
      ),
    /** The name of a weekday, in full or short. */
    weekday: (date: DateText, style: "long" | "short" = "long") =>
      days({ weekday: style }).format(at(date)),
    /**
     * Two days as one span, what they share said once: 3 – 7 May 2027; one day alone when they are the same. Section 9 is
     * silent about spans, and as two of its dates this would be twice as long and say the year twice.
     */
    dateRange: (from: DateText, to: DateText) =>
      days({ day: "numeric", month: "short", year: "numeric" }).formatRange(at(from), at(to)),
    /** The name of a currency: "Georgian Lari". */
    currencyName: (currency: CurrencyId) =>
      new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency,
  };
}

export type Formats = ReturnType<typeof createFormats>;

/** The formats of the current language. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => createFormats(language), [language]);
}
