import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { newPoint } from "@castor/core/points/edit/new-point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { newPointDraft } from "../../../features/points/draft-point.ts";
import { PointForm, type TypedPoint } from "../../../features/points/point-form.tsx";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { PointDraft } from "../found/found-on-map.ts";
import { useKnownPlace } from "../found/use-known-place.ts";
import type { MapEvent } from "../map-screen.ts";

export interface NewPointDialogProps {
  trip: Trip;
  /** The days in view; the last one is chosen at first, since other days may be switched off. */
  shown: readonly Route[];
  /** Null: without a position. */
  draft: PointDraft | null;
  routeId: string | undefined;
  /** Its position on that day, from 0; its end without one. */
  order: number | undefined;
  typed: TypedPoint | undefined;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

const nowhere = { lat: "", lng: "" } as const;

/** The name of a known place at a position without a name, as a suggestion. */
function useNameNear(draft: PointDraft | null): string | null {
  const known = useKnownPlace(draft && !draft.name ? draft : null).data;
  return draft && known && isNearPlace(draft, known) ? known.name : null;
}

/** The form of a new point, filled from the search or the map, with the choice of its day. */
export function NewPointDialog(props: NewPointDialogProps) {
  const { trip, shown, draft, typed, actions, onEvent } = props;
  const usual = (shown.at(-1) ?? trip.routes.at(-1))?.id ?? "";
  const [routeId, setRouteId] = useState(props.routeId ?? usual);
  // On another day that position means nothing.
  const order = routeId === props.routeId ? props.order : undefined;
  const draftName = newPointDraft(trip.id, draft);
  const suggestion = useNameNear(draft);
  const route = trip.routes.find(({ id }) => id === routeId);
  const [start] = useState(() => {
    if (!route) return null;
    const {
      name = "",
      typeId = "Other",
      address = "",
      url = "",
      workingHours = "",
    }: Partial<PointDraft> = draft ?? {};
    const { lat, lng } = draft ?? nowhere;
    const point = newPoint(route, { name, ...(draft ?? { lat: 0, lng: 0 }) });
    return { ...point, name, lat, lng, typeId, address, url, workingHours };
  });
  if (!route || !start) return null;
  return (
    <PointForm
      start={start}
      saved={null}
      picked={
        draft && !typed
          ? undefined
          : {
              typed: typed ?? null,
              onLeave: (now) => onEvent({ kind: "pick", picking: { routeId, order, typed: now } }),
            }
      }
      moveType={route.moveType}
      draftName={draftName}
      date={dayOf(route.date)}
      currency={seesMoneyOf(trip) ? trip.currency : null}
      people={trip}
      nameSuggestion={suggestion}
      day={
        trip.routes.length > 1 ? { routes: trip.routes, routeId, onChange: setRouteId } : undefined
      }
      onClose={() => onEvent({ kind: "close" })}
      onSave={async (fields) => {
        const { name, lat, lng } = fields;
        if (name === undefined || lat === undefined || lng === undefined) return null;
        const added = { routeId, order, fields: { ...fields, name, lat, lng } };
        const error = await actions.addPoint(added);
        if (!error) onEvent({ kind: "added", position: { lat, lng } });
        return error;
      }}
    />
  );
}

/** The name of a place farther away, in metres, is not suggested. */
const nearM = 1_500;

/** True when a known place is so near to a position that it is probably meant. */
function isNearPlace(position: Position, place: Position): boolean {
  return distanceBetween(position, place) < nearM;
}
