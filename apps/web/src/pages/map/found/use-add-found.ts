import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { addPlace, moveOf } from "../actions/add-place.ts";
import type { MapEvent } from "../map-screen.ts";
import { fieldsOfDraft } from "./found-on-map.ts";
import type { DayForPlace } from "./use-day-for-place.ts";
import { useNewDay } from "./use-new-day.ts";

/** Adds a place to the day that gets the next one, without its card. Answers that day's id. */
export function useAddFound(
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
