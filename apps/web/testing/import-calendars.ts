import type { ImportedPoint, ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { parseText, tripOf } from "./import-examples.ts";

/** A calendar of events, each by its lines. */
export const calendar = (...events: readonly string[]): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`).join("")}END:VCALENDAR\r\n`;

/** An event in Tbilisi with these lines. */
export const inTbilisi = (...lines: readonly string[]): string =>
  ["SUMMARY:A", "LOCATION:Tbilisi", "GEO:41.6934;44.8015", ...lines].join("\r\n");

export const readCalendar = (text: string): Promise<ImportedTrip> =>
  tripOf(parseText(text, "x.ics"));

/** The points of a calendar with their dates. */
export const pointsIn = ({ days }: ImportedTrip): (ImportedPoint & { date: string | null })[] =>
  days.flatMap(({ date, points }) => points.map((point) => ({ date, ...point })));

export const pointsOf = async (...events: readonly string[]) =>
  pointsIn(await readCalendar(calendar(...events)));

/** When the points of a calendar are: "2026-12-05 09:00 60". */
export const timesOf = async (...events: readonly string[]): Promise<string[]> =>
  (await pointsOf(...events)).map(
    ({ date, reservationTime, timeToSpend }) => `${date} ${reservationTime} ${timeToSpend}`,
  );
