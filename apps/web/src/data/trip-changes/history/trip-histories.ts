import type { TripChangeQueue } from "../trip-change-queue.ts";
import { tripQueueOf } from "../trip-change-queues.ts";
import { TripHistory } from "./trip-history.ts";

/** By queue: a trip that the server has named keeps its history, and a user cannot undo another user's edits. */
const histories = new WeakMap<TripChangeQueue, TripHistory>();

/** The history of a trip; one for all screens. */
export function tripHistoryOf(tripId: string): TripHistory {
  const queue = tripQueueOf(tripId);
  const history = histories.get(queue) ?? new TripHistory(queue);
  histories.set(queue, history);
  return history;
}
