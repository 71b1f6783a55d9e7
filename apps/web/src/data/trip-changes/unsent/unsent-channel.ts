import * as z from "zod/mini";
import { readStored } from "../../../device/storage/storage.ts";
import { demoOwner } from "../../demo/demo-trip.ts";

const message = z.object({ userId: z.nullable(z.string()), tripId: z.string() });
type OnUnsent = (tripId: string, isElsewhere: boolean) => void;

/** Null where the browser has no such channel; then a window learns of changes when it next sends its own. */
const channel =
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("castor unsent changes");
const listeners = new Set<OnUnsent>();

/** Tells all windows that the stored queue of a trip has changed. */
export function postUnsent(userId: string | null, tripId: string): void {
  channel?.postMessage({ userId, tripId });
  for (const listener of listeners) listener(tripId, false);
}

/** Calls back with the trip whose stored queue has changed; `isElsewhere`: another window of the user did it. */
export function watchUnsent(onUnsent: OnUnsent): () => void {
  listeners.add(onUnsent);
  return () => listeners.delete(onUnsent);
}

channel?.addEventListener("message", ({ data }) => {
  const read = message.safeParse(data);
  if (!read.success || read.data.userId !== (readStored("user_id") ?? demoOwner)) return;
  for (const listener of listeners) listener(read.data.tripId, true);
});
