import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { newKey } from "../../data/http/new-key.ts";
import { markChanged } from "../../data/http/query-client.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { currentWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";

interface Restore {
  tripId: string;
  version: number;
  /** The date and time of that version, in words. */
  when: string;
}

/**
 * Brings back the whole trip as it was at a version. It is one change of the server, which its history tells. Undo brings back what it
 * replaced, while nothing came after it.
 */
export async function restoreVersion({ tripId, version, when }: Restore): Promise<boolean> {
  const words = currentWords("common", "trip-history");
  if (!tripQueueOf(tripId).isIdle) {
    showToast("error", words("tripHistory.restoreWaits"));
    return false;
  }
  const undo = async (made: number) => {
    const body = { tripId, version: made - 1, ifVersion: made };
    const error = await send(body);
    if (error === null) return;
    showToast(
      "error",
      error.code === "CONFLICT" ? words("tripHistory.unchangedOnly") : error.message,
    );
  };
  try {
    const made = await callEndpoint(
      historyEndpoints.restore,
      { body: { tripId, version } },
      { idempotencyKey: newKey() },
    );
    await markChanged(historyEndpoints.restore.changes);
    showToast("ok", words("tripHistory.restored", { when }), {
      ...{ label: words("history.undo"), run: () => void undo(made.version) },
    });
    return true;
  } catch (thrown) {
    showToast("error", toApiError(thrown).message);
    return false;
  }
}

async function send(body: { tripId: string; version: number; ifVersion: number }) {
  try {
    await callEndpoint(historyEndpoints.restore, { body }, { idempotencyKey: newKey() });
    await markChanged(historyEndpoints.restore.changes);
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}
