import { joinPassengers } from "@castor/core/bookings/join-passengers.ts";
import {
  type ReadBooking,
  type ReadingStep,
  type ReadMoment,
  type ReadPlace,
  readBookingFields,
} from "@castor/core/bookings/read-booking.ts";
import {
  agree,
  differ,
  isSameNumber,
  isSamePlace,
  isSameText,
  letters,
} from "@castor/core/bookings/same-values.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { isNothing } from "./tell-sources.ts";

/**
 * The bookings of all steps, the surest step first: the same booking of several steps becomes one, of which the first step that
 * told a value is right. `guessed`: what reads words may take one thing for two, so it adds no booking of a kind that the
 * surer steps have found, and fills the gaps of theirs.
 */
export function mergeBookings(
  sure: readonly (readonly ReadBooking[])[],
  guessed: readonly (readonly ReadBooking[])[],
): ReadBooking[] {
  const merged: ReadBooking[] = [];
  const add = (bookings: readonly ReadBooking[], mayAdd: (booking: ReadBooking) => boolean) => {
    const earlier = merged.length;
    for (const booking of joinReadings(bookings)) {
      const index = merged.findIndex((other, at) => at < earlier && isReadAgain(other, booking));
      const other = merged[index];
      if (other !== undefined) merged[index] = fillGaps(other, booking);
      else if (mayAdd(booking)) merged.push(booking);
    }
  };
  for (const bookings of sure) add(bookings, () => true);
  for (const bookings of guessed) {
    const known = new Set(merged.map(({ kind }) => kind));
    add(bookings, ({ kind }) => !known.has(kind));
  }
  return pricedOnce(merged);
}

/** What one step tells, the bookings of several passengers as one. */
function joinReadings(bookings: readonly ReadBooking[]): ReadBooking[] {
  const joined: ReadBooking[] = [];
  for (const booking of bookings) {
    const index = joined.findIndex((other) => isSameBooking(other, booking));
    const other = joined[index];
    if (other === undefined) joined.push(booking);
    else joined[index] = joinPassengers(other, booking, fillGaps(other, booking));
  }
  return joined;
}

/** The same thing on the same day: by its number, its place, or the code and the times. */
function isSameBooking(one: ReadBooking, other: ReadBooking): boolean {
  if (isOtherThing(one, other) || differ(one.departure?.date, other.departure?.date)) return false;
  const isSameDay = agree(one.departure?.date, other.departure?.date);
  if (isSameDay && agree(one.number, other.number, isSameNumber)) return true;
  if (differ(one.departure?.time, other.departure?.time)) return false;
  return (
    (isSameDay && agree(one.from, other.from, isSamePlace)) ||
    agree(one.code, other.code, isSameText)
  );
}

/**
 * True for what another step has read of the same words: one of both may have taken a time for an instant, which may be on the next
 * day, and a day of a boarding pass for one of another year.
 */
function isReadAgain(one: ReadBooking, other: ReadBooking): boolean {
  if (isSameBooking(one, other)) return true;
  const [day, otherDay] = [one.departure?.date, other.departure?.date];
  const days = day && otherDay ? Math.abs(daysBetween(day, otherDay)) : Number.NaN;
  if (!(days <= 1 || (days >= 365 && days <= 366))) return false;
  return (
    !isOtherThing(one, other) &&
    agree(one.code, other.code, isSameText) &&
    (agree(one.number, other.number, isSameNumber) || agree(one.from, other.from, isSamePlace))
  );
}

const isOtherThing = (one: ReadBooking, other: ReadBooking): boolean =>
  one.kind !== other.kind ||
  differ(one.code, other.code, isSameText) ||
  differ(one.number, other.number, isSameNumber) ||
  differ(one.from, other.from, isSamePlace) ||
  (one.kind !== "stay" && differ(one.to, other.to, isSamePlace));

/** The booking with the other's values where it has none, and where they came from. */
function fillGaps(one: ReadBooking, other: ReadBooking): ReadBooking {
  const filled: Record<string, unknown> = {};
  const sources = { ...one.sources };
  const takesTimes = hasOwnTimes(one, other);
  for (const field of readBookingFields) {
    const isOpen = takesTimes || (field !== "departure" && field !== "arrival");
    const isEmpty = isNothing(one[field]) && isOpen;
    filled[field] = isEmpty ? other[field] : one[field];
    const source = other.sources[field];
    if (isEmpty && source !== undefined) sources[field] = source;
  }
  const isChanged = one.status === "confirmed" ? other.status : one.status;
  const parts = {
    from: fillPlace(one.from, other.from),
    to: fillPlace(one.to, other.to),
    departure: takesTimes ? fillMoment(one.departure, other.departure) : one.departure,
    arrival: takesTimes ? fillMoment(one.arrival, other.arrival) : one.arrival,
  };
  // Who asks where a place or moment was read looks for its least sure part.
  for (const field of ["from", "to", "departure", "arrival"] as const) {
    const source = other.sources[field];
    if (source !== undefined && JSON.stringify(parts[field]) !== JSON.stringify(one[field]))
      sources[field] = source;
  }
  return { ...one, ...filled, status: isChanged, ...parts, sources };
}

/**
 * True where the other's times tell something new. The extractor reads the same markup, and takes for certain what our reader has
 * left out because it may mean two times. Times of another day are not of this booking.
 */
function hasOwnTimes(one: ReadBooking, other: ReadBooking): boolean {
  const isOf = ({ sources }: ReadBooking, step: ReadingStep) =>
    Object.values(sources).some((source) => source.step === step);
  const isSameMarkup = isOf(one, "markup") && isOf(other, "extractor");
  return !isSameMarkup && !differ(one.departure?.date, other.departure?.date);
}

function fillPlace(one: ReadPlace | null, other: ReadPlace | null): ReadPlace | null {
  if (one === null || other === null) return one ?? other;
  return {
    ...one,
    name: one.name === one.code ? other.name : one.name,
    code: one.code ?? other.code,
    address: one.address ?? other.address,
    position: one.position ?? other.position,
    terminal: one.terminal ?? other.terminal,
    gate: one.gate ?? other.gate,
  };
}

/** A time of another day is that of another thing. */
function fillMoment(one: ReadMoment | null, other: ReadMoment | null): ReadMoment | null {
  if (one === null || other === null) return one ?? other;
  if (one.date !== other.date) return one;
  return { ...one, time: one.time ?? other.time, zone: one.zone ?? other.zone };
}

/** Senders write the price of a whole order at each of its parts: it stands at the first. */
function pricedOnce(bookings: readonly ReadBooking[]): ReadBooking[] {
  const seen = new Set<string>();
  return bookings.map((booking) => {
    const { code, price, sources } = booking;
    if (code === null || price === null) return booking;
    const key = `${letters(code)} ${price.amount} ${price.currency}`;
    const { price: _, ...unpriced } = sources;
    if (seen.has(key)) return { ...booking, price: null, sources: unpriced };
    seen.add(key);
    return booking;
  });
}
