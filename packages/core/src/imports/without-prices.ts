import type { PlannedTrip } from "./planned-trip.ts";

/** A plan for a trip whose money the reader does not see: its prices are not imported, so none is shown. */
export const withoutPrices = (plan: PlannedTrip): PlannedTrip => ({
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    points: day.points.map((point) => ({ ...point, price: null })),
  })),
});
