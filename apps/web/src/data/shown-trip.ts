import type { Trip } from "@castor/core/trips/trip.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";

type ShownTrip = Pick<Trip, "id" | "canEdit">;

const shown = createAtom<ShownTrip | null>(null);
/** What the map showed last of each trip: the route part of its address. */
const routeOfTrip = createAtom<ReadonlyMap<string, string>>(new Map());

/** Tells the header which trip a page shows. The header reads no trip itself: that would be a request more on every page. */
export function useShownTrip({ id, canEdit }: ShownTrip): void {
  useEffect(() => shown.set({ id, canEdit }), [id, canEdit]);
}

/** Notes which days the map shows, so that a link from the trip's other pages leads back to them. */
export function useShownRoute(tripId: string, routeId: string): void {
  useEffect(
    () => routeOfTrip.set((routes) => new Map(routes).set(tripId, routeId)),
    [tripId, routeId],
  );
}

/** False when the trip is known to be another person's; true for one that no page has shown yet. */
export function useCanEditTrip(tripId: string | null): boolean {
  return useSelector(shown, (trip) => trip === null || trip.id !== tripId || trip.canEdit);
}

/** The days that the trip's map showed last; null before it was opened. */
export function useLastRoute(tripId: string | null): string | null {
  return useSelector(routeOfTrip, (routes) =>
    tripId === null ? null : (routes.get(tripId) ?? null),
  );
}
