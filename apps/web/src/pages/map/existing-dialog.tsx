import type { Trip } from "@castor/core/trips/trip.ts";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import { PickExistingPart } from "./dialog-parts.ts";
import type { TripActions } from "./use-trip-actions.ts";

export interface ExistingDialogProps {
  trip: Trip;
  /** The day that points are picked for. */
  routeId: string;
  actions: TripActions;
  onClose: () => void;
}

/** Picks points of any day for one day. */
export function ExistingDialog({ trip, routeId, actions, onClose }: ExistingDialogProps) {
  const days = useDayChoices(trip);
  return (
    <PickExistingPart
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
