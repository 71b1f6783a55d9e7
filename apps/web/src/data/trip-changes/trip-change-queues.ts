import { readStored, watchStored } from "../../device/storage/storage.ts";
import { demoOwner } from "../demo/demo-trip.ts";
import { watchConnection } from "../http/connection.ts";
import { finishBeforeLogout } from "../session/finish-before-logout.ts";
import { endedUser, isLoggedIn } from "../session/session-store.ts";
import { keepTripArea, readTripArea } from "../trip-area.ts";
import { createPageQueueHost } from "./page-queue-host.ts";
import { isTemporaryId } from "./temporary-id.ts";
import { TemporaryIds } from "./temporary-ids.ts";
import { TripChangeQueue } from "./trip-change-queue.ts";
import { watchUnsent } from "./unsent/unsent-channel.ts";
import { unsentStore } from "./unsent/unsent-stores.ts";

const queues = new Map<string, TripChangeQueue>();

/** The change queue of a trip; one for all screens. */
export function tripQueueOf(tripId: string): TripChangeQueue {
  const known = queues.get(tripId);
  if (known) return known;
  const ids = new TemporaryIds();
  const queue = new TripChangeQueue(createPageQueueHost(tripId, ids.currentId), ids);
  queues.set(tripId, queue);
  if (isTemporaryId(tripId)) queue.subscribe(() => followName(tripId, queue));
  return queue;
}

/** Once the server has named a trip that was made without a network, its queue is found under both ids. */
function followName(tripId: string, queue: TripChangeQueue): void {
  const named = queue.currentId(tripId);
  if (named === tripId || queues.has(named)) return;
  queues.set(named, queue);
  const area = readTripArea(tripId);
  if (area) keepTripArea(named, area);
}

// A queue belongs to one user, or to the demo. It stores what it still holds back.
watchStored("user_id", () => {
  for (const queue of queues.values()) void queue.releaseAll();
  queues.clear();
});

watchUnsent((tripId, isElsewhere) => {
  if (isElsewhere) void queues.get(tripId)?.follow();
});

watchConnection(() => {
  for (const queue of queues.values()) void queue.drain();
});

/** Sends the deferred changes of all trips and waits for the answers. */
async function releaseAll(isLeaving: boolean): Promise<void> {
  await Promise.all([...queues.values()].map((queue) => queue.releaseAll(isLeaving)));
}

finishBeforeLogout(() => releaseAll(false));

// A phone may kill a page in the background without another event.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void releaseAll(true);
});
window.addEventListener("pagehide", () => {
  for (const queue of queues.values()) queue.sendLast();
});

// Where the browser cannot keep changes, closing the page loses them: it asks first, unless the user has logged out.
window.addEventListener("beforeunload", (event) => {
  const owners = isLoggedIn() ? [readStored("user_id")] : [endedUser(), demoOwner];
  if (owners.some((owner) => owner !== null && unsentStore.isAtRisk(owner))) event.preventDefault();
});
