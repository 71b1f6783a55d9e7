import { findFittingTrip } from "@castor/core/bookings/inbound/find-fitting-trip.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { addDays } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { Queries } from "../db/database.ts";
import { loadTrip } from "../trips/trip-store.ts";

/** Trips that are looked at whole: those on the dates of the bookings, the nearest to being changed last first. */
const tripsMax = 10;
/** A journey that was moved is looked for on other days. */
const movedDays = 30;

/** The one trip that some bookings fit, and that their account may change. */
export async function loadFittingTrip(
  queries: Queries,
  userId: string,
  bookings: readonly ReadBooking[],
): Promise<Trip | null> {
  const { trips } = await loadNearTrips(queries, userId, bookings);
  return findFittingTrip(trips, bookings);
}

/** All trips that some bookings may fit. None where there are more than are looked at: another one may fit as well. */
export async function loadEditableTrips(
  queries: Queries,
  userId: string,
  bookings: readonly ReadBooking[],
): Promise<Trip[]> {
  const { trips, isAll } = await loadNearTrips(queries, userId, bookings);
  return isAll ? trips : [];
}

/** The trips about the dates of some bookings that their account may change. */
async function loadNearTrips(
  queries: Queries,
  userId: string,
  bookings: readonly ReadBooking[],
): Promise<{ trips: Trip[]; isAll: boolean }> {
  const days = bookings.flatMap(({ departure }) => departure?.date ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { trips: [], isAll: true };
  const rows = await queries
    .selectFrom("trips")
    .leftJoin("members", (join) =>
      join.onRef("members.trip_id", "=", "trips.id").on("members.user_id", "=", userId),
    )
    .select("trips.id")
    .where((is) => is.or([is("owner_id", "=", userId), is("members.role", "=", "editor")]))
    .where((is) =>
      is.exists(
        is
          .selectFrom("routes")
          .select("routes.id")
          .whereRef("routes.trip_id", "=", "trips.id")
          .where("date", ">=", addDays(first, -movedDays))
          .where("date", "<", addDays(last, movedDays)),
      ),
    )
    .orderBy("trips.updated", "desc")
    .limit(tripsMax + 1)
    .execute();
  const trips: Trip[] = [];
  for (const { id } of rows.slice(0, tripsMax)) {
    const trip = await loadTrip(queries, id);
    if (trip) trips.push(trip);
  }
  return { trips, isAll: rows.length <= tripsMax };
}
