import {
  emptyReadBooking,
  type ReadBooking,
  type ReadMoment,
  type ReadPlace,
} from "@castor/core/bookings/read-booking.ts";
import { wallClock } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { writeFlightNumber } from "../flight-number.ts";
import type { ReadingContext } from "../reading-context.ts";
import { tellSources } from "../tell-sources.ts";
import type { CalendarEvent, EventTime } from "./read-calendar.ts";

type Airport = ReadingContext["airport"];

/** Words beyond are not looked at. */
const wordsMax = 5_000;
const numbers = /(?<![\p{L}\p{N}])((?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4})(?![\p{L}\p{N}])/gu;
const codes = /(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu;

/** The flights of a calendar: events with one number of a flight and two airports. Any other event may be anything. */
export const readFlights = (
  events: readonly CalendarEvent[],
  { airport }: Pick<ReadingContext, "airport">,
): ReadBooking[] =>
  events.map((event) => readFlight(event, airport)).filter((booking) => booking !== null);

function readFlight(event: CalendarEvent, airport: Airport): ReadBooking | null {
  const texts = [event.title, event.place, event.words].map((text) => text.slice(0, wordsMax));
  const found = firstWith(texts, (text) => [...text.matchAll(numbers)].map(([number]) => number));
  const ends = firstWith(texts, (text) =>
    (text.match(codes) ?? []).filter((code) => airport(code)),
  );
  const [number] = found;
  const [from, to] = ends;
  if (found.length !== 1 || ends.length !== 2 || !number || !from || !to) return null;
  const booking: Omit<ReadBooking, "sources"> = {
    ...emptyReadBooking("flight"),
    status: event.isCancelled ? "cancelled" : "confirmed",
    number: writeFlightNumber(number, null),
    ...{ from: placeOf(from), to: placeOf(to) },
    departure: momentAt(event.start, airport(from)?.zone),
    arrival: event.end && momentAt(event.end, airport(to)?.zone),
  };
  return tellSources(booking, "markup");
}

/** The different findings of the first text that has any. */
const firstWith = (texts: readonly string[], find: (text: string) => string[]): string[] =>
  texts.map((text) => [...new Set(find(text))]).find((found) => found.length > 0) ?? [];

const placeOf = (code: string): ReadPlace => ({
  ...{ name: code, code, address: null, position: null, terminal: null, gate: null },
});

/** A time of a calendar on the clocks of an airport. */
function momentAt({ date, time, zone }: EventTime, there: string | undefined): ReadMoment | null {
  if (there === undefined || zone === undefined) return null;
  if (time === null || zone === null) return { date, otherDate: null, time, zone: there };
  const [dateThere = date, timeThere = time] = wallClock(
    new Date(instantOf(`${date} ${time}`, zone)),
    there,
  ).split(" ");
  return { date: dateThere, otherDate: null, time: timeThere, zone: there };
}
