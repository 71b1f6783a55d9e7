import { dateFormat } from "../basics/intl-formats.ts";
import type { Language } from "../basics/language.ts";
import {
  type DaySpan,
  dayCodes,
  dayMinutes,
  daysOfRule,
  type HoursRule,
  type HoursTime,
  isWholeDay,
  type MonthDay,
  type Season,
  type TimeSpan,
} from "./hours-rule.ts";
import { type HoursWords, hoursWords } from "./hours-words.ts";
import type { Hours } from "./read-hours.ts";

/** 1 January 2024 was a Monday. */
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/**
 * Opening hours in words, one line for each rule. Null where some part has no certain wording; then the original text
 * is shown.
 */
export function formatHours({ rules }: Hours, language: Language): string[] | null {
  if (!rules) return null;
  const words = hoursWords[language];
  return rules.map((rule) => formatRule(rule, words));
}

function formatRule(rule: HoursRule, words: HoursWords): string {
  const seasons = joinWords(
    rule.seasons.map((season) => formatSeason(season, words)),
    words,
  );
  const text = rule.isClosed
    ? formatClosed(rule, seasons, words)
    : formatOpen(rule, seasons, words);
  return rule.comment ? `${text} ${words.quote(rule.comment)}`.trim() : text;
}

function formatClosed(rule: HoursRule, seasons: string, words: HoursWords): string {
  const days = formatDays(rule, "long", words);
  if (!days && !seasons) return words.closed;
  const isOfWeek = rule.days.length > 0 || rule.holidays.includes("PH");
  if (days) {
    const text = isOfWeek ? words.closedOn(days) : words.closedIn(days);
    return seasons ? `${seasons}: ${text}` : text;
  }
  const isOfDates = rule.seasons.some(({ from }) => from.day !== null);
  return isOfDates ? words.closedOn(seasons) : words.closedIn(seasons);
}

function formatOpen(rule: HoursRule, seasons: string, words: HoursWords): string {
  const times = joinWords(
    rule.times.map((span) => formatSpan(span, words)),
    words,
  );
  const days = formatDays(rule, "short", words);
  const isAlways = !seasons && rule.times.some(isWholeDay) && (!days || days === words.daily);
  const when = isAlways || !times ? days.replace(words.daily, "") : days || words.daily;
  return [seasons && `${seasons}:`, when, times].filter(Boolean).join(" ");
}

function formatDays(rule: HoursRule, style: "short" | "long", words: HoursWords): string {
  const isDaily =
    !rule.isClosed &&
    rule.days.length > 0 &&
    rule.days.every(({ nth }) => nth.length === 0) &&
    daysOfRule(rule).size === dayCodes.length;
  if (isDaily) {
    const too = rule.holidays.map((code) => words.onHolidays[code]);
    return joinWords([words.daily, ...too], words);
  }
  const days = rule.days.flatMap((span) => formatDaySpan(span, style, words));
  return joinWords([...days, ...rule.holidays.map((code) => words.holidays[code])], words);
}

function formatDaySpan(span: DaySpan, style: "short" | "long", words: HoursWords): string[] {
  const { from, to, nth } = span;
  // Russian always has the short names: the long names would need another grammatical case.
  const name = (day: number, weekday = words.locale === "ru" ? "short" : style) =>
    formatDate(aMonday + day * dayMs, { weekday }, words);
  if (nth.length > 0) return [words.ofMonth(nth, from, name(from, "long"))];
  if (from === to) return [name(from)];
  // Two neighbouring days are not written as a range.
  if ((from + 1) % dayCodes.length === to) return [name(from), name(to)];
  return [`${name(from)}–${name(to)}`];
}

function formatSeason({ from, to }: Season, words: HoursWords): string {
  const [start, end] = [formatMonthDay(from, words), formatMonthDay(to, words)];
  if (start === end) return start;
  return from.day === null && to.day === null ? `${start}–${end}` : `${start} – ${end}`;
}

function formatMonthDay({ month, day }: MonthDay, words: HoursWords): string {
  const at = Date.UTC(2024, month, day ?? 1);
  return formatDate(
    at,
    day === null ? { month: "long" } : { month: "long", day: "numeric" },
    words,
  );
}

const formatDate = (at: number, options: Intl.DateTimeFormatOptions, { locale }: HoursWords) =>
  dateFormat(locale, { ...options, timeZone: "UTC" }).format(at);

function formatSpan(span: TimeSpan, words: HoursWords): string {
  if (isWholeDay(span)) return words.aroundTheClock;
  const { from, to, isOpenEnd } = span;
  const isByClock = typeof from === "number" && typeof to === "number";
  if (to === null) return words.from(formatTime(from, words));
  const [start, end] = [formatTime(from, words), formatTime(to, words)];
  const times = isByClock ? `${start}–${end}` : words.fromTo(start, end);
  return isOpenEnd ? words.orLater(times) : times;
}

/** Midnight at the end of a day is 24:00, so that it is not read as the start of the day. */
function formatTime(time: HoursTime, { sun }: HoursWords): string {
  if (typeof time !== "number") return sun[time];
  const minutes = time > dayMinutes ? time - dayMinutes : time;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function joinWords(parts: readonly string[], { and }: HoursWords): string {
  const [last, ...before] = parts.toReversed();
  if (!last || before.length === 0) return last ?? "";
  return `${before.toReversed().join(", ")} ${and} ${last}`;
}
