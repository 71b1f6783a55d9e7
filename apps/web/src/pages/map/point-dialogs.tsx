import { dayOf } from "@castor/core/basics/dates.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { DeletePointDialog } from "../../features/points/delete-point-dialog.tsx";
import { MovePointDialog } from "../../features/points/move-point-dialog.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import { EditPointPart, PutOnDaysPart } from "./dialog-parts.ts";
import { daysOfOtherStops, nightsWithout } from "./map-data.ts";
import type { MapEvent } from "./map-screen.ts";
import type { TripActions } from "./use-trip-actions.ts";

export interface PointDialogsProps {
  trip: Trip;
  kind: "point" | "movePoint" | "putOnDays" | "deletePoint";
  point: Point;
  route: Route;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The dialogs of a saved point: changed, moved, deleted. */
export function PointDialogs({ trip, kind, point, route, actions, onEvent }: PointDialogsProps) {
  const formats = useFormats();
  const days = useDayChoices(trip).filter(({ value }) => value !== route.id);
  const close = () => onEvent({ kind: "close" });
  const others = trip.routes
    .flatMap(({ points }) => points)
    .filter(({ id, linkId }) => id !== point.id && linkId === point.linkId);
  const alsoOn = daysOfOtherStops(trip, point)
    .map(({ date }) => formats.date(dayOf(date), "short"))
    .join(", ");
  if (kind === "putOnDays")
    return (
      <PutOnDaysPart
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
        days={days}
        onClose={close}
        onMove={(routeId) => {
          close();
          actions.movePoint(point.id, routeId);
        }}
      />
    );
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
    <EditPointPart
      trip={trip}
      route={route}
      point={point}
      others={others.length > 0 ? { days: alsoOn, count: others.length } : undefined}
      actions={actions}
      onEvent={onEvent}
    />
  );
}
