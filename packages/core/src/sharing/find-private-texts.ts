import type { PointTextField } from "../points/point.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import { findPrivateParts } from "./find-private-parts.ts";
import type { PrivatePart } from "./private-part.ts";

/** Whether a text of a point, a day or a trip is searched: what visitors read of it. */
const isSearched: Record<PointTextField, boolean> = {
  name: true,
  description: true,
  address: true,
  url: true,
  workingHours: true,
};
const searchedFields = (Object.keys(isSearched) as PointTextField[]).filter(
  (field) => isSearched[field],
);

/** A part of the trip that visitors would read and that looks private, with where it stands. */
export interface PrivateText extends PrivatePart {
  field: PointTextField;
  /** The day; null for the trip itself. */
  routeId: string | null;
  /** The stop; null for the day or the trip itself. */
  pointId: string | null;
  /** What has the text: the trip, a day or a point. */
  name: string;
}

type Texts = { name: string } & Partial<Record<PointTextField, string>>;

/** All that looks private in what visitors of the trip read. A place that stands on several days counts once. */
export function findPrivateTexts(trip: Trip): PrivateText[] {
  const seen = redactTrip(trip);
  const places = new Set<string>();
  const searchIn = (thing: Texts, routeId: string | null, pointId: string | null) =>
    searchedFields.flatMap((field) =>
      findPrivateParts(thing[field] ?? "").map((part) => ({
        ...{ ...part, field, routeId, pointId },
        name: thing.name,
      })),
    );
  return [
    ...searchIn({ name: seen.name }, null, null),
    ...seen.routes.flatMap((route) => [
      ...searchIn({ name: route.name, description: route.description }, route.id, null),
      ...route.points.flatMap((point) => {
        if (places.has(point.linkId)) return [];
        places.add(point.linkId);
        return searchIn(point, route.id, point.id);
      }),
    ]),
  ];
}
