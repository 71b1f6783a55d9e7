import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import type { HistoryEntry, HistoryPerson } from "@castor/core/history/history.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { type ApiError, toApiError } from "../../data/http/api-error.ts";
import { callEndpoint } from "../../data/http/call-endpoint.ts";
import { useRead } from "../../data/http/use-read.ts";
import { joinPages, type LoadedPages, meets } from "./join-pages.ts";

export interface ChangeFilter {
  who?: string | undefined;
  thing?: string | undefined;
}

export interface Changes {
  entries: readonly HistoryEntry[];
  people: readonly HistoryPerson[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  olderError: ApiError | null;
  loadOlder: () => void;
}

type Read =
  | { state: "loading" }
  | { state: "error"; error: ApiError; reload: () => void }
  | { state: "ready"; changes: Changes };

/** The changes of a trip, the newest first, read again with every change of the trip. Older ones come when they are asked for. */
export function useChanges(trip: Trip, { who, thing }: ChangeFilter): Read {
  const filter = { ...(who && { who }), ...(thing && { thing }) };
  const read = useRead(
    historyEndpoints.list,
    { tripId: trip.id, ...filter },
    { isShared: true, freshMs: 0 },
  );
  const filterKey = JSON.stringify(filter);
  const [loaded, setLoaded] = useState<LoadedPages | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<ApiError | null>(null);
  const readAgain = useEffectEvent(() => read.reload());
  const { updated } = trip;
  useEffect(() => {
    if (updated) readAgain();
  }, [updated]);
  if (read.state === "loading") return { state: "loading" };
  if (read.state === "error") return { state: "error", error: read.error, reload: read.reload };
  const { entries, people, next } = read.data;
  const older = loaded && loaded.filter === filterKey && meets(entries, loaded) ? loaded : null;
  const below = older ? older.next : next;
  const loadOlder = async () => {
    if (below === null) return;
    setLoadingOlder(true);
    setOlderError(null);
    try {
      const page = await callEndpoint(historyEndpoints.list, {
        ...{ tripId: trip.id, before: String(below), ...filter },
      });
      setLoaded({
        filter: filterKey,
        entries: [...(older?.entries ?? entries), ...page.entries],
        next: page.next,
      });
    } catch (thrown) {
      setOlderError(toApiError(thrown));
    }
    setLoadingOlder(false);
  };
  return {
    state: "ready",
    changes: {
      ...{ entries: joinPages(entries, older), people, hasOlder: below !== null },
      ...{ isLoadingOlder, olderError, loadOlder: () => void loadOlder() },
    },
  };
}
