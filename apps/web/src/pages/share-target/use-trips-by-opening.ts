import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { mayCallListed } from "@castor/core/trips/may-call.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useEffect, useMemo, useState } from "react";
import { withCache } from "../../data/http/cache/remember-answer.ts";
import type { Read } from "../../data/http/use-read.ts";
import { useTripList } from "../../data/use-trip-list.ts";

/** The trips that the user may add to: those that this browser has read come first, the last one at the top, then the last changed. */
export function useTripsByOpening(): Read<TripSummary[]> {
  const list = useTripList("all");
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void withCache(({ listCachedTrips }) => listCachedTrips()).then((trips) =>
      setOpened(trips?.map(({ tripId }) => tripId) ?? []),
    );
  }, []);
  const { data } = list;
  const sorted = useMemo(() => {
    const rank = (id: string) => {
      const index = opened?.indexOf(id) ?? -1;
      return index < 0 ? Number.POSITIVE_INFINITY : index;
    };
    const own = data?.filter((trip) => mayCallListed(trip, tripsEndpoints.save));
    return own?.toSorted((a, b) => {
      const byOpening = rank(a.id) === rank(b.id) ? 0 : rank(a.id) - rank(b.id);
      return byOpening || (a.updated < b.updated ? 1 : -1);
    });
  }, [data, opened]);
  if (list.state !== "ready" || !sorted) return list;
  // Another order would choose another trip under the user's hand.
  if (opened === null) return { ...list, state: "loading", data: undefined, error: null };
  return { ...list, data: sorted };
}
