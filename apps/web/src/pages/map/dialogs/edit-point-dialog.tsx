import { findNextStop } from "@castor/core/bookings/next-stop.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { addPointAnew } from "../../../features/points/add-point-anew.ts";
import { PointForm, type PointFormProps } from "../../../features/points/point-form.tsx";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapEvent } from "../map-screen.ts";

export interface EditPointDialogProps {
  trip: Trip;
  route: Route;
  point: Point;
  /** It was deleted while its form was open. */
  isGone: boolean;
  others: PointFormProps["others"];
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The form of a saved point. */
export function EditPointDialog(props: EditPointDialogProps) {
  const { trip, route, point, isGone, others, actions, onEvent } = props;
  const close = () => onEvent({ kind: "close" });
  return (
    <PointForm
      saved={point}
      isGone={isGone}
      moveType={route.moveType}
      draftName={`point ${point.id}`}
      date={dayOf(route.date)}
      currency={seesMoneyOf(trip) ? trip.currency : null}
      people={trip}
      nextStop={findNextStop(trip.routes, point.id)}
      others={others}
      onClose={close}
      onSave={async (change) => {
        const error = isGone
          ? await addPointAnew(trip, change, point.routeId)
          : await actions.savePoint(point.id, change);
        if (!error) close();
        return error;
      }}
    />
  );
}
