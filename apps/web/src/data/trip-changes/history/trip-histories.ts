import { watchStored } from "../../../device/storage/storage.ts";
import { tripQueueOf } from "../trip-change-queues.ts";
import { TripHistory } from "./trip-history.ts";

const histories = new Map<string, TripHistory>();

/** The history of a trip; one for all screens. */
export function tripHistoryOf(tripId: string): TripHistory {
  const queue = tripQueueOf(tripId);
  const known = histories.get(tripId);
  const history = known?.queue === queue ? known : new TripHistory(queue);
  histories.set(tripId, history);
  return history;
}

// A user cannot undo another user's edits.
watchStored("user_id", () => histories.clear());
