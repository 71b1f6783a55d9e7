import type { Standing } from "@castor/core/members/member.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";

interface ShownTrip {
  id: string;
  standing: Standing;
}

/** A trip that no page has shown yet counts as the reader's own. */
const unknown: Standing = { role: "owner", seesMoney: true };

const shown = createAtom<ShownTrip | null>(null);
/** What the map showed last of each trip: the route part of its address. */
const routeOfTrip = createAtom<ReadonlyMap<string, string>>(new Map());

/** Tells the header which trip a page shows. The header reads no trip itself: that would be a request more on every page. */
export function useShownTrip(id: string, { role, seesMoney }: Standing): void {
  useEffect(() => shown.set({ id, standing: { role, seesMoney } }), [id, role, seesMoney]);
}

/** Notes which days the map shows, so that a link from the trip's other pages leads back to them. */
export function useShownRoute(tripId: string, routeId: string): void {
  useEffect(
    () => routeOfTrip.set((routes) => new Map(routes).set(tripId, routeId)),
    [tripId, routeId],
  );
}

/** The trip that a page has shown last. */
export const useShownTripId = (): string | null => useSelector(shown, (trip) => trip?.id ?? null);

/** Where the reader stands with a trip, as the page that shows it has told. */
export function useShownStanding(tripId: string | null): Standing {
  return useSelector(shown, (trip) => (trip?.id === tripId ? trip.standing : unknown));
}

/** The days that the trip's map showed last; null before it was opened. */
export function useLastRoute(tripId: string | null): string | null {
  return useSelector(routeOfTrip, (routes) =>
    tripId === null ? null : (routes.get(tripId) ?? null),
  );
}
