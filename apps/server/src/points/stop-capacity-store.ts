import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { requireTrip } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { countPoints } from "./stop-store.ts";

/** Throws 409 when the trip may not have so many more stops and ideas. */
export async function requireStopCapacity(
  context: Pick<TripContext, "queries" | "trip">,
  stops: number,
): Promise<void> {
  const held = await countPoints(context.queries, requireTrip(context).id);
  if (held + stops > limits.stopsPerTrip) throw new AppError("CONFLICT", { words: "tooManyStops" });
}
