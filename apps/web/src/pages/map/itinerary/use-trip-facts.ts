import type { Finding } from "@castor/core/check/finding.ts";
import { sumDays } from "@castor/core/finance/table/sum-days.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import { type CheckState, findingsOf } from "../../../features/check/check-state.ts";
import { useOtherDays } from "../plan/use-other-days.ts";

/** What all rows of the itinerary ask of the trip, worked out once for a trip. */
export function useTripFacts(trip: Trip, check: CheckState) {
  const { routes } = trip;
  const numbers = useMemo(() => new Map(routes.map(({ id }, index) => [id, index + 1])), [routes]);
  const costs = useKeptEqual(useMemo(() => Object.fromEntries(sumDays(trip)), [trip]));
  const findings = useKeptEqual(
    useMemo(() => {
      const byDay: Record<string, Finding[]> = {};
      for (const finding of findingsOf(check))
        for (const id of finding.routeIds) byDay[id] = [...(byDay[id] ?? []), finding];
      return byDay;
    }, [check]),
  );
  const alsoOn = useOtherDays(trip);
  return { numberOf: (id: string) => numbers.get(id) ?? 1, costs, findings, alsoOn };
}
