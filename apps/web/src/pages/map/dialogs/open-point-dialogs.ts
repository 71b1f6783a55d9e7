import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import { daysOfOtherStops } from "../canvas/map-data.ts";
import type { MapEvent } from "../map-screen.ts";
import { focusAfterRow } from "../plan/focus-after-row.ts";

/**
 * The actions of a point: each opens its dialog, except deleting a point with one stop, which can be undone and does not
 * ask. Actions with other days need a trip that has them.
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
