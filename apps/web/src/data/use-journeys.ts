import type { Booking } from "@castor/core/bookings/booking.ts";
import { listJourneys } from "@castor/core/bookings/journeys.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useCallback, useMemo } from "react";
import { useKeptEqual } from "./use-kept-equal.ts";
import { useZoneLookup } from "./use-zone-lookup.ts";

/** A booked journey, as the line to the stop says it where it arrives. */
export interface JourneyTo {
  booking: Booking;
  /** How long it takes; null where that is unknown. */
  seconds: number | null;
}

/** The booked journeys of a trip by the stop where each arrives. The same function while none changes. */
export function useJourneys(routes: readonly Route[]): (stopId: string) => JourneyTo | null {
  const zoneAt = useZoneLookup(routes.length > 0);
  const found = useMemo(() => {
    const journeys = listJourneys({ routes }, (point) => zoneAt?.(point) ?? null);
    const rows = journeys.flatMap(({ to, booking, departs, arrives }): [string, JourneyTo][] => {
      const isKnown = departs !== null && arrives !== null && arrives > departs;
      return to ? [[to.id, { booking, seconds: isKnown ? (arrives - departs) / 1000 : null }]] : [];
    });
    return Object.fromEntries(rows);
  }, [routes, zoneAt]);
  const journeys = useKeptEqual(found);
  return useCallback((stopId: string) => journeys[stopId] ?? null, [journeys]);
}
