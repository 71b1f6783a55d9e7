import * as z from "zod/mini";
import { dateFormat } from "../basics/intl-formats.ts";
import { limits } from "../limits.ts";
import { message } from "../schemas/validation.ts";
import { zoneOffset } from "./zone-offset.ts";

/** A local date, `YYYY-MM-DD`, without a zone (specification#data-formats). */
export type DateText = string;
/** A local date and time, `YYYY-MM-DD HH:mm`. */
export type DateTimeText = string;
/** A time of day, `HH:mm`. */
export type TimeText = string;

const dayMs = 86_400_000;

/** True for an existing date `YYYY-MM-DD` in the years of `limits`. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const year = Number(match[1]);
  if (year < limits.yearMin || year > limits.yearMax) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** True for `HH:mm` with hour 0-23 and minute 0-59 (specification#date-formats). */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True for an existing `YYYY-MM-DD HH:mm`. */
export function isDateTime(text: string): boolean {
  return (
    text.length === 16 && text[10] === " " && isDate(text.slice(0, 10)) && isTime(text.slice(11))
  );
}

/** `YYYY-MM-DD`. */
export const date = z.string().check(z.refine(isDate, message("invalidDate")));
/** `YYYY-MM-DD HH:mm`. */
export const dateTime = z.string().check(z.refine(isDateTime, message("invalidDate")));
/** `HH:mm`. */
export const time = z.string().check(z.refine(isTime, message("invalidTime")));
/** An ISO 8601 instant in UTC, such as `created` and `updated`. */
export const instant = z.string();

/** The date `days` after a date; before it if negative. */
export function addDays(day: DateText, days: number): DateText {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The date of a date-time. */
export function dayOf(at: DateTimeText): DateText {
  return at.slice(0, 10);
}

/** The time of day of a date-time. */
export function timeOf(at: DateTimeText): TimeText {
  return at.slice(11, 16);
}

/** The local date-time of an instant in a zone (IANA name). An unknown zone counts as UTC. */
export function wallClock(now: Date, zone: string): DateTimeText {
  const shown = new Date(now.getTime() + zoneOffset(now.getTime(), zone));
  return shown.toISOString().slice(0, 16).replace("T", " ");
}

/** Today's date in a zone (IANA name). */
export function todayIn(zone: string, now: Date): DateText {
  return dayOf(wallClock(now, zone));
}

/** The date formats of specification#date-formats, with month and weekday in the language. */
export const dateStyles = ["full", "short", "long"] as const;

const parts = (day: DateText, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: "UTC" }).formatToParts(new Date(`${day}T00:00:00Z`));

const part = (
  day: DateText,
  language: string,
  kind: "weekday" | "month",
  options: Intl.DateTimeFormatOptions,
) => parts(day, language, options).find(({ type }) => type === kind)?.value ?? "";

/** Formats a date: `full` DD.MM.YYYY, `short` DD/MM (weekday), `long` DD month-name weekday (specification#date-formats). */
export function formatDate(
  day: DateText,
  style: (typeof dateStyles)[number],
  language: string,
): string {
  const [year, month, dayOfMonth] = day.split("-");
  if (style === "full") return `${dayOfMonth}.${month}.${year}`;
  if (style === "short")
    return `${dayOfMonth}/${month} (${part(day, language, "weekday", { weekday: "short" })})`;
  const monthName = part(day, language, "month", { month: "long", day: "numeric" });
  return `${dayOfMonth} ${monthName} ${part(day, language, "weekday", { weekday: "long" })}`;
}
