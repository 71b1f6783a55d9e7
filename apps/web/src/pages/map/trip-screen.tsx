import { roundPosition } from "@castor/core/geo/round-position.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo, useReducer, useRef } from "react";
import { type AskedDialog, useAskedDialog } from "../../data/asked-dialog.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { useKeptEqual } from "../../data/use-kept-equal.ts";
import { findingsOf } from "../../features/check/check-state.ts";
import { useTripCheck } from "../../features/check/use-trip-check.ts";
import { useNotesSentOnLeave } from "../../features/notes/use-note-actions.ts";
import { SearchBox } from "../../features/services/search-box.tsx";
import type { MapView } from "../../map/camera/map-camera.ts";
import { useStable } from "../../ui/interaction/use-stable.ts";
import { useFocusOnRow, useFocusReturn } from "./actions/use-focus-return.ts";
import { useOpenPoint } from "./actions/use-open-point.ts";
import { useTripActions } from "./actions/use-trip-actions.ts";
import { LegendOnMap } from "./canvas/legend-on-map.tsx";
import { MapArea } from "./canvas/map-area.tsx";
import { isInView, withWarnings } from "./canvas/map-data.ts";
import { useCameraPlan } from "./canvas/use-camera-plan.ts";
import { useTripView } from "./canvas/use-trip-view.ts";
import { MapDialogs } from "./dialogs/map-dialogs.tsx";
import { FoundOnMapCard } from "./found/found-on-map-card.tsx";
import { useAddFound } from "./found/use-add-found.ts";
import { useDayForPlace } from "./found/use-day-for-place.ts";
import { useFound, useLastRow } from "./found/use-found.ts";
import { changeScreen, initialScreen, type MapDialog, type MapEvent } from "./map-screen.ts";
import { Plan } from "./plan/plan.tsx";
import { TripFrame } from "./trip-frame.tsx";
import { usePointAddress } from "./use-point-address.ts";

export interface TripScreenProps {
  trip: Trip;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
}

const ofMap = (asked: AskedDialog): MapDialog | null => (asked.kind === "newNote" ? null : asked);

/** A trip on its map: joins the plan, the map, the search and the dialogs. */
export function TripScreen({ trip, chosen }: TripScreenProps) {
  const [screen, dispatch] = useReducer(changeScreen, trip, initialScreen);
  const plan = useRef<HTMLDivElement>(null);
  const rememberOpener = useFocusReturn(screen.dialog !== null, plan);
  const { onEvent } = useStable({
    onEvent(event: MapEvent) {
      if (event.kind === "open") rememberOpener();
      dispatch(event);
    },
  });
  const actions = useStable(useTripActions(trip));
  useAskedDialog(trip.id, ofMap, (dialog) => onEvent({ kind: "open", dialog }));
  // Here and not in the notes panel, which disappears when a point is opened.
  useNotesSentOnLeave();
  const [pointId, setPointId] = usePointAddress(trip.id);
  const view = useRef<MapView | null>(null);

  const selected = pointId ? findPoint(trip, pointId) : null;
  const selectedId = selected?.point.id ?? null;
  const keptId = useFocusOnRow(selectedId);
  const isEditing = trip.canEdit && screen.mode === "edit";
  const hasDays = trip.routes.length > 0;
  const isPlain = screen.dialog === null && screen.found === null && selectedId === null;
  // Of two tours the one that is offered last is shown first.
  useTour("editMapTour", isEditing && isPlain && chosen.kind === "one");
  useTour("mapTour", trip.canEdit && isPlain && hasDays);

  const seen = useTripView(trip, chosen, selectedId);
  const { current, shown, path } = seen;
  const isChecked = seen.isMapReady || screen.dialog?.kind === "check";
  const check = useTripCheck(trip, trip.canEdit && isChecked);
  const { markers: unmarked } = seen;
  // The same list while none of them changes: the map gets no other data then.
  const markers = useKeptEqual(
    useMemo(() => withWarnings(unmarked, findingsOf(check)), [unmarked, check]),
  );
  const { ids } = tripHistoryOf(trip.id).queue;
  const { camera, whole, flyTo, show } = useCameraPlan(trip, shown, ids.firstId);
  const { find, giveFocusBack } = useFound(onEvent);
  const forPlace = useDayForPlace(trip, shown);
  const addFound = useAddFound(trip, forPlace, onEvent);
  const showLastRow = useLastRow(plan);
  const hasPoints = trip.routes.some(({ points }) => points.length > 0);

  const select = (id: string | null) => {
    setPointId(id);
    if (id) onEvent({ kind: "select" });
  };
  const { selectInList } = useStable({
    selectInList(id: string | null) {
      select(id);
      const point = id ? findPoint(trip, id)?.point : null;
      if (point && !isInView(point, view.current)) flyTo(point);
    },
  });
  const openPoint = useOpenPoint(shown, selectInList);
  const addPoint = () => {
    onEvent({ kind: "setMode", mode: "edit" });
    onEvent({ kind: "open", dialog: { kind: "newPoint", draft: null } });
  };
  const context = {
    trip,
    screen,
    check,
    onEvent,
    actions,
    onSelect: selectInList,
    onAddPoint: addPoint,
    keptId,
  };

  return (
    <>
      <TripFrame
        rest={screen.rest}
        hasPoint={selected !== null}
        onRest={(rest) => onEvent({ kind: "rest", rest })}
        onAdd={trip.canEdit && hasDays ? addPoint : undefined}
        search={
          chosen.kind === "empty" && !trip.canEdit ? null : (
            <SearchBox
              routes={trip.routes}
              near={() => view.current?.center ?? null}
              origin={current?.points.at(-1) ?? null}
              onOpenPoint={openPoint}
              onChoose={(place, isSure) => {
                const isAdded = isSure && trip.canEdit && !place.area;
                if (!isAdded || !hasPoints || !isInView(place, view.current)) show(place);
                if (!isAdded) find(place);
                else if (addFound(place) === current?.id) showLastRow();
              }}
              hasFound={screen.found !== null && !screen.found.isAdded}
              onClear={() => onEvent({ kind: "forgetFound" })}
            />
          )
        }
        plan={
          <Plan
            {...context}
            view={plan}
            chosen={chosen}
            path={path}
            countMissing={seen.countMissing}
            selected={selected}
          />
        }
        legend={
          chosen.kind === "several" ? <LegendOnMap trip={trip} shown={chosen.routes} /> : null
        }
        map={(inset) => (
          <>
            <MapArea
              screen={screen}
              tileType={trip.tileType}
              markers={markers}
              paths={seen.paths}
              onReady={seen.onMapReady}
              camera={camera}
              whole={whole}
              inset={inset}
              isEditing={isEditing}
              canEdit={trip.canEdit && hasDays}
              isWide={current === null}
              onEvent={onEvent}
              onSelect={select}
              onFind={find}
              onPress={(at, spot) => {
                if (selectedId) select(null);
                else if (isEditing) find(roundPosition(at), spot);
                else if (screen.found) onEvent({ kind: "forgetFound" });
              }}
              onMarkerDragEnd={actions.dragPoint}
              onLook={(now) => {
                view.current = now;
              }}
            />
            <FoundOnMapCard
              trip={trip}
              found={screen.found}
              forPlace={forPlace}
              inset={inset}
              onEvent={onEvent}
              onAdded={(dayId) => {
                if (dayId === current?.id) showLastRow();
              }}
              onLeave={giveFocusBack}
            />
          </>
        )}
      />
      <MapDialogs
        trip={trip}
        current={current}
        shown={shown}
        screen={screen}
        check={check}
        actions={actions}
        onEvent={(event) => {
          onEvent(event);
          // A place chosen by its name may lie outside the map.
          if (event.kind === "added" && event.at && !isInView(event.at, view.current))
            flyTo(event.at);
        }}
      />
    </>
  );
}
