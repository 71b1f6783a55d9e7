import { firstDateOf, nameOfRead } from "@castor/core/bookings/inbound/name-of-read.ts";
import { tellChange } from "@castor/core/bookings/inbound/told-change.ts";
import type { NoticeDetail, NoticeKind } from "@castor/core/notices/notice.ts";
import type { Queries } from "../../db/database.ts";
import { tell } from "../../notices/notice-store.ts";
import type { PlacedBookings } from "./place-into-trip.ts";

/** Tells an account what was put into its trip: new stops, and what has changed of others. Each leads to the first of them. */
export async function tellPlaced(
  queries: Queries,
  userId: string,
  { trip, before, bookings, placement, stopOf }: PlacedBookings,
  now: Date,
): Promise<void> {
  const say = async (
    kind: NoticeKind,
    stopId: string,
    detail: Omit<NoticeDetail, "trip" | "who" | "role" | "stopId">,
  ) => {
    const all: NoticeDetail = { trip: before.name, who: "", role: null, stopId, ...detail };
    await tell(queries, { userId, tripId: trip.id, kind, subjectId: stopId, detail: all }, now);
  };
  const known = new Set(placement.known.map(({ read }) => read));
  const fresh = bookings.filter((read) => !known.has(read));
  const [first] = fresh;
  const stop = first && stopOf(first);
  if (first && stop)
    await say("bookingsPlaced", stop.id, {
      ...{ text: nameOfRead(first), value: firstDateOf(fresh), count: fresh.length },
    });
  const updated = placement.known.flatMap(({ read, point, update }) =>
    update ? [{ read, point, update }] : [],
  );
  const [one] = updated;
  if (one)
    await say("bookingsUpdated", one.point.id, {
      ...{ text: nameOfRead(one.read) || one.point.name, count: updated.length },
      change: tellChange(one.point, one.update),
    });
}
