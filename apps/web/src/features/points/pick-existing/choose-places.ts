import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { soundWords } from "@castor/core/services/sound-words.ts";

/** A place of the trip, once, however many stops it has. */
export interface ExistingPlace {
  /** Its first stop. */
  point: Point;
  /** The days on which it stands, in order. */
  routeIds: readonly string[];
  /** What a search finds it by. */
  sounds: readonly string[];
}

/** The places of a trip in the order of their first stops. */
export function existingPlaces(routes: readonly Route[]): ExistingPlace[] {
  const places = new Map<string, { point: Point; routeIds: string[] }>();
  for (const point of routes.flatMap(({ points }) => points)) {
    const known = places.get(point.linkId);
    if (!known) places.set(point.linkId, { point, routeIds: [point.routeId] });
    else if (!known.routeIds.includes(point.routeId)) known.routeIds.push(point.routeId);
  }
  return [...places.values()].map(({ point, routeIds }) => ({
    point,
    routeIds,
    sounds: soundWords(`${point.name} ${point.address}`),
  }));
}

/** The places that have each word of what was typed, or words that begin or go on with it. */
export function findPlaces(places: readonly ExistingPlace[], typed: string): ExistingPlace[] {
  const words = soundWords(typed);
  return places.filter(({ sounds }) =>
    words.every((word) =>
      sounds.some((sound) => (word.length < 3 ? sound.startsWith(word) : sound.includes(word))),
    ),
  );
}

/** The places under the days of their first stops. */
export function groupByDay(places: readonly ExistingPlace[]): Map<string, ExistingPlace[]> {
  const groups = new Map<string, ExistingPlace[]>();
  for (const place of places) {
    const { routeId } = place.point;
    groups.set(routeId, [...(groups.get(routeId) ?? []), place]);
  }
  return groups;
}
