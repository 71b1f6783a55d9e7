import type { Point } from "@castor/core/points/point.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { daysOfOtherStops } from "../canvas/map-data.ts";

/** The other days of a point's place, in words; mostly empty. */
export function useOtherDays(trip: Trip): (point: Point) => string {
  const { date } = useFormats();
  return (point) =>
    daysOfOtherStops(trip, point)
      .map((day) => date(dayOf(day.date), "short"))
      .join(", ");
}
