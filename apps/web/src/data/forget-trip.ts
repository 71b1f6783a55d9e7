import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { forgetDraftsOf } from "./forms/form-drafts.ts";
import { withCache } from "./http/cache/remember-answer.ts";
import { keyOf, queryClient } from "./http/query-client.ts";
import { forgetLegs } from "./routing/leg-cache.ts";

/**
 * Removes what the browser keeps of a trip that may not be read any more. Legs are stored by coordinates, not by trip,
 * so all are removed; they load again when they are needed.
 */
export function forgetTrip(tripId: string): void {
  queryClient.removeQueries({ queryKey: keyOf(tripsEndpoints.get, { id: tripId }), exact: true });
  void withCache(({ forgetCachedTrip }) => forgetCachedTrip(tripId));
  void forgetLegs();
  forgetDraftsOf(tripId, Date.now());
}
