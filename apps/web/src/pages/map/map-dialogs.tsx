import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect } from "react";
import { whenIdle } from "../../device/when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { PartBoundary } from "../../ui/late-part.tsx";
import { notify } from "../../ui/notify.ts";
import {
  DayDialogsPart,
  EditTripPart,
  loadDialogParts,
  MapSettingsPart,
  NewPointPart,
} from "./dialog-parts.ts";
import { ExistingDialog } from "./existing-dialog.tsx";
import type { MapEvent, MapScreen } from "./map-screen.ts";
import { PointDialogs } from "./point-dialogs.tsx";
import { RouteDialogs } from "./route-dialogs.tsx";
import type { TripActions } from "./use-trip-actions.ts";

export interface MapDialogsProps {
  trip: Trip;
  /** The day in view, if it is one. */
  current: Route | null;
  /** All days in view. */
  shown: readonly Route[];
  screen: MapScreen;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The open dialog. Forms load after the page; what a dialog speaks of may be gone by now. */
export function MapDialogs(props: MapDialogsProps) {
  const translate = useWords();
  const { canEdit } = props.trip;
  useEffect(() => (canEdit ? whenIdle(loadDialogParts) : undefined), [canEdit]);
  if (props.screen.dialog === null) return null;
  const fail = () => {
    props.onEvent({ kind: "close" });
    notify("error", translate("actions.notOpened"));
  };
  return (
    <PartBoundary onFail={fail}>
      <OpenDialog {...props} />
    </PartBoundary>
  );
}

function OpenDialog(props: MapDialogsProps) {
  const { trip, current, shown, actions, onEvent } = props;
  const { dialog } = props.screen;
  const close = () => onEvent({ kind: "close" });
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "trip":
      return <EditTripPart tripId={trip.id} onClose={close} />;
    case "settings":
      return <MapSettingsPart trip={trip} onEvent={onEvent} onClose={close} />;
    case "insertDay":
    case "moveDay":
    case "swapDays":
    case "generateDays":
      return <DayDialogsPart trip={trip} dialog={dialog} onEvent={onEvent} />;
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
        <NewPointPart
          trip={trip}
          shown={shown}
          draft={dialog.draft}
          actions={actions}
          onEvent={onEvent}
        />
      );
    case "pickExisting":
      return (
        <ExistingDialog trip={trip} routeId={dialog.routeId} actions={actions} onClose={close} />
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
