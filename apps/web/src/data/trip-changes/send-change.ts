import { equalJson } from "@castor/core/basics/equal-json.ts";
import { inverseOf, rowOf } from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { errorOfConflict, toApiError } from "../http/api-error.ts";
import { type CallOptions, callEndpoint } from "../http/call-endpoint.ts";
import type { TaggedTrip } from "./load-trip.ts";
import type { QueueEntry } from "./queue-entry.ts";

const retryMs = 800;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a sent change did: the answer, the server's ids for temporary ones, and the answer taken into the trip. */
interface Delivery {
  answer: unknown;
  names: IdMap;
  takeAnswer: (trip: Trip) => Trip;
}

/** How often a form's change is tried when others save at the same moment. */
const maxTries = 4;

const isStale = (thrown: unknown): boolean => {
  const { status, isPassing } = toApiError(thrown);
  return status === 409 && !isPassing;
};

/**
 * The ETag under which a form's change may be sent. Throws when somebody else has changed the same fields since the form
 * knew them; other changes of the trip do not matter (decision 037).
 */
function tagFor({ change, known }: QueueEntry, ids: IdMap, { trip, tag }: TaggedTrip) {
  const now = inverseOf(trip, [change], ids);
  // Empty: the same was saved elsewhere, or the thing is gone, which the server says. The form may have known a new thing
  // that had no id of the server yet.
  if (now.length > 0 && !equalJson(now, renameIds(known, ids))) throw errorOfConflict();
  return tag ?? undefined;
}

/**
 * Sends a change under its key. Without an answer it is sent once more under the same key, unless it deletes: a second
 * delete of the same thing would be refused. `beforeRetry` may throw to prevent that. Throws an `ApiError`.
 */
export async function sendChange(
  entry: QueueEntry,
  ids: IdMap,
  { beforeRetry, load }: { beforeRetry: () => void; load: () => Promise<TaggedTrip> },
): Promise<Delivery> {
  const { change, isLeaving } = entry;
  const row = rowOf(change.name);
  const args = renameIds(change.args, ids);
  const call = (options: CallOptions) =>
    callEndpoint(row.endpoint, row.input(args), { idempotencyKey: change.id, ...options });
  const send = async (options: { isLeaving?: boolean }): Promise<unknown> => {
    if (entry.known === null) return call(options);
    for (let tries = 1; ; tries++) {
      const ifMatch = tagFor(entry, ids, await load());
      try {
        return await call({ ...options, ifMatch });
      } catch (thrown) {
        if (tries === maxTries || !isStale(thrown)) throw thrown;
      }
    }
  };
  const sendWithRetry = async (): Promise<unknown> => {
    try {
      return await send({ isLeaving });
    } catch (thrown) {
      const isRepeatable = row.endpoint.method !== "DELETE" && navigator.onLine;
      if (!isRepeatable || !toApiError(thrown).isUncertain) throw thrown;
      await wait(retryMs);
      beforeRetry();
      entry.isReplay = true;
      return send({});
    }
  };
  const answer = await sendWithRetry();
  return {
    answer,
    names: row.namedIds?.(args, answer) ?? new Map(),
    takeAnswer: (trip) => row.takeAnswer?.(trip, answer) ?? trip,
  };
}
