import { findPoint } from "@castor/core/points/edit-points.ts";
import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useReducer, useRef } from "react";
import { useIsPhone } from "../../device/media.ts";
import { useNotesSentOnLeave } from "../../features/notes/use-note-actions.ts";
import { SearchBox } from "../../features/services/search-box.tsx";
import type { MapView } from "../../map/map-camera.ts";
import { LegendOnMap } from "./legend-on-map.tsx";
import { MapArea } from "./map-area.tsx";
import { isInView, roundPosition } from "./map-data.ts";
import { MapDialogs } from "./map-dialogs.tsx";
import { changeScreen, firstScreen, type MapEvent } from "./map-screen.ts";
import { Plan } from "./plan.tsx";
import { TripFrame } from "./trip-frame.tsx";
import { useCameraPlan } from "./use-camera-plan.ts";
import { useFocusOnRow, useFocusReturn } from "./use-focus-return.ts";
import { usePointAddress } from "./use-point-address.ts";
import { useTripActions } from "./use-trip-actions.ts";
import { useTripView } from "./use-trip-view.ts";

export interface TripScreenProps {
  trip: Trip;
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>;
}

/** A trip on its map: puts the plan, the map, the search and the dialogs together. */
export function TripScreen({ trip, chosen }: TripScreenProps) {
  const [screen, dispatch] = useReducer(changeScreen, firstScreen);
  const plan = useRef<HTMLDivElement>(null);
  const rememberOpener = useFocusReturn(screen.dialog !== null, plan);
  const onEvent = (event: MapEvent) => {
    if (event.kind === "open" || event.kind === "find") rememberOpener();
    dispatch(event);
  };
  const actions = useTripActions(trip);
  // Not of their panel: it goes as soon as a point is opened.
  useNotesSentOnLeave();
  const [pointId, setPointId] = usePointAddress();
  const view = useRef<MapView | null>(null);
  const isPhone = useIsPhone();

  const selected = pointId ? findPoint(trip, pointId) : null;
  const selectedId = selected?.point.id ?? null;
  const keptId = useFocusOnRow(selectedId);
  const isEditing = trip.canEdit && screen.mode === "edit";
  const canAdd = isEditing && trip.routes.length > 0;

  const seen = useTripView(trip, chosen, { selectedId, isEditing });
  const { current, shown, path } = seen;
  const { camera, flyTo } = useCameraPlan(shown);

  const select = (id: string | null) => {
    setPointId(id);
    if (id) onEvent({ kind: "select" });
  };
  const selectInList = (id: string | null) => {
    select(id);
    const point = id ? findPoint(trip, id)?.point : null;
    // On a phone what the map shows may lie behind the sheet.
    if (point && (isPhone || !isInView(point, view.current))) flyTo(point);
  };
  const find = (place: FoundPlace) => {
    flyTo(place, { comesCloser: true });
    onEvent({ kind: "find", place, asksToAdd: trip.canEdit && trip.routes.length > 0 });
  };
  const addPoint = () => {
    const at = view.current?.center ?? current?.points.at(-1) ?? { lat: 0, lng: 0 };
    const draft = roundPosition(at);
    onEvent({ kind: "setMode", mode: "edit" });
    onEvent({ kind: "open", dialog: { kind: "newPoint", draft } });
  };
  const context = {
    trip,
    screen,
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
        onRest={(rest) => onEvent({ kind: "rest", rest })}
        onAdd={trip.canEdit && trip.routes.length > 0 ? addPoint : undefined}
        search={
          chosen.kind === "empty" ? null : (
            <SearchBox
              near={() => view.current?.center ?? null}
              onChoose={find}
              hasFound={screen.found !== null}
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
          <MapArea
            screen={screen}
            tileType={trip.tileType}
            markers={seen.markers}
            paths={seen.paths}
            onReady={seen.onMapReady}
            camera={camera}
            inset={inset}
            canAdd={canAdd}
            canEdit={trip.canEdit && trip.routes.length > 0}
            isWide={current === null}
            onEvent={onEvent}
            onSelect={select}
            onDrag={actions.dragPoint}
            onLook={(now) => {
              view.current = now;
            }}
          />
        )}
      />
      <MapDialogs
        trip={trip}
        current={current}
        shown={shown}
        screen={screen}
        actions={actions}
        onEvent={onEvent}
      />
    </>
  );
}
