import { distanceBetween, type Position } from "../geo/position.ts";
import { type DateTimeText, dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { PrivateKind } from "./private-file.ts";

/** What a camera has written into a photo. */
export interface PhotoOrigin {
  /** On the clock of the camera, which travels along; null where it is not known. */
  taken: DateTimeText | null;
  position: Position | null;
}

export interface PhotoPlace {
  kind: Exclude<PrivateKind, "trip">;
  thingId: string;
}

/** A photo was taken at a point that is this near, in metres: a square or a large museum. */
const nearMetres = 300;

/**
 * Where a photo of a trip was taken: at the nearest point of its day, else on its day. One without a time is at the nearest point of
 * the trip. Null where it was taken at another time, or nothing says where it belongs.
 */
export function placePhoto(
  { routes, ideas }: Pick<Trip, "routes" | "ideas">,
  { taken, position }: PhotoOrigin,
): PhotoPlace | null {
  const days = routes.filter(({ date }) => taken === null || dayOf(date) === dayOf(taken));
  const [day] = days;
  if (taken !== null && day === undefined) return null;
  const near = position
    ? nearestOf(
        days.flatMap(({ points }) => points),
        position,
      )
    : null;
  const idea = position && !near ? nearestOf(ideas, position) : null;
  const place = near ?? idea;
  if (place) return { kind: "place", thingId: place.linkId };
  return taken !== null && day ? { kind: "route", thingId: day.id } : null;
}

function nearestOf<Place extends Position>(
  places: readonly Place[],
  position: Position,
): Place | null {
  let nearest: Place | null = null;
  let metres = nearMetres;
  for (const place of places) {
    const away = distanceBetween(place, position);
    if (away > metres) continue;
    nearest = place;
    metres = away;
  }
  return nearest;
}
