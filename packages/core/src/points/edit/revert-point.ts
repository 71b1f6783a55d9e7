import { revertFields } from "../../basics/apply-patch.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Idea } from "../idea.ts";
import type { Point, PointChange } from "../point.ts";
import { findIdea } from "./edit-ideas.ts";
import { findPoint } from "./edit-points.ts";

type Block = "finance" | "hotelData" | "booking";

/** The present values of the fields that a change of a block names. The whole block where the change removes it. */
function revertBlock<K extends Block>(before: Idea, change: PointChange, block: K) {
  const sent = change[block];
  const now = before[block];
  if (sent === undefined) return {};
  if (sent === null || now === null) return sent === now ? {} : { [block]: now };
  const back = revertFields<object>(now, sent);
  return back ? { [block]: back } : {};
}

/** Booking and reservation as they are, where the change touches either: each follows the other (`changeBooked`). */
function revertBooked(before: Idea, change: PointChange) {
  const { booking, reservationTime } = before;
  const back = revertBlock(before, change, "booking");
  if (change.booking === undefined)
    return (change.reservationTime ?? null) !== reservationTime &&
      change.reservationTime !== undefined &&
      booking?.departure
      ? { booking: { departure: booking.departure } }
      : {};
  const isOfTime = change.booking === null || change.booking.departure !== undefined;
  return "booking" in back ? { ...back, ...(isOfTime && { reservationTime }) } : {};
}

/**
 * The change that undoes `change` of a stop or an idea and gives it the values that it has in `trip`. It contains only the fields
 * that `change` changes, in blocks too, so other users' later changes stay. Null where `change` changes nothing.
 */
export function revertPoint(trip: Trip, id: string, change: PointChange): PointChange | null {
  const point = findPoint(trip, id)?.point;
  const before = point ?? findIdea(trip, id);
  if (!before) return null;
  const { excludeFromRoute, routeMode, finance: _, hotelData: __, booking: ___, ...ofAny } = change;
  // An idea has no way to it.
  const fields = point && routeMode !== undefined ? { ...ofAny, routeMode } : ofAny;
  // The mode says both. With the exclusion sent beside it, the two could contradict each other.
  const isToldMode = excludeFromRoute !== undefined && excludeFromRoute !== point?.excludeFromRoute;
  const back: PointChange = {
    ...revertFields<Partial<Point>>(before, fields),
    ...(point && isToldMode && { routeMode: point.routeMode }),
    ...revertBlock(before, change, "finance"),
    ...revertBlock(before, change, "hotelData"),
    ...revertBooked(before, change),
  };
  return Object.keys(back).length > 0 ? back : null;
}
