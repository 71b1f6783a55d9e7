import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { hasDates } from "@castor/core/trips/trip-dates.ts";
import { useEffect, useState } from "react";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { LastKnown } from "../../../data/forms/last-known.tsx";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { loadWhenIdle } from "../../../device/loading/load-when-idle.ts";
import type { CheckState } from "../../../features/check/check-state.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { LazyBoundary } from "../../../ui/lazy/lazy-component.tsx";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapDialog, MapEvent, MapScreen } from "../map-screen.ts";
import { ExistingDialog } from "./existing-dialog.tsx";
import { IdeaDialogs } from "./idea-dialogs.tsx";
import {
  LazyCheckDialog,
  LazyCopyDialog,
  LazyDayDialogs,
  LazyDownloadsDialog,
  LazyEditTripDialog,
  LazyImportDialog,
  LazyMapSettingsDialog,
  LazyNeedsAccountDialog,
  LazyNewPointDialog,
  LazyOfflineMapDialog,
  LazyShareDialog,
  LazyTripDatesDialog,
  laterDialogs,
} from "./lazy-dialogs.ts";
import { mayOpen } from "./may-open.ts";
import { PointDialogs } from "./point-dialogs.tsx";
import { RouteDialogs } from "./route-dialogs.tsx";

export interface MapDialogsProps {
  trip: Trip;
  /** The day in view, if it is one. */
  current: Route | null;
  /** All days in view. */
  shown: readonly Route[];
  screen: MapScreen;
  check: CheckState;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The open dialog. Forms load after the page; the subject of a dialog may have been deleted. */
export function MapDialogs(props: MapDialogsProps) {
  const translate = useWords("common");
  const { canEdit } = props.trip;
  useEffect(() => (canEdit ? loadWhenIdle(laterDialogs) : undefined), [canEdit]);
  if (props.screen.dialog === null) return null;
  const fail = () => {
    props.onEvent({ kind: "close" });
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <LazyBoundary onFail={fail}>
      <OpenDialog {...props} />
    </LazyBoundary>
  );
}

/** What has no use, or no way, without an account. */
const needAccount: ReadonlySet<MapDialog["kind"]> = new Set<MapDialog["kind"]>([
  ...(["share", "copyTrip", "toTrip", "ideaToTrip", "downloads", "offline"] as const),
]);

const isAllowed = (trip: Trip, dialog: MapDialog | null): boolean =>
  dialog !== null && mayOpen(trip, dialog);

function OpenDialog(props: MapDialogsProps) {
  const { trip, current, shown, check, actions, onEvent } = props;
  const { dialog } = props.screen;
  // A right that ends while a form is open does not take it away with what was typed: its save says so.
  const [opened, setOpened] = useState({ dialog, isAllowed: isAllowed(trip, dialog) });
  if (opened.dialog !== dialog) setOpened({ dialog, isAllowed: isAllowed(trip, dialog) });
  const close = () => onEvent({ kind: "close" });
  const isDemo = useIsDemo(trip.id);
  if (dialog === null || !opened.isAllowed) return null;
  if (isDemo && needAccount.has(dialog.kind))
    return <LazyNeedsAccountDialog tripId={trip.id} onClose={close} />;
  switch (dialog.kind) {
    case "trip":
      return <LazyEditTripDialog tripId={trip.id} onClose={close} />;
    case "dates":
      return hasDates(trip) ? <LazyTripDatesDialog trip={trip} onClose={close} /> : null;
    case "settings":
      return <LazyMapSettingsDialog trip={trip} onEvent={onEvent} onClose={close} />;
    case "copyTrip":
      return <LazyCopyDialog trip={trip} onClose={close} />;
    case "downloads":
      return <LazyDownloadsDialog trip={trip} onClose={close} />;
    case "offline":
      return <LazyOfflineMapDialog trip={trip} onClose={close} />;
    case "import":
      return (
        <LazyImportDialog
          source={dialog.source}
          open={{ trip, dayId: current?.id ?? null }}
          onClose={close}
        />
      );
    case "check":
      return <LazyCheckDialog trip={trip} check={check} onClose={close} />;
    case "share":
      return <LazyShareDialog trip={trip} onClose={close} />;
    case "insertDay":
    case "moveDay":
    case "duplicateDay":
    case "swapDays":
    case "generateDays":
    case "orderDay":
    case "bestDays":
      return <LazyDayDialogs trip={trip} dialog={dialog} onEvent={onEvent} />;
    case "newRoute":
      return <RouteDialogs trip={trip} kind="newRoute" actions={actions} onEvent={onEvent} />;
    case "route":
    case "deleteRoute": {
      const { kind, routeId } = dialog;
      return (
        <LastKnown key={kind + routeId} now={trip.routes.find(({ id }) => id === routeId)}>
          {(route, isGone) => (
            <RouteDialogs
              {...{ trip, kind, route, isGone, actions, onEvent }}
              isCurrent={route.id === current?.id}
            />
          )}
        </LastKnown>
      );
    }
    case "newPoint":
      return (
        <LazyNewPointDialog
          trip={trip}
          shown={shown}
          draft={dialog.draft}
          routeId={dialog.routeId}
          order={dialog.order}
          typed={dialog.typed}
          actions={actions}
          onEvent={onEvent}
        />
      );
    case "pickExisting":
      return (
        <ExistingDialog trip={trip} routeId={dialog.routeId} actions={actions} onClose={close} />
      );
    case "idea":
    case "ideaToDay":
    case "ideaToTrip": {
      const { ids } = tripHistoryOf(trip.id).queue;
      const { kind, ideaId } = dialog;
      return (
        <LastKnown key={kind + ideaId} now={findIdea(trip, ids.currentId(ideaId)) ?? undefined}>
          {(idea, isGone) => <IdeaDialogs {...{ trip, idea, isGone, kind, actions, onEvent }} />}
        </LastKnown>
      );
    }
    default: {
      // The server may have named a new point since the dialog opened.
      const { ids } = tripHistoryOf(trip.id).queue;
      const { kind, pointId } = dialog;
      const found = findPoint(trip, ids.currentId(pointId));
      return (
        <LastKnown key={kind + pointId} now={found?.route}>
          {(route) => (
            <LastKnown now={found?.point}>
              {(point, isGone) => (
                <PointDialogs {...{ trip, kind, route, point, isGone, actions, onEvent }} />
              )}
            </LastKnown>
          )}
        </LastKnown>
      );
    }
  }
}
