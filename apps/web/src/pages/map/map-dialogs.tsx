import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { lazy, Suspense } from "react";
import type { MapEvent, MapScreen } from "./map-screen.ts";
import { PointDialogs } from "./point-dialogs.tsx";
import { RouteDialogs } from "./route-dialogs.tsx";
import type { TripActions } from "./use-trip-actions.ts";

const EditTripDialog = lazy(async () => ({
  default: (await import("../../features/trips/edit-trip-dialog.tsx")).EditTripDialog,
}));
const NewPointDialog = lazy(async () => ({
  default: (await import("./new-point-dialog.tsx")).NewPointDialog,
}));

export interface MapDialogsProps {
  trip: Trip;
  /** The day in view, if it is one. */
  current: Route | null;
  screen: MapScreen;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The open dialog. Forms load when they are first opened; what a dialog speaks of may be gone by now. */
export function MapDialogs(props: MapDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ trip, current, screen: { dialog }, actions, onEvent }: MapDialogsProps) {
  const close = () => onEvent({ kind: "close" });
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "trip":
      return <EditTripDialog tripId={trip.id} onClose={close} />;
    case "newRoute":
      return <RouteDialogs trip={trip} kind="newRoute" actions={actions} onEvent={onEvent} />;
    case "route":
    case "deleteRoute": {
      const route = trip.routes.find(({ id }) => id === dialog.routeId);
      return route ? (
        <RouteDialogs
          trip={trip}
          kind={dialog.kind}
          route={route}
          isCurrent={route.id === current?.id}
          actions={actions}
          onEvent={onEvent}
        />
      ) : null;
    }
    case "newPoint":
      return (
        <NewPointDialog
          trip={trip}
          current={current}
          draft={dialog.draft}
          actions={actions}
          onEvent={onEvent}
        />
      );
    default: {
      const found = findPoint(trip, dialog.pointId);
      return found ? (
        <PointDialogs
          trip={trip}
          kind={dialog.kind}
          {...found}
          actions={actions}
          onEvent={onEvent}
        />
      ) : null;
    }
  }
}
