import type { FinanceRow } from "../finance/table/finance-table.ts";
import type { Trip } from "../trips/trip.ts";
import type { CheckContext } from "./check-context.ts";
import { findCosts } from "./find-costs.ts";
import type { Finding } from "./finding.ts";
import { isSilenced } from "./silence-finding.ts";

/** What the check finds of each cost, by the id of its row; without what the owner said "I know" of. */
export function findingsOfCosts(
  trip: Trip,
  rows: readonly FinanceRow[],
  known: Pick<CheckContext, "today" | "perEuro">,
): ReadonlyMap<string, readonly Finding[]> {
  const open = findCosts(trip, known).filter((finding) => !isSilenced(trip.silenced, finding));
  if (open.length === 0) return new Map();
  const stops = trip.routes.flatMap(({ points }) => points);
  const placeOf = new Map(stops.map(({ id, linkId }) => [id, linkId]));
  const bySource = new Map<string, Finding[]>();
  for (const finding of open)
    for (const source of [
      ...finding.itemIds.map((id) => `item ${id}`),
      ...finding.stopIds.map((id) => `point ${placeOf.get(id)}`),
    ])
      bySource.set(source, [...(bySource.get(source) ?? []), finding]);
  return new Map(
    rows.flatMap(({ id, source, sourceId }) => {
      const found = bySource.get(`${source} ${sourceId}`);
      return found ? [[id, found] as const] : [];
    }),
  );
}
