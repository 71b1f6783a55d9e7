import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { requireTrip } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { countStops } from "./stop-store.ts";

/** Throws when a trip has no room for so many more stops. */
export async function requireStopCapacity(context: TripContext, stops: number): Promise<void> {
  const held = await countStops(context.queries, requireTrip(context).id);
  if (held + stops > limits.stopsPerTrip) throw new AppError("CONFLICT", { words: "tooManyStops" });
}
