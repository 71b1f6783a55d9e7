import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useMemo, useState } from "react";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { useToday } from "../../../device/use-today.ts";

/** How far a search is. */
export type Search<Proposal> =
  | { state: "searching"; share: number }
  | { state: "failed" }
  | { state: "ready"; proposal: Proposal };

/** Starts a search. */
export type StartSearch<Proposal> = (
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Proposal>;

const started = { state: "searching", share: 0 } as const;

/** Searches while it is shown, and again when `start` is another function. Null: what it needs is not loaded yet. */
export function useSearch<Proposal>(start: StartSearch<Proposal> | null): Search<Proposal> {
  const [search, setSearch] = useState<Search<Proposal>>(started);
  useEffect(() => {
    if (start === null) return;
    const stop = new AbortController();
    setSearch(started);
    const update = (state: Search<Proposal>) => {
      if (!stop.signal.aborted) setSearch(state);
    };
    start((share) => update({ state: "searching", share }), stop.signal).then(
      (proposal) => update({ state: "ready", proposal }),
      () => update({ state: "failed" }),
    );
    return () => stop.abort();
  }, [start]);
  return search;
}

/** What a plan of a trip is judged by; null until the zones of its points are known. */
export function useSearchContext(trip: Trip) {
  const zoneAt = useZoneLookup(true);
  const today = useToday();
  return useMemo(() => {
    if (zoneAt === null) return null;
    const points = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
    const zones = Object.fromEntries(points.map((point) => [point.id, zoneAt(point)]));
    return { trip, zones, today, fallbackZone: browserTimeZone() };
  }, [trip, zoneAt, today]);
}
