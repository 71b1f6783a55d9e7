import { bringBack, isLost } from "@castor/core/changes/bring-back.ts";
import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import type { HistoryEntry } from "@castor/core/history/history.ts";
import { useState } from "react";
import { toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { offerUndo } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { currentWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";

export interface BringBack {
  /** The version of the change whose deletions are being brought back. */
  busy: number | null;
  /** Changes whose deletions were brought back here. */
  done: ReadonlySet<number>;
  run: (entry: HistoryEntry) => Promise<void>;
}

/** Brings back what a change has deleted, as a step that can be undone. */
export function useBringBack(tripId: string): BringBack {
  const [busy, setBusy] = useState<number | null>(null);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());

  const run = async (entry: HistoryEntry) => {
    const words = currentWords("common", "trip-history");
    const things = entry.things.filter(isLost);
    setBusy(entry.version);
    try {
      const then = await callEndpoint(historyEndpoints.version, {
        ...{ tripId, version: String(entry.version - 1) },
      });
      const history = tripHistoryOf(tripId);
      const now = history.queue.read();
      const changes = now ? bringBack(now, then, things) : [];
      if (changes.length === 0) showToast("error", words("tripHistory.cannotBringBack"));
      else {
        const { step } = history.runInSequence(changes);
        const [first] = things;
        const what = first?.name ?? "";
        offerUndo(history, { text: words("tripHistory.broughtBack", { what }), step });
        setDone((had) => new Set(had).add(entry.version));
      }
    } catch (thrown) {
      showToast("error", toApiError(thrown).message);
    }
    setBusy(null);
  };
  return { busy, done, run };
}
