import type { Language } from "../basics/language.ts";
import type { Position } from "../geo/position.ts";
import { formatHours } from "../hours/format-hours.ts";
import { type DayHours, hoursOnDay } from "../hours/hours-on-day.ts";
import { type Hours, readHours } from "../hours/read-hours.ts";
import { type DateText, isTime } from "../time/dates.ts";
import type { PrintContext } from "./print-context.ts";

/**
 * The library takes milliseconds for a text, and the places of a trip share few texts. Hours that depend on the
 * weekday alone are worked out once for each weekday.
 */
const maxCached = 2_000;
const readTexts = new Map<string, Hours | null>();
const daysOfTexts = new Map<string, DayHours | null>();

function remember<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= maxCached) cache.clear();
  // Hours may be unknown on one date alone, when the device's clock skips an hour of it.
  if (made !== null) cache.set(key, made);
  return made;
}

const weekdayOf = (date: DateText) => new Date(`${date}T00:00:00Z`).getUTCDay();

const dependsOnWeekdayAlone = ({ rules }: Hours) =>
  rules?.every(
    ({ seasons, days, times }) =>
      seasons.length === 0 &&
      days.every(({ nth }) => nth.length === 0) &&
      times.every(({ from, to }) => typeof from === "number" && typeof to === "number"),
  ) === true;

/**
 * The opening hours of a place on a day: "10:00–18:00", or "closed that day". Where they are not certain all rules in
 * words, and the text as it was written where it is not understood.
 */
export function printHours(
  text: string,
  date: DateText,
  place: Position,
  { zoneAt, fallbackZone, formats, words, language }: PrintContext,
): string[] {
  const hours = remember(readTexts, text, () => readHours(text));
  if (!hours) return [text];
  const zone = zoneAt(place) ?? fallbackZone;
  const key = dependsOnWeekdayAlone(hours)
    ? `${weekdayOf(date)} ${text}`
    : [date, zone, place.lat, place.lng, text].join(" ");
  const ofDay = remember(daysOfTexts, key, () => hoursOnDay(hours, date, zone, place));
  if (!ofDay) return formatRules(hours, text, language);
  const clock = (time: string) => (isTime(time) ? formats.time(time) : time);
  const spans = ofDay.spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(", ");
  const opening = ofDay.isAllDay
    ? words("print.openAllDay")
    : spans || words("print.closedThatDay");
  return [ofDay.unless ? `${opening} ${words(`hours.unless.${ofDay.unless}`)}` : opening];
}

const formatRules = (hours: Hours, text: string, language: Language): string[] => [
  ...new Set(formatHours(hours, language) ?? [text]),
];
