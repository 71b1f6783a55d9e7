import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapEvent, MapScreen } from "./map-screen.ts";
import type { TripActions } from "./use-trip-actions.ts";

/** What the parts of the plan need to know and may do. */
export interface PlanContext {
  trip: Trip;
  screen: MapScreen;
  onEvent: (event: MapEvent) => void;
  actions: TripActions;
  /** Selects a point and shows it on the map; null goes back to the day. */
  onSelect: (pointId: string | null) => void;
  onAddPoint: () => void;
  /** The point that was selected last: its row is there to come back to. */
  keptId: string | null;
}
