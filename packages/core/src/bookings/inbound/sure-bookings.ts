import type { Trip } from "../../trips/trip.ts";
import { datesOf } from "../../trips/trip-dates.ts";
import type { ReadConfirmation } from "../confirmation.ts";
import { listMatches, updateOf } from "../find-booked.ts";
import { mergeRead } from "../merge-read.ts";
import type { ReadBooking, ReadBookingField, ReadingStep } from "../read-booking.ts";
import { daysOfRead, isNear, isOnDatesOf, placesOfRead } from "./find-fitting-trip.ts";
import { isSureNew } from "./sure-new.ts";
import { isSureUpdate } from "./sure-update.ts";

/** What tells programs what it is. What reads words may take one thing for another. */
const sureSteps: readonly ReadingStep[] = ["markup", "barcode", "extractor"];
/** Senders tell it in words alone, and it is no more than a mark. */
const saidInWords: readonly ReadBookingField[] = ["isPaid"];

/** True where nothing is left to ask: all that is told is told to programs, no date has two readings, and nothing is cancelled. */
function isTold({ status, sources, departure, arrival }: ReadBooking): boolean {
  if (status === "cancelled" || departure === null) return false;
  if (departure.otherDate !== null || (arrival?.otherDate ?? null) !== null) return false;
  return Object.entries(sources).every(
    ([field, source]) =>
      saidInWords.includes(field as ReadBookingField) ||
      (source !== undefined && sureSteps.includes(source.step)),
  );
}

/** Several people told each a price, of which none is taken. */
const hasLostPrice = ({ price, sources }: ReadBooking): boolean =>
  price === null && sources.price !== undefined;

type ChosenTrip = Pick<Trip, "id" | "name" | "routes">;

/** What becomes of a booking in a trip: a new stop, another time of a stop, or nothing since it is there. Null: it is not sure. */
function fateIn(trip: ChosenTrip, read: ReadBooking): "new" | "update" | "known" | null {
  const [match, ...others] = listMatches(trip, read);
  if (!match) return isSureNew(trip, read) ? "new" : null;
  // The same number on another day may be the way back.
  if (others.length > 0 || match.on !== "sameDay") return null;
  // Whoever has cancelled it knows more than a mail that confirms it.
  if (match.point.booking?.isCancelled) return null;
  const update = updateOf(match.point, read);
  if (update === null) return "known";
  return isSureUpdate(trip, match, { read, update }) ? "update" : null;
}

/** The one trip that a booking belongs to: it has it already, or it alone is on these dates, and not in another part of the world. */
function findTripOf<T extends ChosenTrip>(trips: readonly T[], read: ReadBooking): T | null {
  const known = trips.filter((trip) => listMatches(trip, read).length > 0);
  const days = daysOfRead([read]);
  const fitting =
    known.length > 0 ? known : trips.filter(({ routes }) => isOnDatesOf(datesOf(routes), days));
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return null;
  return known.length > 0 || isNear(only, placesOfRead([read])) !== false ? only : null;
}

/** A mail that is sure as a whole. */
export interface SureMail<T> {
  trip: T;
  /** Its bookings, each once. */
  bookings: ReadBooking[];
}

/**
 * The one trip that all bookings of a mail go into unasked (decision 160). `trips` are those that the account may change. Null: it is asked,
 * or nothing of the trip would change.
 */
export function findSure<T extends ChosenTrip>(
  trips: readonly T[],
  { bookings: read, problem }: Pick<ReadConfirmation, "bookings" | "problem">,
): SureMail<T> | null {
  if (problem !== null || !read.every(isTold)) return null;
  const bookings = mergeRead(read).map(({ booking }) => booking);
  const [trip = null, ...others] = new Set(bookings.map((one) => findTripOf(trips, one)));
  if (trip === null || others.length > 0 || bookings.some(hasLostPrice)) return null;
  const stops = bookings.flatMap((one) => listMatches(trip, one).map(({ point }) => point.id));
  if (new Set(stops).size < stops.length) return null;
  const fates = bookings.map((one) => fateIn(trip, one));
  if (fates.includes(null) || fates.every((fate) => fate === "known")) return null;
  return { trip, bookings };
}
