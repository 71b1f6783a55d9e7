import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import type { PointListProps } from "../../../features/points/point-list.tsx";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import { daysOfOtherStops } from "../canvas/map-data.ts";
import type { MapEvent } from "../map-screen.ts";
import { focusAfterRow } from "../plan/focus-after-row.ts";

/**
 * The actions of a point: each opens its dialog, except deleting a point with one stop, which can be undone and does not
 * ask. Actions with other days need a trip that has them. The same object as long as it has.
 */
export function usePointDialogs(
  trip: Trip,
  onEvent: (event: MapEvent) => void,
  actions: TripActions,
): PointListProps["actions"] {
  const open =
    (kind: "point" | "movePoint" | "putOnDays" | "toTrip" | "deletePoint") => (pointId: string) =>
      onEvent({ kind: "open", dialog: { kind, pointId } });
  const hasOtherDays = trip.routes.length > 1;
  const can = useStable({
    onEdit: open("point"),
    onMoveToDay: open("movePoint"),
    onPutOnDays: open("putOnDays"),
    onToIdeas: (pointId: string) => {
      const found = findPoint(trip, pointId);
      if (found) focusAfterRow(found.route.points, pointId);
      actions.takeToIdeas(pointId);
    },
    onToTrip: open("toTrip"),
    onDuplicate: (pointId: string) => actions.duplicatePoint(pointId),
    onDelete: (pointId: string) => {
      const found = findPoint(trip, pointId);
      if (!found) return;
      if (daysOfOtherStops(trip, found.point).length > 0) return open("deletePoint")(pointId);
      focusAfterRow(found.route.points, pointId);
      actions.deletePoint(found.point, "stop");
    },
  });
  return useMemo(
    () => (hasOtherDays ? can : { ...can, onMoveToDay: undefined, onPutOnDays: undefined }),
    [hasOtherDays, can],
  );
}
