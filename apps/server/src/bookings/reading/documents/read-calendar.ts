import { isDate } from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import ICAL from "ical.js";

/** A time of a calendar. `zone`: an IANA name; null for one on the clocks of wherever it is; undefined for clocks that are not known. */
export interface EventTime {
  date: string;
  /** Null for a whole day. */
  time: string | null;
  zone: string | null | undefined;
}

/** An event of a calendar. */
export interface CalendarEvent {
  title: string;
  place: string;
  words: string;
  start: EventTime;
  end: EventTime | null;
  isCancelled: boolean;
}

const eventsMax = 100;

export const isCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR\b/i.test(text);

/** The events of a calendar (iCalendar, RFC 5545); none of one that is broken. */
export function readCalendar(text: string): CalendarEvent[] {
  try {
    return new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .slice(0, eventsMax)
      .map(readEvent)
      .filter((event) => event !== null);
  } catch {
    return [];
  }
}

/** The events as lines of words. */
export const writeEvents = (events: readonly CalendarEvent[]): string =>
  events
    .map(({ title, place, words, start, end }) =>
      [title, place, `${writeTime(start)}${end ? ` – ${writeTime(end)}` : ""}`, words]
        .filter((line) => line !== "")
        .join("\n"),
    )
    .join("\n\n");

const writeTime = ({ date, time, zone }: EventTime) =>
  [date, time, zone].filter((part) => part).join(" ");

function readEvent(event: ICAL.Component): CalendarEvent | null {
  const start = readTime(event.getFirstProperty("dtstart"));
  if (start === null) return null;
  const textOf = (name: string) => {
    const value = event.getFirstPropertyValue(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    ...{ title: textOf("summary"), place: textOf("location"), words: textOf("description") },
    ...{ start, end: readTime(event.getFirstProperty("dtend")) },
    isCancelled: textOf("status").toUpperCase() === "CANCELLED",
  };
}

function readTime(property: ICAL.Property | null): EventTime | null {
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return null;
  const [date = "", time] = value.toString().split("T");
  if (!isDate(date)) return null;
  const named = property?.getFirstParameter("tzid");
  const isUtc = value.zone === ICAL.Timezone.utcTimezone;
  const known = named && isZone(named) ? named : undefined;
  return {
    ...{ date, time: value.isDate ? null : (time?.slice(0, 5) ?? null) },
    zone: isUtc ? "UTC" : named ? known : null,
  };
}
