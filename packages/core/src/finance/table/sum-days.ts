import { sumByCurrency } from "./arrange-rows.ts";
import type { CurrencyTotal } from "./finance-table.ts";
import { listFinanceRows, type TripMoney } from "./list-rows.ts";

/** What the points of each day cost, by the day's id, one total for each currency. A point of several days counts on its first. */
export function sumDays(trip: TripMoney): ReadonlyMap<string, readonly CurrencyTotal[]> {
  const priced = listFinanceRows(trip, false).filter(({ total }) => total > 0);
  const days = Map.groupBy(priced, ({ routeId }) => routeId);
  return new Map(
    [...days].flatMap(([id, rows]) => (id === null ? [] : [[id, sumByCurrency(rows)] as const])),
  );
}
