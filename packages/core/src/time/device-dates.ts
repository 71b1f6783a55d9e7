import { dateFormat } from "../basics/intl-formats.ts";
import { type Language, localeOf } from "../basics/language.ts";
import type { DateText, dateStyles, TimeText } from "./dates.ts";

/** The order of day, month and year in a numeric date. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** How a device's locale writes dates and times (specification#device-formats). */
export interface DeviceDates {
  order: DateOrder;
  isTwelveHours: boolean;
  /** 0 is Sunday, 6 is Saturday. */
  firstDayOfWeek: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  isImperial: boolean;
  date: (day: DateText, style: (typeof dateStyles)[number]) => string;
  time: (time: TimeText) => string;
  /** The locale of dates with names: words of the language, in the order of the device. */
  locale: string;
}

/** Regions that measure roads in miles (CLDR `supplemental/measurementData`: US and UK systems). */
const milesRegions: ReadonlySet<string> = new Set(["US", "GB", "LR", "MM"]);

/** Week information is a method in some browsers, a property in others, and missing in the rest. */
interface WithWeek {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const isWeekday = (day: number): day is DeviceDates["firstDayOfWeek"] =>
  Number.isInteger(day) && day >= 0 && day <= 6;

function firstDayOf(locale: Intl.Locale): DeviceDates["firstDayOfWeek"] {
  const { getWeekInfo, weekInfo } = locale as Intl.Locale & WithWeek;
  // 7 is Sunday.
  const first = ((getWeekInfo?.call(locale) ?? weekInfo)?.firstDay ?? 1) % 7;
  return isWeekday(first) ? first : 1;
}

/** Words of the language in the order of the device's region, where the browser knows that pair. */
function localeOfWords(language: Language, device: Intl.Locale): string {
  if (device.language === language) return device.baseName;
  const wanted = `${language}-${device.maximize().region}`;
  const { locale } = dateFormat(wanted, { timeZone: "UTC" }).resolvedOptions();
  if (locale === wanted) return wanted;
  return localeOf(language);
}

function orderOf(locale: string): DateOrder {
  const parts = dateFormat(locale, { ...numeric, timeZone: "UTC" }).formatToParts(0);
  const order = parts.flatMap(({ type }) =>
    type === "day" || type === "month" || type === "year" ? [type.charAt(0)] : [],
  );
  const [first] = order;
  if (first === "y") return "ymd";
  return first === "m" ? "mdy" : "dmy";
}

const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const named = {
  short: { weekday: "short", day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** The formats of a device's locale (BCP 47), with names in the language. A malformed locale is read as the language. */
export function readDeviceDates(tag: string, language: Language): DeviceDates {
  const device = parseLocale(tag, language);
  const numbers = new Intl.Locale(device, { calendar: "gregory", numberingSystem: "latn" });
  const locale = localeOfWords(language, device);
  const { hourCycle } = new Intl.DateTimeFormat(tag === "" ? language : device, {
    hour: "numeric",
  }).resolvedOptions();
  const isTwelveHours = hourCycle === "h11" || hourCycle === "h12";
  const at = (day: DateText) => new Date(`${day}T00:00:00Z`);
  return {
    order: orderOf(numbers.toString()),
    isTwelveHours,
    firstDayOfWeek: firstDayOf(device),
    isImperial: milesRegions.has(device.maximize().region ?? ""),
    locale,
    date: (day, style) =>
      style === "full"
        ? dateFormat(numbers.toString(), { ...numeric, timeZone: "UTC" }).format(at(day))
        : dateFormat(locale, { ...named[style], timeZone: "UTC" }).format(at(day)),
    time: (time) =>
      isTwelveHours
        ? dateFormat(locale, {
            hour: "numeric",
            minute: "2-digit",
            hour12: true,
            timeZone: "UTC",
          }).format(new Date(`1970-01-01T${time}:00Z`))
        : time,
  };
}

function parseLocale(tag: string, language: Language): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale(language);
  }
}
