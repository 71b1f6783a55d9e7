import {
  dateForNewRoute,
  type Route,
  type RouteForm as RouteFields,
} from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { DeleteRouteDialog } from "../../../features/routes/delete-route-dialog.tsx";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapEvent } from "../map-screen.ts";
import { LazyRouteForm } from "./lazy-dialogs.ts";

type RouteDialogsProps = {
  trip: Trip;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
} & (
  | { kind: "newRoute" }
  | { kind: "route" | "deleteRoute"; route: Route; isCurrent: boolean; isGone: boolean }
);

function newRouteOf(trip: Trip): RouteFields {
  return {
    name: "",
    icon: "none",
    description: "",
    date: dateForNewRoute(trip.routes, new Date(), browserTimeZone()),
    moveType: "car",
  };
}

/** The dialogs of a day: new, edit, delete. */
export function RouteDialogs(props: RouteDialogsProps) {
  const { trip, actions, onEvent } = props;
  // The initial values do not change while the form is filled in.
  const [fresh] = useState(() => newRouteOf(trip));
  const close = () => onEvent({ kind: "close" });
  const add = async (form: RouteFields) => {
    const error = await actions.addRoute(form);
    if (!error) onEvent({ kind: "added" });
    return error;
  };
  if (props.kind === "deleteRoute") {
    const { route, isCurrent, isGone } = props;
    return isGone ? null : (
      <DeleteRouteDialog
        route={route}
        onClose={close}
        onDelete={() => {
          close();
          void actions.deleteRoute(route.id, isCurrent);
        }}
      />
    );
  }
  if (props.kind === "route") {
    const { route, isGone } = props;
    return (
      <LazyRouteForm
        saved={route}
        onAdd={isGone ? add : undefined}
        onClose={close}
        onSave={async (change) => {
          const error = await actions.saveRoute(route.id, change);
          if (!error) close();
          return error;
        }}
      />
    );
  }
  return <LazyRouteForm start={fresh} saved={null} onClose={close} onSave={add} />;
}
