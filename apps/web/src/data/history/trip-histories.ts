import { watchStored } from "../../device/storage.ts";
import { deskOf } from "../trip-desks.ts";
import { TripHistory } from "./trip-history.ts";

const histories = new Map<string, TripHistory>();

/** The history of a trip; one for the page. */
export function historyOf(tripId: string): TripHistory {
  const desk = deskOf(tripId);
  const known = histories.get(tripId);
  const history = known?.desk === desk ? known : new TripHistory(desk);
  histories.set(tripId, history);
  return history;
}

// What one user did is not another's to undo.
watchStored("user_id", () => histories.clear());
