import type { PointChange } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ApiError } from "../../data/http/api-error.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";

/**
 * Adds a point that somebody has deleted while its form was open, as the form says. On its day, if that is still there;
 * else, and where it had none (null), as an idea. Answers why not.
 */
export async function addPointAnew(
  { id: tripId, routes }: Pick<Trip, "id" | "routes">,
  change: PointChange,
  routeId: string | null,
): Promise<ApiError | null> {
  const { name, lat, lng } = change;
  if (name === undefined || lat === undefined || lng === undefined) return null;
  const fields = { ...change, name, lat, lng };
  const ids = { id: newTemporaryId(), linkId: newTemporaryId() };
  const { routeMode: _, excludeFromRoute: __, ...ofIdea } = fields;
  const history = tripHistoryOf(tripId);
  const outcome =
    routeId !== null && routes.some(({ id }) => id === routeId)
      ? await history.run({ name: "points.add", args: { routeId, ...ids, fields } }, isQuiet)
      : await history.run({ name: "ideas.add", args: { tripId, ...ids, fields: ofIdea } }, isQuiet);
  return outcome.isDone ? null : outcome.error;
}

/** The form says itself why it is refused. */
const isQuiet = { isQuiet: true } as const;
