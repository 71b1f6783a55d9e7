import { rowOf } from "@castor/core/changes/change-rows.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { makeTripOfForm, newTrip, type Trip } from "@castor/core/trips/trip.ts";
import { askToPersist } from "../../device/storage/ask-to-persist.ts";
import { currentWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { demoOwner, ownerOf } from "../demo/demo-trip.ts";
import { errorWithoutAnswer } from "../http/api-error.ts";
import { callEndpoint, callTagged } from "../http/call-endpoint.ts";
import { isConnected } from "../http/connection.ts";
import { newKey } from "../http/new-key.ts";
import { keyOf, markChanged, queryClient } from "../http/query-client.ts";
import { noteOwnChange } from "../live/own-changes.ts";
import { describeChange, formatStep } from "./history/history-step.ts";
import type { QueueHost } from "./queue-host.ts";
import { isTemporaryId } from "./temporary-id.ts";
import { openUnsentList } from "./unsent/asked-list.ts";
import { postUnsent } from "./unsent/unsent-channel.ts";
import { unsentStore } from "./unsent/unsent-stores.ts";

/** The surroundings of a trip's queue in a page: query cache, API, browser. */
export function createPageQueueHost(
  tripId: string,
  currentId: (id: string) => string = (id) => id,
): QueueHost {
  const userId = ownerOf(tripId);
  const isSameUser = () => ownerOf(tripId) === userId;
  // A trip that was made without a network has another id once the server has named it.
  const idNow = () => currentId(tripId);
  const keyFor = (id: string) => keyOf(tripsEndpoints.get, { id });
  const keyNow = () => keyFor(idNow());
  // Of the demo nothing is sent before somebody logs in.
  const canSend = () => userId !== demoOwner && isConnected();
  const notSent = makeTripOfForm(tripId, newTrip(), new Date(0).toISOString());
  return {
    tripId,
    userId,
    isSameUser,
    isConnected: canSend,
    store: unsentStore,
    readSaved: () => (isTemporaryId(idNow()) ? notSent : queryClient.getQueryData<Trip>(keyNow())),
    writeSaved: (trip) => void queryClient.setQueryData<Trip>(keyFor(trip.id), trip),
    async load() {
      const id = idNow();
      if (isTemporaryId(id)) throw errorWithoutAnswer();
      const { answer: trip, tag } = await callTagged(tripsEndpoints.get, { id });
      queryClient.setQueryData<Trip>(keyFor(id), trip);
      return { trip, tag };
    },
    call(change, options) {
      const row = rowOf(change.name);
      // The row's own arguments: `rowOf` of a union of names does not tell.
      const input = row.input(change.args as never);
      noteOwnChange(change.id);
      return callEndpoint(row.endpoint, input, { idempotencyKey: change.id, ...options });
    },
    // Insecure contexts have no Web Locks: there two windows may send the same change, which its key makes harmless.
    whileLocked: (work) =>
      navigator.locks ? navigator.locks.request(`castor-queue ${userId} ${tripId}`, work) : work(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    newKey,
    stopReading() {
      const key = keyNow();
      const isReading = queryClient.isFetching({ queryKey: key }) > 0;
      void queryClient.cancelQueries({ queryKey: key });
      return isReading;
    },
    onSent(isReloadDue) {
      // Everything that shows trips is stale, but for the trip itself, which has taken the answers.
      const key = keyNow();
      void markChanged(["trips"], key);
      if (isReloadDue) void queryClient.invalidateQueries({ queryKey: key });
    },
    onStored() {
      postUnsent(userId, tripId);
      // What is here alone for now must not be deleted.
      if (!canSend()) void askToPersist();
    },
    onRefused({ message }, { change, thing }) {
      if (!isSameUser()) return;
      const words = currentWords("common");
      const what = formatStep(words, describeChange(change, thing));
      showToast("error", words("errors.changeUndone", { what, reason: message }));
    },
    onUnkept: () =>
      void showToast("error", currentWords("common")("unsent.notKept"), null, { topic: "unkept" }),
    onBlocked: announceBlocked,
  };
}

/** Tells the author that a change waits for a decision, with the way to it. One toast for all. */
function announceBlocked(): void {
  const words = currentWords("common");
  const show = { label: words("unsent.show"), run: openUnsentList };
  showToast("error", words("unsent.blocked"), show, { topic: "unsent" });
}
