import type { Trip } from "../../trips/trip.ts";
import { datesOf } from "../../trips/trip-dates.ts";
import { bookingOf } from "../booked-places.ts";
import { arrivesBeforeDeparture } from "../booking.ts";
import { isJourneyKind } from "../booking-kinds.ts";
import { listMatches, type UpdatedField, updateOf } from "../find-booked.ts";
import type { ReadBooking, ReadBookingField, ReadingStep, ReadMoment } from "../read-booking.ts";
import { daysOfRead, isNear, isOnDatesOf, placesOfRead } from "./find-fitting-trip.ts";

/** What tells programs what it is. What reads words may take one thing for another. */
const sureSteps: readonly ReadingStep[] = ["markup", "barcode", "extractor"];
/** Senders tell it in words alone, and it is no more than a mark. */
const saidInWords: readonly ReadBookingField[] = ["isPaid"];
/** What a newer confirmation changes by itself: when, and where in the vehicle and the building. */
const changedAlone: readonly UpdatedField[] = [
  ...(["departure", "arrival", "stay", "number", "seat", "coach"] as const),
];

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

const isTimed = (moment: ReadMoment | null): boolean =>
  moment !== null && moment.time !== null && moment.zone !== null;

/** True where all is known that a stop of this kind needs: places, dates, times with their zones. */
function isWhole(read: ReadBooking): boolean {
  const { kind, code, from, to, departure, arrival } = read;
  if (!from?.position || !departure) return false;
  // Without a code a later confirmation does not find it again, and a calendar may tell of somebody else's flight.
  const hasCode = code !== null;
  if (kind === "stay") return hasCode && arrival !== null && arrival.date > departure.date;
  if (!isTimed(departure) || arrivesBeforeDeparture(bookingOf(read))) return false;
  if (isJourneyKind(kind)) return hasCode && Boolean(to?.position) && isTimed(arrival);
  if (kind === "rental") return hasCode && isTimed(arrival) && (to === null || !!to.position);
  return kind === "table" || kind === "ticket";
}

/** What becomes of a sure booking in a trip: a new stop, another time of a stop, or nothing since it is there. Null: it is not sure. */
function fateIn(trip: Pick<Trip, "routes">, read: ReadBooking): "new" | "update" | "known" | null {
  if (!isTold(read)) return null;
  const matches = listMatches(trip, read);
  const [match] = matches;
  if (!match) return isWhole(read) ? "new" : null;
  const places = new Set(matches.map(({ point }) => point.linkId));
  // The same number on another day may be the way back.
  if (places.size > 1 || match.on !== "sameDay") return null;
  // Whoever has cancelled it knows more than a mail that confirms it.
  if (match.point.booking?.isCancelled) return null;
  const update = updateOf(match.point, read);
  if (update === null) return "known";
  const isAlone = !update.cancelledFor && update.fields.every((one) => changedAlone.includes(one));
  return isAlone ? "update" : null;
}

type ChosenTrip = Pick<Trip, "id" | "name" | "routes">;

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

/** A trip, and the bookings of a mail that go into it by themselves. */
export interface SureBookings<T> {
  trip: T;
  bookings: ReadBooking[];
  /** Something of the trip changes. */
  isChange: boolean;
}

/** The bookings of one trip that are sure: each matches no stop, or one that none of the others matches. */
function takeSure<T extends ChosenTrip>(trip: T, reads: readonly ReadBooking[]): SureBookings<T> {
  const fates = reads.map((read) => ({ read, fate: fateIn(trip, read) }));
  const stops = Map.groupBy(
    fates.flatMap(({ read }) => listMatches(trip, read).map(({ point }) => ({ read, point }))),
    ({ point }) => point.id,
  );
  const shared = new Set([...stops.values()].filter(({ length }) => length > 1).flat());
  const isShared = (read: ReadBooking) => [...shared].some((one) => one.read === read);
  const taken = fates.filter(({ read, fate }) => fate !== null && !isShared(read));
  return {
    trip,
    bookings: taken.map(({ read }) => read),
    isChange: taken.some(({ fate }) => fate !== "known"),
  };
}

/**
 * The bookings of a mail that are put in unasked (decision 160), by the trip that they go into. `trips` are those that the account may
 * change. Trips of which nothing would change are left out.
 */
export function listSure<T extends ChosenTrip>(
  trips: readonly T[],
  bookings: readonly ReadBooking[],
): SureBookings<T>[] {
  const byTrip = Map.groupBy(bookings, (read) => findTripOf(trips, read));
  return [...byTrip]
    .flatMap(([trip, reads]) => (trip === null ? [] : [takeSure(trip, reads)]))
    .filter(({ isChange }) => isChange);
}
