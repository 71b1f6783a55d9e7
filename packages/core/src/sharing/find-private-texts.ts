import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import { findPrivateParts } from "./find-private-parts.ts";
import type { PrivatePart } from "./private-part.ts";

/** The fields of a trip, a day and a point that visitors read. */
const readFields = ["name", "description", "address", "url", "workingHours"] as const;
export type ReadField = (typeof readFields)[number];

/** A part of the trip that visitors would read and that looks private, with where it stands. */
export interface PrivateText extends PrivatePart {
  field: ReadField;
  /** The day; null for the trip itself. */
  routeId: string | null;
  /** The stop; null for the day or the trip itself. */
  pointId: string | null;
  /** What has the text: the trip, a day or a point. */
  name: string;
}

type Texts = { name: string } & Partial<Record<ReadField, string>>;

/** All that looks private in what visitors of the trip read. A place that stands on several days counts once. */
export function findPrivateTexts(trip: Trip): PrivateText[] {
  const seen = redactTrip(trip);
  const places = new Set<string>();
  const searchIn = (thing: Texts, routeId: string | null, pointId: string | null) =>
    readFields.flatMap((field) =>
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
