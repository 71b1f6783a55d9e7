import type { TripRight } from "@castor/core/members/rights.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapDialog } from "../map-screen.ts";

/** Who may open each dialog: other pages and keys ask for dialogs, too, and a right may end while one is open. */
const rights: Readonly<Record<MapDialog["kind"], TripRight>> = {
  settings: "trip-reader",
  copyTrip: "trip-reader",
  downloads: "trip-reader",
  offline: "trip-reader",
  check: "trip-member",
  share: "trip-member",
  trip: "trip-editor",
  dates: "trip-editor",
  import: "trip-editor",
  newRoute: "trip-editor",
  route: "trip-editor",
  deleteRoute: "trip-editor",
  insertDay: "trip-editor",
  moveDay: "trip-editor",
  duplicateDay: "trip-editor",
  swapDays: "trip-editor",
  generateDays: "trip-editor",
  orderDay: "trip-editor",
  bestDays: "trip-editor",
  newPoint: "trip-editor",
  pickExisting: "trip-editor",
  point: "trip-editor",
  movePoint: "trip-editor",
  putOnDays: "trip-editor",
  toTrip: "trip-editor",
  deletePoint: "trip-editor",
  idea: "trip-editor",
  ideaToDay: "trip-editor",
  ideaToTrip: "trip-editor",
};

/** True where the reader of a trip may open a dialog of its map. */
export const mayOpen = (trip: Trip, { kind }: MapDialog): boolean =>
  mayCall(trip, { access: { who: rights[kind] } });
