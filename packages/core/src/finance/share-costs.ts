import type { DateText } from "../basics/dates.ts";
import { fromMinorUnits, toMinorUnits } from "../basics/money.ts";
import { sumByCurrency } from "./arrange-rows.ts";
import { type CategoryId, categories } from "./categories.ts";
import { convertAmount } from "./convert-amount.ts";
import { type CurrencyId, fractionDigits } from "./currencies.ts";
import type { FinanceFigures, FinanceRow } from "./finance-table.ts";
import type { EuroRates } from "./rates.ts";

/** What the pictures of costs show, all in one currency. */
export interface CostShares extends Pick<FinanceFigures, "total" | "payed" | "remain"> {
  /** The rows' own, or the euro when they have several. */
  currency: CurrencyId;
  /** Shares of the total, the largest first; what costs nothing has none. */
  byCategory: { category: CategoryId; total: number }[];
  /** By date; what has none comes last. */
  byDay: { date: DateText | null; total: number }[];
  /** What is left out of all of this, for there is no rate. */
  withoutRate: CurrencyId[];
}

/** Whole minor units of the common currency; null when one has no rate. */
type Convert = (amount: number, from: CurrencyId) => bigint | null;

/**
 * Rows of the table as shares. What they come to, what is paid and what remains are as in the table: each currency's sum
 * is converted once. What a category or a day has of a currency is converted as a step of that currency's running total,
 * so that all shares together are that sum to the cent; a step is at most a cent off what it comes to exactly.
 */
export function shareCosts(rows: readonly FinanceRow[], perEuro: EuroRates): CostShares {
  const totals = sumByCurrency(rows);
  const currency = totals.length === 1 && totals[0] ? totals[0].currency : "EUR";
  const digits = fractionDigits(currency);
  const convert: Convert = (amount, from) => {
    const converted = convertAmount(amount, { from, to: currency, perEuro });
    return converted === null ? null : toMinorUnits(converted, digits);
  };
  const toAmount = (units: bigint) => fromMinorUnits(units, digits);
  const sum = (figure: "total" | "payed" | "remain") =>
    toAmount(totals.reduce((all, own) => all + (convert(own[figure], own.currency) ?? 0n), 0n));
  const share = <Key>(keys: readonly Key[], keyOf: (row: FinanceRow) => Key) =>
    [...shareByKey(rows, { keys, keyOf, convert })]
      .filter(([, units]) => units > 0n)
      .map(([key, units]) => ({ key, total: toAmount(units) }));
  return {
    currency,
    total: sum("total"),
    payed: sum("payed"),
    remain: sum("remain"),
    byCategory: share(
      categories.map(({ id }) => id),
      ({ category }) => category,
    )
      .map(({ key, total }) => ({ category: key, total }))
      .sort((one, other) => other.total - one.total),
    byDay: share(listDays(rows), ({ date }) => date).map(({ key, total }) => ({
      date: key,
      total,
    })),
    withoutRate: totals.map((own) => own.currency).filter((id) => convert(0, id) === null),
  };
}

function listDays(rows: readonly FinanceRow[]): (DateText | null)[] {
  const days = new Set(rows.flatMap(({ date }) => (date === null ? [] : [date])));
  return [...[...days].sort(), null];
}

function shareByKey<Key>(
  rows: readonly FinanceRow[],
  {
    keys,
    keyOf,
    convert,
  }: { keys: readonly Key[]; keyOf: (row: FinanceRow) => Key; convert: Convert },
): Map<Key, bigint> {
  const shares = new Map<Key, bigint>();
  for (const [currency, ofCurrency] of Map.groupBy(rows, (row) => row.currency)) {
    const digits = fractionDigits(currency);
    const byKey = Map.groupBy(ofCurrency, keyOf);
    let [running, before] = [0n, 0n];
    for (const key of keys) {
      for (const row of byKey.get(key) ?? []) running += toMinorUnits(row.total, digits);
      const converted = convert(fromMinorUnits(running, digits), currency);
      if (converted === null) break;
      shares.set(key, (shares.get(key) ?? 0n) + converted - before);
      before = converted;
    }
  }
  return shares;
}
