import {
  dateForNewRoute,
  type Route,
  type RouteForm as RouteFields,
} from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRef, useState } from "react";
import type { UnsureTry } from "../../data/make-once.ts";
import { callerZone } from "../../device/time-zone.ts";
import { DeleteRouteDialog } from "../../features/routes/delete-route-dialog.tsx";
import { RouteFormPart } from "./dialog-parts.ts";
import type { MapEvent } from "./map-screen.ts";
import type { TripActions } from "./use-trip-actions.ts";

type RouteDialogsProps = {
  trip: Trip;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
} & ({ kind: "newRoute" } | { kind: "route" | "deleteRoute"; route: Route; isCurrent: boolean });

function newRouteOf(trip: Trip): RouteFields {
  return {
    name: "",
    icon: "none",
    description: "",
    date: dateForNewRoute(trip.routes, new Date(), callerZone()),
    moveType: "car",
  };
}

/** The dialogs of a day: new, changed, deleted. */
export function RouteDialogs(props: RouteDialogsProps) {
  const { trip, actions, onEvent } = props;
  // The form's beginning does not change under the hands of who fills it in.
  const [fresh] = useState(() => newRouteOf(trip));
  const unsure = useRef<UnsureTry<RouteFields>>(null);
  const close = () => onEvent({ kind: "close" });
  if (props.kind === "deleteRoute") {
    const { route, isCurrent } = props;
    return (
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
    const { route } = props;
    return (
      <RouteFormPart
        saved={route}
        onClose={close}
        onSave={async (change) => {
          const error = await actions.saveRoute(route.id, change);
          if (!error) close();
          return error;
        }}
      />
    );
  }
  return (
    <RouteFormPart
      start={fresh}
      saved={null}
      onClose={close}
      onSave={async (form) => {
        const error = await actions.addRoute(form, unsure);
        if (!error) onEvent({ kind: "added" });
        return error;
      }}
    />
  );
}
