import { fractionDigits } from "../basics/currencies.ts";
import { sumByCurrency } from "../finance/table/arrange-rows.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import type { Trip } from "../trips/trip.ts";
import type { Fix } from "./fix.ts";

/** What a changed trip costs more than before, by currency. */
export function listCostChanges(before: Trip, after: Trip): Fix["costs"] {
  const sums = (trip: Trip) =>
    new Map(
      sumByCurrency(listFinanceRows(trip, true)).map(({ currency, total }) => [currency, total]),
    );
  const [old, now] = [sums(before), sums(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((currency) => {
    const more = (now.get(currency) ?? 0) - (old.get(currency) ?? 0);
    const amount = Number(more.toFixed(fractionDigits(currency)));
    return amount === 0 ? [] : [{ currency, amount }];
  });
}
