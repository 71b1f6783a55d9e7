import type { Point } from "@castor/core/points/point.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { daysOfOtherStops } from "../canvas/map-data.ts";

/** The other days of a point's place, in words; mostly empty. */
export function useOtherDays(trip: Trip): (point: Point) => string {
  const { date } = useFormats();
  const { routes } = trip;
  // Each row asks: the days of a place are only looked for where it has several stops.
  const stops = useMemo(
    () =>
      Map.groupBy(
        routes.flatMap(({ points }) => points),
        ({ linkId }) => linkId,
      ),
    [routes],
  );
  return (point) =>
    (stops.get(point.linkId)?.length ?? 0) > 1
      ? daysOfOtherStops(trip, point)
          .map((day) => date(dayOf(day.date), "short"))
          .join(", ")
      : "";
}
