import { hasThingOf } from "@castor/core/files/edit-attachments.ts";
import type { HistoryStep } from "../../../data/trip-changes/history/history-step.ts";
import type { TripHistory } from "../../../data/trip-changes/history/trip-history.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";

/**
 * Gives up the files of an import that is undone before they are sent: nobody asked for them without their places. What is at a place
 * that somebody has deleted stays, for the trip. `linkIds`: the places that the import has made.
 */
export function cancelUndoneUploads(
  history: TripHistory,
  step: HistoryStep | null,
  linkIds: ReadonlySet<string>,
): void {
  if (!step) return;
  const listWaiting = () =>
    (uploadQueue()?.read() ?? []).filter(({ thingId }) => linkIds.has(thingId));
  const isThere = (linkId: string) => {
    const trip = history.queue.read();
    const thingId = history.queue.currentId(linkId);
    return !trip || hasThingOf(trip, { kind: "place", thingId });
  };
  const look = () => {
    const waiting = listWaiting();
    if (waiting.length === 0) return stop();
    if (history.canUndo(step) || [...linkIds].some(isThere)) return;
    stop();
    for (const { id } of waiting) void uploadQueue()?.cancel(id);
  };
  const stop = history.queue.subscribe(look);
  look();
}
