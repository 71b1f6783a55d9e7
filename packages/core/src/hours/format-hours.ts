import { dateFormat } from "../basics/intl-formats.ts";
import { type Language, localeOf } from "../basics/language.ts";
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
import type { HoursWords } from "./hours-words.ts";
import type { Hours } from "./read-hours.ts";

/** 1 January 2024 was a Monday. */
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/**
 * Opening hours in words, one line for each rule. Null where some part has no certain wording; then the original text
 * is shown.
 */
export function formatHours(
  { rules }: Hours,
  language: Language,
  words: HoursWords,
): string[] | null {
  const speech = { locale: localeOf(language), words };
  return rules?.map((rule) => formatRule(rule, speech)) ?? null;
}

interface Speech {
  /** The locale of the names of days and months. */
  locale: string;
  words: HoursWords;
}

function formatRule(rule: HoursRule, speech: Speech): string {
  const seasons = joinWords(
    rule.seasons.map((season) => formatSeason(season, speech)),
    speech,
  );
  const text = rule.isClosed
    ? formatClosed(rule, seasons, speech)
    : formatOpen(rule, seasons, speech);
  return rule.comment
    ? speech.words("openHours.comment", { rule: text, text: rule.comment }).trim()
    : text;
}

function formatClosed(rule: HoursRule, seasons: string, speech: Speech): string {
  const { words } = speech;
  // The long names of some languages would need another grammatical case.
  const style = words("openHours.closedDays") === "short" ? "short" : "long";
  const days = formatDays(rule, style, speech);
  if (!days && !seasons) return words("openHours.closed");
  const on = (when: string) => words("openHours.closedOn", { days: when });
  const during = (when: string) => words("openHours.closedIn", { months: when });
  const isOfWeek = rule.days.length > 0 || rule.holidays.includes("PH");
  if (days) {
    const text = isOfWeek ? on(days) : during(days);
    return seasons ? `${seasons}: ${text}` : text;
  }
  const isOfDates = rule.seasons.some(({ from }) => from.day !== null);
  return isOfDates ? on(seasons) : during(seasons);
}

function formatOpen(rule: HoursRule, seasons: string, speech: Speech): string {
  const times = joinWords(
    rule.times.map((span) => formatSpan(span, speech)),
    speech,
  );
  const daily = speech.words("openHours.daily");
  const days = formatDays(rule, "short", speech);
  const isAlways = !seasons && rule.times.some(isWholeDay) && (!days || days === daily);
  const when = isAlways || !times ? days.replace(daily, "") : days || daily;
  return [seasons && `${seasons}:`, when, times].filter(Boolean).join(" ");
}

function formatDays(rule: HoursRule, style: "short" | "long", speech: Speech): string {
  const { words } = speech;
  const isDaily =
    !rule.isClosed &&
    rule.days.length > 0 &&
    rule.days.every(({ nth }) => nth.length === 0) &&
    daysOfRule(rule).size === dayCodes.length;
  if (isDaily) {
    const too = rule.holidays.map((code) => words(`openHours.onHolidays.${code}`));
    return joinWords([words("openHours.daily"), ...too], speech);
  }
  const days = rule.days.flatMap((span) => formatDaySpan(span, style, speech));
  const holidays = rule.holidays.map((code) => words(`openHours.holidays.${code}`));
  return joinWords([...days, ...holidays], speech);
}

function formatDaySpan(
  { from, to, nth }: DaySpan,
  style: "short" | "long",
  speech: Speech,
): string[] {
  const { words } = speech;
  const name = (day: number, weekday = style) =>
    formatDate(aMonday + day * dayMs, { weekday }, speech);
  if (nth.length > 0) {
    // `n` counts from 1, -1 is the last.
    const nths = nth.map((n) => words("openHours.nth", { n: String(n), day: String(from) }));
    const parts = { nth: joinWords(nths, speech), name: name(from, "long") };
    return [words("openHours.ofMonth", parts)];
  }
  if (from === to) return [name(from)];
  // Two neighbouring days are not written as a range.
  if ((from + 1) % dayCodes.length === to) return [name(from), name(to)];
  return [`${name(from)}–${name(to)}`];
}

function formatSeason({ from, to }: Season, speech: Speech): string {
  const [start, end] = [formatMonthDay(from, speech), formatMonthDay(to, speech)];
  if (start === end) return start;
  return from.day === null && to.day === null ? `${start}–${end}` : `${start} – ${end}`;
}

function formatMonthDay({ month, day }: MonthDay, speech: Speech): string {
  const at = Date.UTC(2024, month, day ?? 1);
  return formatDate(
    at,
    day === null ? { month: "long" } : { month: "long", day: "numeric" },
    speech,
  );
}

const formatDate = (at: number, options: Intl.DateTimeFormatOptions, { locale }: Speech) =>
  dateFormat(locale, { ...options, timeZone: "UTC" }).format(at);

function formatSpan(span: TimeSpan, speech: Speech): string {
  const { words } = speech;
  if (isWholeDay(span)) return words("openHours.aroundTheClock");
  const { from, to, isOpenEnd } = span;
  const isByClock = typeof from === "number" && typeof to === "number";
  if (to === null) return words("openHours.from", { time: formatTime(from, speech) });
  const [start, end] = [formatTime(from, speech), formatTime(to, speech)];
  const times = isByClock ? `${start}–${end}` : words("openHours.fromTo", { from: start, to: end });
  return isOpenEnd ? words("openHours.orLater", { times }) : times;
}

/** Midnight at the end of a day is 24:00, so that it is not read as the start of the day. */
function formatTime(time: HoursTime, { words }: Speech): string {
  if (typeof time !== "number") return words(`openHours.sun.${time}`);
  const minutes = time > dayMinutes ? time - dayMinutes : time;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function joinWords(parts: readonly string[], { words }: Speech): string {
  const [last, ...before] = parts.toReversed();
  if (!last || before.length === 0) return last ?? "";
  return words("openHours.and", { list: before.toReversed().join(", "), last });
}
