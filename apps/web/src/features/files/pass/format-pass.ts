import type { Formats } from "@castor/core/formats/create-formats.ts";
import { nameOffset } from "@castor/core/formats/name-offset.ts";
import { isDate, isTime } from "@castor/core/time/dates.ts";
import type { PassField } from "./read-pass.ts";

/** A moment as a pass writes it (W3C date and time). */
export interface PassMoment {
  date: string;
  /** `HH:mm`; null for a day. */
  time: string | null;
  /** As it is stated: "Z", "+04:00", or empty. */
  offset: string;
}

const written =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Null for what is no date. */
export function readPassMoment(text: string): PassMoment | null {
  const [, date = "", time = null, offset = ""] = written.exec(text) ?? [];
  return isDate(date) && (time === null || isTime(time)) ? { date, time, offset } : null;
}

/** Minutes of an offset: "Z", "+04:00", "-0330". */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** A moment on the clocks of the place that the pass means, with the offset that it states. */
export function formatMoment(
  { date, time, offset }: PassMoment,
  formats: Formats,
  shows: { date: boolean; time: boolean } = { date: true, time: true },
): string {
  const clock =
    time === null ? "" : `${formats.time(time)}${offset && ` (${nameOffset(minutesOf(offset))})`}`;
  const day = shows.date || !clock ? formats.date(date, "long") : "";
  return [day, shows.time ? clock : ""].filter(Boolean).join(", ");
}

const isOn = (style: string | undefined): boolean =>
  style !== undefined && !/StyleNone$/.test(style);

/** The value of a field as the reader writes dates and numbers. */
export function formatField(field: PassField, formats: Formats, locale: string): string {
  const { value, dateStyle, timeStyle, numberStyle, currencyCode } = field;
  if (typeof value === "string") {
    const shows = { date: isOn(dateStyle), time: isOn(timeStyle) };
    const moment = shows.date || shows.time ? readPassMoment(value.trim()) : null;
    return moment ? formatMoment(moment, formats, shows) : value;
  }
  if (numberStyle === "PKNumberStylePercent") return formats.percent(value);
  if (!currencyCode) return formats.number(value);
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency: currencyCode }).format(
      value,
    );
  } catch {
    return `${formats.number(value)} ${currencyCode}`;
  }
}
