import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapEvent } from "./map-screen.ts";

/** What can be done with a point: each opens its dialog. Moving needs another day to move to. */
export function openPointDialogs(trip: Trip, onEvent: (event: MapEvent) => void) {
  const open = (kind: "point" | "movePoint" | "deletePoint") => (pointId: string) =>
    onEvent({ kind: "open", dialog: { kind, pointId } });
  return {
    onEdit: open("point"),
    onMoveToDay: trip.routes.length > 1 ? open("movePoint") : undefined,
    onDelete: open("deletePoint"),
  };
}
