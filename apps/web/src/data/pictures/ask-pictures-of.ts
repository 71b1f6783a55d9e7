import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { queryClient, readOptions } from "../http/query-client.ts";
import { tripHistoryOf } from "../trip-changes/history/trip-histories.ts";
import { askPictures } from "./ask-picture.ts";

/** Asks for the pictures of a trip that an import has just made, once its page has read it. */
export async function askPicturesOf(made: Trip): Promise<void> {
  try {
    await queryClient.ensureQueryData(readOptions(tripsEndpoints.get, { id: made.id }));
  } catch {
    return;
  }
  await askPictures(tripHistoryOf(made.id), made);
}
