import type { Trip } from "@castor/core/trips/trip.ts";
import { useDayChoices } from "../../../things/use-day-choices.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import { LazyPickExistingDialog } from "./lazy-dialogs.ts";

export interface ExistingDialogProps {
  trip: Trip;
  /** The day that gets the picked points. */
  routeId: string;
  actions: TripActions;
  onClose: () => void;
}

/** Picks existing points of any day for one day. */
export function ExistingDialog({ trip, routeId, actions, onClose }: ExistingDialogProps) {
  const days = useDayChoices(trip);
  return (
    <LazyPickExistingDialog
      routes={trip.routes}
      routeId={routeId}
      days={days}
      onClose={onClose}
      onPick={(points) => {
        onClose();
        actions.pickPoints(points, routeId);
      }}
    />
  );
}
