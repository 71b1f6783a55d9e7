import {
  type ReadBooking,
  type ReadMoment,
  type ReadPlace,
  readBooking,
} from "@castor/core/bookings/read-booking.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import { cleanOneLine } from "../../outside/clean-text.ts";
import type { ReadingContext } from "./reading-context.ts";
import { isNothing } from "./tell-sources.ts";

/** Characters of a name, of a number or code, and of other words. */
const max = { name: 200, number: 40, words: 500, line: 500 };
const travellersMax = 50;

/**
 * A booking as it is answered: with what the embedded data knows of its airports, with clean words, and without what cannot be.
 * Null where nothing is left to show.
 */
export function completeBooking(booking: ReadBooking, context: ReadingContext): ReadBooking | null {
  const isFlight = booking.kind === "flight";
  const from = completePlace(booking.from, isFlight, context);
  const to = completePlace(booking.to, isFlight, context);
  const departure = completeMoment(booking.departure, from, context);
  // Who stays leaves from there.
  const end = ["stay", "table", "ticket"].includes(booking.kind) ? from : to;
  const arrival = completeMoment(booking.arrival, end, context);
  const whole = cleanWords({ ...booking, from, to, departure, arrival });
  const possible = isBefore(whole.arrival, whole.departure, booking.kind === "stay")
    ? { ...whole, arrival: null }
    : whole;
  const { number, title } = possible;
  if (isNothing(possible.departure ?? possible.from ?? number ?? title)) return null;
  return readBooking.safeParse(dropSources(possible)).data ?? null;
}

/** The airport of a code, which may stand in the name: "Moscow (SVO)". */
function completePlace(
  place: ReadPlace | null,
  isFlight: boolean,
  { airport }: ReadingContext,
): ReadPlace | null {
  if (place === null || !isFlight) return place;
  const code = place.code ?? /\(([A-Z]{3})\)/.exec(place.name)?.[1] ?? null;
  const known = code === null ? null : airport(code);
  if (known === null) return place;
  return {
    ...{ ...place, code, position: place.position ?? known.position },
    name: place.name === code ? known.name : place.name,
  };
}

function completeMoment(
  moment: ReadMoment | null,
  place: ReadPlace | null,
  { airport }: ReadingContext,
): ReadMoment | null {
  if (moment === null || moment.zone !== null || place === null) return moment;
  const known = place.code === null ? null : airport(place.code);
  return { ...moment, zone: known?.zone ?? (place.position && zoneAt(place.position)) };
}

/** An end before its begin is a mistake of one of both; a night ends on a later day. */
function isBefore(end: ReadMoment | null, begin: ReadMoment | null, isNight: boolean): boolean {
  if (end === null || begin === null) return false;
  if (end.otherDate !== null || begin.otherDate !== null) return false;
  if (isNight) return end.date <= begin.date;
  if (end.time === null || begin.time === null)
    return end.date < begin.date && !crosses(end, begin);
  const at = ({ date, time, zone }: ReadMoment) => instantOf(`${date} ${time}`, zone ?? "UTC");
  const isSure = end.zone !== null && begin.zone !== null;
  return isSure ? at(end) < at(begin) : at(end) < at(begin) - dateLineMs;
}

/** Clocks of two places differ by a day and two hours at most. */
const dateLineMs = 26 * 3_600_000;
/** Whoever crosses the date line may arrive on the day before. */
const crosses = (end: ReadMoment, begin: ReadMoment) =>
  end.zone !== begin.zone || end.zone === null;

const clean = (text: string | null, length: number) =>
  text === null ? null : cleanOneLine(text, length) || null;

function cleanPlace(place: ReadPlace | null): ReadPlace | null {
  const name = place && clean(place.name, max.name);
  if (!place || !name) return null;
  return {
    ...{ ...place, name, address: clean(place.address, max.words) },
    ...{ terminal: clean(place.terminal, max.number), gate: clean(place.gate, max.number) },
  };
}

function cleanWords(booking: ReadBooking): ReadBooking {
  const names = booking.travellers
    .map((name) => clean(name, max.name))
    .filter((name) => name !== null);
  return {
    ...booking,
    title: clean(booking.title, max.name),
    operator: clean(booking.operator, max.name),
    number: clean(booking.number, max.number),
    coach: clean(booking.coach, max.number),
    seat: clean(booking.seat, max.name),
    code: clean(booking.code, max.number),
    travellers: [...new Set(names)].slice(0, travellersMax),
    contact: clean(booking.contact, max.name),
    url: booking.url !== null && booking.url.length <= 2_000 ? booking.url : null,
    from: cleanPlace(booking.from),
    to: cleanPlace(booking.to),
  };
}

/** What has no value has no source. */
const dropSources = (booking: ReadBooking): ReadBooking => ({
  ...booking,
  sources: Object.fromEntries(
    Object.entries(booking.sources)
      .filter(([field]) => !isNothing(booking[field as keyof ReadBooking["sources"]]))
      .map(([field, { step, line }]) => [field, { step, line: cleanOneLine(line, max.line) }]),
  ),
});
