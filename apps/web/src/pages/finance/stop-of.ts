import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The earliest stop of a row's place, and its day; null for a cost without a place. */
export function stopOf(
  trip: Trip,
  { source, sourceId }: Pick<FinanceRow, "source" | "sourceId">,
): { point: Point; route: Route } | null {
  if (source === "item") return null;
  for (const route of trip.routes) {
    const point = route.points.find(({ linkId }) => linkId === sourceId);
    if (point) return { point, route };
  }
  return null;
}
