import type { DateTimeText } from "@castor/core/time/dates.ts";
import ICAL from "ical.js";
import { type Component, type Property, propertiesOf, propertyOf } from "../jcal.ts";

/** The instant (milliseconds since 1970) of a local time by the rules of a file. */
export type FileZone = (wall: DateTimeText) => number;

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z?$/;
const offsetPattern = /^[+-]\d{2}:\d{2}(?::\d{2})?$/;

/** Real zones have a rule or two; those with all their history have some dozens. */
const rulesMax = 60;
const changesMax = 2_000;
const yearDaysMax = 7;

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

/**
 * Once a year, in one month: such a rule is soon expanded, over four centuries too. Others, which no zone has, could be made to
 * take for ever.
 */
function isYearly(rule: unknown): boolean {
  const { freq, interval = 1, until, count: times, wkst, bymonth, ...days } = Object(rule);
  const isKnown = Object.keys(days).every((part) => part === "byday" || part === "bymonthday");
  const isBounded = Object.values(days).every((value) => count(value) <= yearDaysMax);
  return freq === "YEARLY" && interval === 1 && bymonth !== undefined && isKnown && isBounded
    ? count(bymonth) === 1 && count(days.byday ?? 0) === 1
    : false;
}

const isText = (pattern: RegExp) => (property: Property | undefined) =>
  typeof property?.[3] === "string" && pattern.test(property[3]);
const isMoment = isText(momentPattern);
const isOffset = isText(offsetPattern);

/** A change of the clocks at each of its dates; null when it is not readable. */
function readChanges(observance: Component): Component[] | null {
  const [name] = observance;
  const [start, from, to, rule] = ["dtstart", "tzoffsetfrom", "tzoffsetto", "rrule"].map((key) =>
    propertyOf(observance, key),
  );
  if (!start || !from || !to || !isMoment(start) || !isOffset(from) || !isOffset(to)) return null;
  if (rule) return isYearly(rule[3]) ? [[name, [start, from, to, rule], []]] : null;
  const dates = propertiesOf(observance, "rdate").flatMap(([, , , ...values]) => values);
  return [start[3], ...dates]
    .filter((date): date is string => typeof date === "string" && momentPattern.test(date))
    .map((date): Component => [name, [["dtstart", {}, "date-time", date], from, to], []]);
}

const startOf = (change: Component) => String(propertyOf(change, "dtstart")?.[3]);

/** What holds before the first change. The library knows no time before it. */
function changeBefore(first: Component): Component {
  const from = propertyOf(first, "tzoffsetfrom")?.[3];
  return [
    "standard",
    [
      ["dtstart", {}, "date-time", "1600-01-01T00:00:00"],
      ["tzoffsetfrom", {}, "utc-offset", from],
      ["tzoffsetto", {}, "utc-offset", from],
    ],
    [],
  ];
}

/** The clocks of a VTIMEZONE (RFC 5545, 3.6.5); null when it is not readable, or has rules that no zone has. */
export function readFileZone(zone: Component): FileZone | null {
  const observances = zone[2].filter(([name]) => name === "standard" || name === "daylight");
  const read = observances.map(readChanges);
  const changes = read.flatMap((part) => part ?? []);
  const rules = changes.filter((change) => propertyOf(change, "rrule"));
  const [first] = changes.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  if (!first || read.includes(null)) return null;
  if (rules.length > rulesMax || changes.length > changesMax) return null;
  const component = new ICAL.Component([
    "vtimezone",
    [["tzid", {}, "text", "file"]],
    [changeBefore(first), ...changes],
  ] as unknown as ConstructorParameters<typeof ICAL.Component>[0]);
  const clock = new ICAL.Timezone(component);
  return (wall) => {
    const local = ICAL.Time.fromDateTimeString(`${wall.replace(" ", "T")}:00`);
    return Date.parse(`${wall.replace(" ", "T")}:00Z`) - clock.utcOffset(local) * 1_000;
  };
}
