import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { DeletePointDialog } from "../../../features/points/delete-point-dialog.tsx";
import { MovePointDialog } from "../../../features/points/move-point-dialog.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useDayChoices } from "../../../things/use-day-choices.ts";
import type { TripActions } from "../actions/use-trip-actions.ts";
import { daysOfOtherStops, nightsWithout } from "../canvas/map-data.ts";
import type { MapEvent } from "../map-screen.ts";
import { LazyEditPointDialog, LazyPutOnDaysDialog, LazyToTripDialog } from "./lazy-dialogs.ts";

export interface PointDialogsProps {
  trip: Trip;
  kind: "point" | "movePoint" | "putOnDays" | "toTrip" | "deletePoint";
  point: Point;
  route: Route;
  /** It was deleted while the dialog was open: of the dialogs its form alone stays. */
  isGone: boolean;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The dialogs of a saved point: edit, move, put on other days, take to another trip, delete. */
export function PointDialogs(props: PointDialogsProps) {
  const { trip, kind, point, route, isGone, actions, onEvent } = props;
  const formats = useFormats();
  const days = useDayChoices(trip).filter(({ value }) => value !== route.id);
  const close = () => onEvent({ kind: "close" });
  const others = trip.routes
    .flatMap(({ points }) => points)
    .filter(({ id, linkId }) => id !== point.id && linkId === point.linkId);
  const alsoOn = daysOfOtherStops(trip, point)
    .map(({ date }) => formats.date(dayOf(date), "short"))
    .join(", ");
  if (isGone && kind !== "point") return null;
  if (kind === "putOnDays")
    return (
      <LazyPutOnDaysDialog
        point={point}
        days={days.map((day) => ({
          ...day,
          isHere: others.some(({ routeId }) => routeId === day.value),
        }))}
        nights={nightsWithout(trip, point).map(({ id }) => id)}
        onClose={close}
        onPut={(routeIds) => {
          close();
          actions.putOnDays(point, routeIds);
        }}
      />
    );
  if (kind === "movePoint")
    return (
      <MovePointDialog
        point={point}
        routes={trip.routes.filter(({ id }) => id !== route.id)}
        onClose={close}
        onMove={(routeId) => {
          close();
          actions.movePoint(point.id, routeId);
        }}
        onToIdeas={() => {
          close();
          actions.takeToIdeas(point.id);
        }}
      />
    );
  if (kind === "toTrip") return <LazyToTripDialog trip={trip} points={[point]} onClose={close} />;
  if (kind === "deletePoint")
    return (
      <DeletePointDialog
        point={point}
        alsoOn={alsoOn}
        onClose={close}
        onDelete={(what) => {
          close();
          actions.deletePoint(point, what);
        }}
      />
    );
  return (
    <LazyEditPointDialog
      trip={trip}
      route={route}
      point={point}
      isGone={isGone}
      others={others.length > 0 ? { days: alsoOn, count: others.length } : undefined}
      actions={actions}
      onEvent={onEvent}
    />
  );
}
