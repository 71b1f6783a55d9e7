import { dayOf } from "@castor/core/basics/dates.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { newPoint } from "@castor/core/points/new-point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useKeptTry } from "../../data/use-kept-try.ts";
import { useRead } from "../../data/use-read.ts";
import { moneyOf } from "../../features/finance/money-fields.tsx";
import { PointForm } from "../../features/points/point-form.tsx";
import { useDayChoices } from "../../i18n/use-day-choices.ts";
import type { MapEvent, PointDraft } from "./map-screen.ts";
import { isNearPlace } from "./near-place.ts";
import { type PointOnDay, pointOnDay } from "./use-point-actions.ts";
import type { TripActions } from "./use-trip-actions.ts";

export interface NewPointDialogProps {
  trip: Trip;
  /** The last one of the days in view is the first choice: others may be switched off. */
  shown: readonly Route[];
  draft: PointDraft;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The name of what is known to lie at a spot that has none, as a suggestion. */
function useNameNear(draft: PointDraft): string | null {
  const spot = { lat: String(draft.lat), lng: String(draft.lng) };
  const known = useRead(endpoints.services.place, draft.name ? null : spot).data;
  return known && isNearPlace(draft, known) ? known.name : null;
}

/** The form of a new point, filled with what the search or the map knows; it says on which day it will stand. */
export function NewPointDialog({ trip, shown, draft, actions, onEvent }: NewPointDialogProps) {
  const days = useDayChoices(trip);
  const [routeId, setRouteId] = useState(shown.at(-1)?.id ?? days.at(-1)?.value ?? "");
  // What the search found is found again; a spot of the map is not pressed twice.
  const draftName = draft.name
    ? `place ${trip.id} ${draft.lat} ${draft.lng}`
    : `new point ${trip.id}`;
  const unsure = useKeptTry<PointOnDay>(draftName, pointOnDay);
  const suggestion = useNameNear(draft);
  const route = trip.routes.find(({ id }) => id === routeId);
  const [start] = useState(() => {
    if (!route) return null;
    const {
      name = "",
      lat,
      lng,
      typeId = "Other",
      address = "",
      url = "",
      workingHours = "",
    } = draft;
    const at = { name, lat, lng };
    return { ...newPoint(route, at), typeId, address, url, workingHours };
  });
  if (!route || !start) return null;
  return (
    <PointForm
      start={start}
      saved={null}
      moveType={route.moveType}
      draftName={draftName}
      date={dayOf(route.date)}
      money={moneyOf(trip)}
      nameSuggestion={suggestion}
      day={days.length > 1 ? { value: routeId, choices: days, onChange: setRouteId } : undefined}
      onClose={() => onEvent({ kind: "close" })}
      onSave={async (fields) => {
        const { name, lat, lng } = fields;
        if (name === undefined || lat === undefined || lng === undefined) return null;
        const added = { routeId, fields: { ...fields, name, lat, lng } };
        const error = await actions.addPoint(added, unsure);
        if (!error) onEvent({ kind: "added" });
        return error;
      }}
    />
  );
}
