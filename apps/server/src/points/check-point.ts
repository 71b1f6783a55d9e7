import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { checkPlans } from "@castor/core/points/check-plans.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { PointChange } from "@castor/core/points/point.ts";
import { requireTrip } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { countPoints } from "./stop-store.ts";

/** Validates the blocks that a save sends. Errors in other blocks do not hold it up. */
export function refuseWrongPlans({ finance, hotelData }: Idea, sent: PointChange): void {
  const fields = checkPlans({
    finance: sent.finance ? finance : null,
    hotelData: sent.hotelData ? hotelData : null,
  });
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION_FAILED", { fields });
}

/** Throws 409 when the trip may not have so many more stops and ideas. */
export async function requireCapacity(context: TripContext, more: number): Promise<void> {
  const held = await countPoints(context.queries, requireTrip(context).id);
  if (held + more > limits.stopsPerTrip) throw new AppError("CONFLICT", { words: "tooManyStops" });
}
