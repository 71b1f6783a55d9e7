import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { DayLegend } from "../../../features/routes/day-legend.tsx";
import { useShownDays } from "./use-shown-days.ts";

export interface LegendOnMapProps {
  trip: Trip;
  /** The days in view. */
  shown: readonly Route[];
}

/** The legend of several days, at the edge of the map below the search. */
export function LegendOnMap({ trip, shown }: LegendOnMapProps) {
  const days = useShownDays(trip, shown);
  return <DayLegend routes={trip.routes} shown={days} />;
}
