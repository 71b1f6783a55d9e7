import type { Booking } from "@castor/core/bookings/booking.ts";
import { listJourneys } from "@castor/core/bookings/journeys.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useCallback, useMemo } from "react";
import { useKeptEqual } from "./use-kept-equal.ts";
import { useZoneLookup } from "./use-zone-lookup.ts";

/** A booked journey, as a line between stops says it. */
export interface JourneyTo {
  booking: Booking;
  /** How long it takes; null where that is unknown. */
  seconds: number | null;
  /** Where it leads, for a list that ends with its departure. */
  toName?: string | undefined;
}

interface Journeys {
  /** The journey that arrives at a stop. */
  journeyTo: (stopId: string) => JourneyTo | null;
  /** The journey away from a stop that arrives on another day: the list of the day has no stop at its end. */
  journeyBeyond: (stopId: string) => JourneyTo | null;
}

/** The booked journeys of a trip by their stops. The same functions while none changes. */
export function useJourneys(routes: readonly Route[]): Journeys {
  const zoneAt = useZoneLookup(routes.length > 0);
  const found = useMemo(() => {
    const arriving: Record<string, JourneyTo> = {};
    const beyond: Record<string, JourneyTo> = {};
    const journeys = listJourneys({ routes }, (point) => zoneAt?.(point) ?? null);
    for (const { from, fromRouteId, to, booking, departs, arrives } of journeys) {
      const isKnown = departs !== null && arrives !== null && arrives > departs;
      const journey = { booking, seconds: isKnown ? (arrives - departs) / 1000 : null };
      if (to) arriving[to.id] = journey;
      if (to?.routeId !== fromRouteId) beyond[from.id] = { ...journey, toName: to?.name };
    }
    return { arriving, beyond };
  }, [routes, zoneAt]);
  const { arriving, beyond } = useKeptEqual(found);
  return {
    journeyTo: useCallback((stopId: string) => arriving[stopId] ?? null, [arriving]),
    journeyBeyond: useCallback((stopId: string) => beyond[stopId] ?? null, [beyond]),
  };
}
