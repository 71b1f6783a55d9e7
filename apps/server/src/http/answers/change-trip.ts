import type { Queries } from "../../db/database.ts";
import { raiseVersion } from "../access/access.ts";
import type { CallDependencies, RaisedTrip } from "../calls/call-dependencies.ts";
import type { TripAccess } from "../calls/context.ts";

/** What runs with each change of a trip, in its transaction. */
export type ChangeHooks = Pick<
  CallDependencies,
  "onTripRaised" | "onTripDone" | "onTripChanged" | "watchHiddenCosts"
>;

/** Who changes a trip; null for nobody. */
export interface ChangeBy {
  userId: string | null;
  now: Date;
}

/**
 * Runs one change of an admitted trip, which is one entry of its history (decision 124), whatever the change consists of. The version is raised
 * first, so that the change reads the new `updated`. The caller holds the trip's row.
 */
export async function changeTrip<T>(
  queries: Queries,
  found: TripAccess,
  { userId, now }: ChangeBy,
  hooks: ChangeHooks,
  change: (trip: TripAccess) => Promise<T>,
): Promise<{ answer: T; trip: TripAccess }> {
  await raiseVersion(queries, found.id, now);
  const trip = { ...found, version: found.version + 1 };
  const { id: tripId, version } = trip;
  const raised: RaisedTrip | null = userId === null ? null : { tripId, version, userId, now };
  if (raised !== null) await hooks.onTripRaised(queries, raised);
  const keepHiddenCosts = trip.standing.seesMoney
    ? null
    : await hooks.watchHiddenCosts(queries, tripId);
  const answer = await change(trip);
  await keepHiddenCosts?.(now);
  if (raised !== null) await hooks.onTripDone(queries, raised);
  await hooks.onTripChanged(queries, tripId, now);
  return { answer, trip };
}
