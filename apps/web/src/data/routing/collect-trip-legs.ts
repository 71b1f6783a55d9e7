import { legKeysOf } from "@castor/core/services/paths/leg-key.ts";
import type { PathRequest } from "@castor/core/services/paths/path.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { StoredLeg } from "../offline/stored-legs.ts";
import { pathRequestsOf } from "./day-legs.ts";
import type { FoundPath } from "./find-path.ts";
import { toStoredLeg } from "./leg-cache.ts";
import { loadPaths } from "./load-paths.ts";

/** The paths of all days of a trip. */
export interface TripLegs {
  /** By the key of the leg; null where no path exists. */
  legs: ReadonlyMap<string, StoredLeg>;
  /** Lines of [longitude, latitude]. */
  lines: readonly (readonly (readonly number[])[])[];
}

/** Finds the paths of all days. A day that fails is left out. */
export async function collectTripLegs(
  { routes }: Pick<Trip, "routes">,
  signal: AbortSignal,
): Promise<TripLegs> {
  const requestsOf = new Map<string, readonly PathRequest[]>(
    routes.map(({ id, points }) => [id, pathRequestsOf(points).map(({ request }) => request)]),
  );
  const legs = new Map<string, StoredLeg>();
  const lines: (readonly (readonly number[])[])[] = [];
  const take = (request: PathRequest, { path, gaps }: FoundPath) => {
    const keys = legKeysOf(request);
    path.legs.forEach((leg, index) => {
      const key = keys[index];
      if (!key) return;
      if (leg) {
        lines.push(leg.geometry.coordinates);
        legs.set(key, toStoredLeg({ ...leg, estimated: leg.estimated ?? path.estimated }));
      } else if (gaps.some(({ to }) => to === index + 1)) legs.set(key, null);
    });
  };
  const orders = [...requestsOf]
    .filter(([, requests]) => requests.length > 0)
    .map(([id, requests]) => ({ id, requests }));
  await loadPaths(
    orders,
    (id, paths) => {
      paths.forEach((path, index) => {
        const request = requestsOf.get(id)?.[index];
        if (request) take(request, path);
      });
    },
    signal,
  );
  return { legs, lines };
}
