import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { AppError } from "@castor/core/errors.ts";
import type { MoveType } from "@castor/core/points/travel-modes.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { isWithinReach } from "../http/access/require-context.ts";
import type { TripAccess } from "../http/calls/context.ts";

/** A route that something is added to: its mode, its trip's currency, and the number of its stops. */
export interface TargetRoute {
  id: string;
  tripId: string;
  moveType: MoveType;
  currency: CurrencyId;
  stopsCount: number;
}

/**
 * The routes that a body names, each with the path of its field. Throws 404 for a missing one and for one of a trip that the caller neither calls about nor owns.
 * One of another own trip is refused under its field (specification#point-save).
 */
export async function loadTargetRoutes(
  queries: Queries,
  trip: TripAccess,
  named: readonly { id: string; field: string }[],
): Promise<TargetRoute[]> {
  if (named.length === 0) return [];
  const rows = await queries
    .selectFrom("routes")
    .innerJoin("trips", "trips.id", "routes.trip_id")
    .select([
      "routes.id",
      "routes.trip_id as tripId",
      "routes.move_type as moveType",
      "trips.currency",
      "trips.owner_id as ownerId",
      sql<number>`(select coalesce(max(position), -1) + 1 from stops where stops.route_id = routes.id)`.as(
        "stopsCount",
      ),
    ])
    .where("routes.id", "in", [...new Set(named.map(({ id }) => id))])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = named.map(({ id, field }) => {
    const row = byId.get(id);
    if (!row || !isWithinReach(trip, row)) throw new AppError("NOT_FOUND");
    return { ...row, field };
  });
  const elsewhere = found.filter(({ tripId }) => tripId !== trip.id);
  if (elsewhere.length > 0)
    throw new AppError("VALIDATION_FAILED", {
      fields: Object.fromEntries(elsewhere.map(({ field }) => [field, message("otherTrip")])),
    });
  return found;
}
