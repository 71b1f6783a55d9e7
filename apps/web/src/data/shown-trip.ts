import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useSyncExternalStore } from "react";

type ShownTrip = Pick<Trip, "id" | "canEdit">;

let shown: ShownTrip | null = null;
/** What the map showed last of each trip: the route part of its address. */
const routeOfTrip = new Map<string, string>();
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** Tells the header which trip a page shows. The header reads no trip itself: that would be a request more on every page. */
export function useShownTrip({ id, canEdit }: ShownTrip): void {
  useEffect(() => {
    shown = { id, canEdit };
    notifyAll();
  }, [id, canEdit]);
}

/** Notes which days the map shows, so that a link from the trip's other pages leads back to them. */
export function useShownRoute(tripId: string, routeId: string): void {
  useEffect(() => {
    routeOfTrip.set(tripId, routeId);
    notifyAll();
  }, [tripId, routeId]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False when the trip is known to be another person's; true for one that no page has shown yet. */
export function useCanEditTrip(tripId: string | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown === null || shown.id !== tripId || shown.canEdit,
  );
}

/** The days that the trip's map showed last; null before it was opened. */
export function useLastRoute(tripId: string | null): string | null {
  return useSyncExternalStore(subscribe, () =>
    tripId === null ? null : (routeOfTrip.get(tripId) ?? null),
  );
}
