import { daysBetween } from "@castor/core/time/dates.ts";
import ICAL from "ical.js";
import { instantAt, type Moment, readMoment } from "./event-time.ts";
import { type Component, parameterOf, propertiesOf, propertyOf, textOf } from "./jcal.ts";
import type { CalendarZones } from "./zones/calendar-zones.ts";

/** When an event is. */
export interface EventDates {
  /** Each of its dates that the file names; of a repetition without end the first. */
  starts: Moment[];
  /** More dates follow from a rule, which are not taken. */
  isRepeated: boolean;
}

/** Dates of one event. More are those of a rule, which the file could have said. */
const datesMax = 366;
const rulesMax = 400;

/** Two moments are one when they are one instant, or read alike. */
const keyOf = ({ instant, date, time }: Moment): string =>
  String(instant ?? `${date} ${time ?? ""}`);

/** The moments of all properties of a name. Of a period its start. */
export function momentsOf(event: Component, name: string, zones: CalendarZones): Moment[] {
  return propertiesOf(event, name).flatMap((property) => {
    const [, , , ...values] = property;
    const tzid = parameterOf(property, "tzid");
    return values.flatMap(
      (value) => readMoment(Array.isArray(value) ? value[0] : value, tzid, zones) ?? [],
    );
  });
}

/** Rules whose dates are soon found: once in a few days, weeks or years. Others could be made to take for ever. */
const isSimple = (rule: unknown): boolean => {
  const { freq, byday, ...rest } = Object(rule);
  const isKnown = Object.keys(rest).every((part) =>
    ["interval", "until", "count", "wkst"].includes(part),
  );
  return isKnown && (/^(?:DAILY|WEEKLY)$/.test(freq) || (freq === "YEARLY" && byday === undefined));
};

/** The first date of a rule that the file does not take back. */
function findFirst(
  event: Component,
  isTaken: (moment: Moment) => boolean,
  zones: CalendarZones,
): Moment | null {
  const [start, rule] = [propertyOf(event, "dtstart"), propertyOf(event, "rrule")];
  if (!start || !rule || !isSimple(rule[3])) return null;
  try {
    const dates = ICAL.Recur.fromData(Object(rule[3])).iterator(
      ICAL.Time.fromString(String(start[3]), undefined),
    );
    for (let index = 0; index < rulesMax; index++) {
      const date = dates.next();
      const moment = date && readMoment(date.toString(), parameterOf(start, "tzid"), zones);
      if (!moment) return null;
      if (isTaken(moment)) return moment;
    }
  } catch {
    // A rule that contradicts itself.
  }
  return null;
}

/** Lists the dates of an event without those that it, or `replaced` of other events, takes back. */
export function listDates(
  event: Component,
  replaced: readonly Moment[],
  zones: CalendarZones,
): EventDates {
  const excluded = [...momentsOf(event, "exdate", zones), ...replaced];
  const keys = new Set(excluded.map(keyOf));
  const days = new Set(excluded.flatMap(({ date, time }) => (time === null ? date : [])));
  const isTaken = (moment: Moment) => !keys.has(keyOf(moment)) && !days.has(moment.date);
  const named = [
    ...momentsOf(event, "dtstart", zones).slice(0, 1),
    ...momentsOf(event, "rdate", zones),
  ];
  const each = new Map(named.map((moment) => [keyOf(moment), moment]));
  const starts = [...each.values()].filter(isTaken);
  const hasRule = propertyOf(event, "rrule") !== undefined;
  const [start] = named;
  const isMoved = hasRule && start !== undefined && !isTaken(start);
  const first = isMoved ? findFirst(event, isTaken, zones) : null;
  const all = first ? [first, ...starts] : starts;
  return { starts: all.slice(0, datesMax), isRepeated: hasRule || all.length > datesMax };
}

/** DURATION in minutes; 0 without a readable one. */
function readDuration(event: Component): number {
  try {
    return ICAL.Duration.fromString(textOf(event, "duration")).toSeconds() / 60;
  } catch {
    return 0;
  }
}

/** How long an event is: minutes, and of whole days their number. */
export function measureEvent(
  event: Component,
  zones: CalendarZones,
  zone: string | null,
  fallback: string,
): { minutes: number; days: number } {
  const [start] = momentsOf(event, "dtstart", zones);
  const [end] = momentsOf(event, "dtend", zones);
  if (!start) return { minutes: 0, days: 1 };
  const written = readDuration(event);
  if (start.time === null) {
    const days = end ? daysBetween(start.date, end.date) : Math.round(written / (24 * 60));
    return { minutes: 0, days: Math.max(1, days) };
  }
  const lasts = end?.time
    ? (instantAt(end, zone, fallback) - instantAt(start, zone, fallback)) / 60_000
    : written;
  return { minutes: Math.max(0, lasts), days: 1 };
}
