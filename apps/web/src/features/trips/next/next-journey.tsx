import { findNextJourney } from "@castor/core/bookings/find-next-journey.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { Suspense, useMemo } from "react";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { useThisMinute } from "../../../device/use-today.ts";
import { lazyAfterFirstPaint } from "../../../ui/lazy/lazy-after-first-paint.ts";

/** Most trips have no journey. */
const JourneyAhead = lazyAfterFirstPaint(
  async () => (await import("./journey-ahead.tsx")).JourneyAhead,
);

const dayMs = 86_400_000;

export interface NextJourneyProps {
  trip: Pick<Trip, "id" | "routes">;
  /** True on the way: what departs later than in a day is not told yet. */
  isOn?: boolean;
}

/** The booked journey that comes next, as one says it at the counter; nothing where none is known. */
export function NextJourney({ trip, isOn = false }: NextJourneyProps) {
  const now = useThisMinute();
  const zoneAt = useZoneLookup(true);
  const { routes } = trip;
  const journey = useMemo(() => {
    const until = isOn ? now + dayMs : undefined;
    return zoneAt && findNextJourney({ routes }, zoneAt, now, until);
  }, [routes, zoneAt, now, isOn]);
  return journey ? (
    <Suspense>
      <JourneyAhead tripId={trip.id} {...{ journey, now }} zone={zoneAt?.(journey.from) ?? null} />
    </Suspense>
  ) : null;
}
