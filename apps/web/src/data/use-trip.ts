import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { setCurrentCurrency } from "./current-currency.ts";
import type { RunOptions } from "./held-change.ts";
import type { Outcome } from "./outcome.ts";
import type { TripChange } from "./trip-change.ts";
import { deskOf } from "./trip-desks.ts";
import { type Read, useRead } from "./use-read.ts";

/** The one thing that a trip's screens read: the trip, with the changes on their way already done to it. */
export function useTrip(tripId: string): Read<Trip> & { isSaving: boolean } {
  const desk = deskOf(tripId);
  const isSaving = !useSyncExternalStore(desk.subscribe, () => desk.isIdle);
  const read = useRead(endpoints.trips.get, { id: tripId }, { isPaused: isSaving });
  const shown = useSyncExternalStore(desk.subscribe, desk.read);
  const currency = shown?.currency;
  useEffect(() => {
    if (currency) setCurrentCurrency(currency);
  }, [currency]);
  if (read.state !== "ready") return { ...read, isSaving };
  return { ...read, data: shown ?? read.data, isSaving };
}

/** Runs a change of a trip: see `trip-changes.ts` for what there is to change. */
export function useTripChange(
  tripId: string,
): <Answer>(change: TripChange<Answer>, options?: RunOptions) => Promise<Outcome<Answer>> {
  return useCallback((change, options) => deskOf(tripId).run(change, options), [tripId]);
}

/** An id that may have been made here, as the server names it by now: for a selection that outlives the answer. */
export function useCurrentId(tripId: string, id: string): string {
  const desk = deskOf(tripId);
  return useSyncExternalStore(desk.subscribe, () => desk.currentId(id));
}
