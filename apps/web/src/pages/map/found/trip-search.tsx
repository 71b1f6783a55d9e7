import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { RefObject } from "react";
import { SearchBox, type SearchBoxProps } from "../../../features/services/search-box.tsx";
import type { MapView } from "../../../map/camera/map-camera.ts";
import { addPlace, moveOf } from "../actions/add-place.ts";
import { isInView } from "../canvas/map-data.ts";
import type { CameraPlan } from "../canvas/use-camera-plan.ts";
import type { MapEvent } from "../map-screen.ts";
import { fieldsOfDraft } from "./found-on-map.ts";
import type { DayForPlace } from "./use-day-for-place.ts";
import { useNewDay } from "./use-new-day.ts";

interface TripSearchProps extends Pick<SearchBoxProps, "origin" | "onOpenPoint" | "hasFound"> {
  trip: Trip;
  view: RefObject<MapView | null>;
  forPlace: DayForPlace;
  show: CameraPlan["show"];
  onFind: (place: FoundPlace) => void;
  /** A place was added to the day of that id at once. */
  onAdded: (dayId: string) => void;
  onEvent: (event: MapEvent) => void;
}

/** The search on the map of a trip. A place that is surely meant is added at once, any other is shown on its card. */
export function TripSearch({ trip, view, forPlace, show, ...props }: TripSearchProps) {
  const { origin, onOpenPoint, hasFound, onFind, onAdded, onEvent } = props;
  const addFound = useAddFound(trip, forPlace, onEvent);
  const hasPoints = trip.routes.some(({ points }) => points.length > 0);
  return (
    <SearchBox
      {...{ origin, onOpenPoint, hasFound }}
      routes={trip.routes}
      near={() => view.current?.center ?? null}
      onChoose={(place, isSure) => {
        const isAdded = isSure && trip.canEdit && !place.area;
        if (!isAdded || !hasPoints || !isInView(place, view.current)) show(place);
        if (isAdded) onAdded(addFound(place));
        else onFind(place);
      }}
      onClear={() => onEvent({ kind: "forgetFound" })}
    />
  );
}

/** Adds a place to the day that gets the next one, without its card. Answers that day's id. */
function useAddFound(
  trip: Trip,
  { day, choose }: DayForPlace,
  onEvent: (event: MapEvent) => void,
): (place: FoundPlace) => string {
  const newDay = useNewDay(trip);
  return (place) => {
    const fields = fieldsOfDraft(place, place.name);
    const dayId = addPlace(trip.id, day ?? newDay, fields, moveOf(trip, onEvent));
    if (!day) choose(dayId);
    onEvent({ kind: "added" });
    return dayId;
  };
}
