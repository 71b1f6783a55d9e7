import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { toApiError } from "../../../data/http/api-error.ts";
import { isConnected } from "../../../data/http/connection.ts";

type Found = readonly FoundPlace[];

/** Asks the server; without it, looks up what this browser has stored (specification#offline-search). */
export async function askOrLookUp(
  ask: () => Promise<Found>,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  if (!isConnected()) return lookUp();
  try {
    return await ask();
  } catch (thrown) {
    if (toApiError(thrown).status > 0) throw thrown;
    const stored = await lookUp();
    if (stored.length === 0) throw thrown;
    return stored;
  }
}
