import type { Trip } from "@castor/core/trips/trip.ts";
import type { CheckState } from "../../../features/check/check-state.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapEvent, MapScreen } from "../map-screen.ts";

/** The props that all parts of the plan share. */
export interface PlanContext {
  trip: Trip;
  screen: MapScreen;
  check: CheckState;
  onEvent: (event: MapEvent) => void;
  actions: TripActions;
  /** Selects a point and shows it on the map; null returns to the day. */
  onSelect: (pointId: string | null) => void;
  onAddPoint: () => void;
  /** The last selected point: its row stays drawn, so that the focus can return to it. */
  keptId: string | null;
}
