import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { focusAfterRow } from "./focus-after-row.ts";
import { daysOfOtherStops } from "./map-data.ts";
import type { MapEvent } from "./map-screen.ts";
import type { TripActions } from "./use-trip-actions.ts";

/**
 * What can be done with a point: each opens its dialog, but for deleting one that stands only once, which can be undone
 * and is not asked about. Other days need a trip that has some.
 */
export function openPointDialogs(
  trip: Trip,
  onEvent: (event: MapEvent) => void,
  actions: TripActions,
) {
  const open = (kind: "point" | "movePoint" | "putOnDays" | "deletePoint") => (pointId: string) =>
    onEvent({ kind: "open", dialog: { kind, pointId } });
  const hasOtherDays = trip.routes.length > 1;
  return {
    onEdit: open("point"),
    onMoveToDay: hasOtherDays ? open("movePoint") : undefined,
    onPutOnDays: hasOtherDays ? open("putOnDays") : undefined,
    onDelete: (pointId: string) => {
      const found = findPoint(trip, pointId);
      if (!found) return;
      if (daysOfOtherStops(trip, found.point).length > 0) return open("deletePoint")(pointId);
      focusAfterRow(found.route.points, pointId);
      actions.deletePoint(found.point, "stop");
    },
  };
}
