import { firstDateOf, nameOfRead } from "@castor/core/bookings/inbound/name-of-read.ts";
import { tellChange } from "@castor/core/bookings/inbound/told-change.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import type { NoticeDetail, NoticeKind } from "@castor/core/notices/notice.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { tell } from "../../notices/notice-store.ts";
import type { PlacedBookings } from "./place-into-trip.ts";

/** The booking that begins first. */
const firstOf = <T extends { read: ReadBooking }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => keyOf(one.read).localeCompare(keyOf(other.read))).at(0);
const keyOf = ({ departure }: ReadBooking): string =>
  `${departure?.date} ${departure?.time ?? "24:00"}`;

/** Tells an account what was put into its trip: new stops, and what has changed of others. Each leads to the first of them, or to the trip. */
export async function tellPlaced(
  queries: Queries,
  userId: string,
  { trip, before, bookings, placement, stopOf }: PlacedBookings,
  now: Date,
): Promise<void> {
  const say = async (
    kind: NoticeKind,
    read: ReadBooking,
    more: Pick<NoticeDetail, "count" | "change">,
  ) => {
    const stopId = stopOf(read)?.id;
    const detail: NoticeDetail = {
      ...{ trip: before.name, who: "", role: null, text: nameOfRead(read) },
      ...{ value: firstDateOf([read]), ...more, ...(stopId !== undefined && { stopId }) },
    };
    // Each is of its own: an earlier one that nobody has read stays.
    await tell(queries, { userId, tripId: trip.id, kind, subjectId: createId(), detail }, now);
  };
  const known = new Set(placement.known.map(({ read }) => read));
  const fresh = bookings.filter((read) => !known.has(read)).map((read) => ({ read }));
  const first = firstOf(fresh);
  if (first) await say("bookingsPlaced", first.read, { count: fresh.length });
  const updated = placement.known.flatMap(({ read, point, update }) =>
    update ? [{ read, point, update }] : [],
  );
  const one = firstOf(updated);
  if (one) {
    const change = tellChange(one.point, one.update);
    await say("bookingsUpdated", one.read, { count: updated.length, change });
  }
}
