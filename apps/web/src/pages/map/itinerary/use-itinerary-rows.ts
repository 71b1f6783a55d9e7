import {
  type ItineraryRow,
  listItineraryRows,
} from "@castor/core/trips/itinerary/list-itinerary-rows.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import type { useDayFolding } from "./use-day-folding.ts";

/** The usual heights of rows, in pixels; each drawn row is measured. */
const usualPx = { day: 92, notes: 36, stop: 84, end: 44, night: 44 } as const;

/** The height of a row before it is measured, in pixels. */
export const heightOf = (row: ItineraryRow | undefined): number => usualPx[row?.kind ?? "stop"];

interface Options {
  trip: Trip;
  shown: Trip["routes"];
  folding: ReturnType<typeof useDayFolding>;
  isEditing: boolean;
}

/** The rows of the itinerary with their ids, and the ids of all its stops in order; the same lists while none comes or goes. */
export function useItineraryRows({ trip, shown, folding, isEditing }: Options) {
  const { routes } = trip;
  const hasNotes = isMemberOf(trip);
  const { isOpen } = folding;
  const rows = useMemo(
    () => listItineraryRows({ routes, shown, isOpen, hasNotes, hasEnds: isEditing }),
    [routes, shown, isOpen, hasNotes, isEditing],
  );
  const ids = useKeptEqual(useMemo(() => rows.map(({ id }) => id), [rows]));
  const order = useKeptEqual(
    useMemo(() => shown.flatMap(({ points }) => points.map(({ id }) => id)), [shown]),
  );
  return { rows, ids, order };
}
