import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { requireTrip } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import type { PlaceSearch } from "../outside/geocoding/place-search.ts";
import { listPositions } from "../points/point-store.ts";

/** The endpoint `places/around`: what a browser stores to search without a network (specification#offline-search). */
export const createPlaceHandlers = (
  places: Pick<PlaceSearch, "listAround">,
): Handlers<(typeof endpoints)["places"], TripContext> => ({
  around: async ({ tripId }, context) => {
    const { queries, language } = context;
    const positions = await listPositions(
      queries,
      tripId,
      requireTrip(context).standing.role !== null,
    );
    return positions.length === 0
      ? []
      : places.listAround(positions, limits.placesAround, language);
  },
});
