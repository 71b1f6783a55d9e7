import { findIdea } from "@castor/core/points/edit/edit-ideas.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRef } from "react";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { useTripCheck } from "../../features/check/use-trip-check.ts";
import { ImportDrop } from "../../features/imports/import-drop.tsx";
import { useNotesSentOnLeave } from "../../features/notes/use-note-actions.ts";
import type { MapView } from "../../map/camera/map-camera.ts";
import { PeopleLater } from "../../things/people/people-later.tsx";
import { useStable } from "../../ui/interaction/use-stable.ts";
import { useFocusOnRow } from "./actions/use-focus-return.ts";
import { useOpenPoint } from "./actions/use-open-point.ts";
import { useTripActions } from "./actions/use-trip-actions.ts";
import { isInView } from "./canvas/map-data.ts";
import { MapWithFound } from "./canvas/map-with-found.tsx";
import { useCameraPlan } from "./canvas/use-camera-plan.ts";
import { useTripView } from "./canvas/use-trip-view.ts";
import { useWarnedMarkers } from "./canvas/use-warned-markers.ts";
import { MapDialogs } from "./dialogs/map-dialogs.tsx";
import { TripSearch } from "./found/trip-search.tsx";
import { useDayForPlace } from "./found/use-day-for-place.ts";
import { useFound, useLastRow } from "./found/use-found.ts";
import type { MapEvent } from "./map-screen.ts";
import { Plan } from "./plan/plan.tsx";
import { TripFrame } from "./trip-frame.tsx";
import { useMapScreen, useMapTours } from "./use-map-screen.ts";
import { usePointAddress } from "./use-point-address.ts";

export interface TripScreenProps {
  trip: Trip;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
}

/** A trip on its map: joins the plan, the map, the search and the dialogs. */
export function TripScreen({ trip, chosen }: TripScreenProps) {
  const plan = useRef<HTMLDivElement>(null);
  const { screen, onEvent } = useMapScreen(trip, plan);
  const actions = useStable(useTripActions(trip));
  // Here and not in the notes panel, which disappears when a point is opened.
  useNotesSentOnLeave();
  const [pointId, setPointId] = usePointAddress(trip.id);
  const view = useRef<MapView | null>(null);

  const selected = pointId ? findPoint(trip, pointId) : null;
  const idea = pointId ? (findIdea(trip, pointId) ?? null) : null;
  const selectedId = (selected?.point ?? idea)?.id ?? null;
  const keptId = useFocusOnRow(selectedId);
  const isEditing = trip.canEdit && screen.mode === "edit";
  const isPlain = screen.dialog === null && screen.found === null && selectedId === null;
  useMapTours(trip, chosen, { isEditing, isPlain });

  const seen = useTripView(trip, chosen, selectedId);
  const { current, shown, path, paths, legsOf } = seen;
  const isChecked = seen.isMapReady || screen.dialog?.kind === "check";
  const check = useTripCheck(trip, isMemberOf(trip) && isChecked);
  const markers = useWarnedMarkers(seen.markers, check);
  const { ids } = tripHistoryOf(trip.id).queue;
  const { camera, whole, flyTo, show } = useCameraPlan(trip, shown, ids.firstId);
  const { find, giveFocusBack } = useFound(onEvent);
  const forPlace = useDayForPlace(trip, shown);
  const showLastRow = useLastRow(plan);

  const select = (id: string | null) => {
    setPointId(id);
    if (id) onEvent({ kind: "select" });
  };
  const { onSelect } = useStable({
    onSelect(id: string | null) {
      select(id);
      const point = id ? (findPoint(trip, id)?.point ?? findIdea(trip, id)) : null;
      if (point && !isInView(point, view.current)) flyTo(point);
    },
  });
  const onOpenPoint = useOpenPoint(shown, onSelect);
  const onAddPoint = () => {
    onEvent({ kind: "setMode", mode: "edit" });
    onEvent({ kind: "open", dialog: { kind: "newPoint", draft: null } });
  };
  const isSearchable = chosen.kind !== "empty" || trip.canEdit;
  const onAdded = (dayId: string) => {
    if (dayId === current?.id) showLastRow();
  };
  const search = isSearchable ? (
    <TripSearch
      {...{ trip, view, forPlace, show, onOpenPoint, onAdded, onEvent }}
      origin={current?.points.at(-1) ?? null}
      hasFound={screen.found !== null && !screen.found.isAdded}
      onFind={find}
    />
  ) : null;
  const onDialogEvent = (event: MapEvent) => {
    onEvent(event);
    // A place chosen by its name may lie outside the map.
    if (event.kind === "added" && event.position && !isInView(event.position, view.current))
      flyTo(event.position);
  };
  const shared = { trip, screen, check, actions };
  return (
    <>
      <TripFrame
        rest={screen.rest}
        hasPoint={selectedId !== null}
        onRest={(rest) => onEvent({ kind: "rest", rest })}
        onAdd={trip.canEdit && trip.routes.length > 0 ? onAddPoint : undefined}
        search={search}
        people={<PeopleLater trip={trip} />}
        plan={
          <Plan
            {...{ ...shared, onEvent, onSelect, onAddPoint, keptId }}
            {...{ chosen, path, legsOf, selected, idea }}
            view={plan}
          />
        }
        map={(inset) => (
          <MapWithFound
            {...{ trip, screen, markers, paths, camera, whole, inset, isEditing, selectedId }}
            {...{ forPlace, onAdded, onEvent }}
            isWide={current === null}
            onReady={seen.onMapReady}
            onSelect={select}
            onFind={find}
            onMarkerDragEnd={actions.dragPoint}
            onLook={(now) => {
              view.current = now;
            }}
            onLeave={giveFocusBack}
          />
        )}
      />
      {/* A day in view takes files itself. */}
      {trip.canEdit && isPlain && current === null ? (
        <ImportDrop
          onFiles={(source) => onEvent({ kind: "open", dialog: { kind: "import", source } })}
        />
      ) : null}
      <MapDialogs {...{ ...shared, current, shown }} onEvent={onDialogEvent} />
    </>
  );
}
