import { type CurrencyId, fractionDigits } from "../../basics/currencies.ts";
import { fromMinorUnits, toMinorUnits } from "../../basics/money.ts";
import { wholePercents } from "../../basics/whole-percents.ts";
import type { DateText } from "../../time/dates.ts";
import { type CategoryId, categories } from "../categories.ts";
import { convertAmount } from "../convert-amount.ts";
import type { EuroRates } from "../rates.ts";
import { sumByCurrency } from "./arrange-rows.ts";
import type { FinanceFigures, FinanceRow } from "./finance-table.ts";

/** The figures of the cost charts, all in one currency. */
export interface CostShares extends Pick<FinanceFigures, "total" | "payed" | "remain"> {
  /** The currency of the rows; the euro when they have several. */
  currency: CurrencyId;
  /** The largest first. Categories without costs are missing. The whole percents add up to 100. */
  byCategory: { category: CategoryId; total: number; percent: number }[];
  /** By date. Costs without a date come last. */
  byDay: { date: DateText | null; total: number }[];
  /** Currencies without a rate. Their rows are not counted. */
  withoutRate: CurrencyId[];
}

/** Minor units of the common currency; null when one of the currencies has no rate. */
type Convert = (amount: number, from: CurrencyId) => bigint | null;

/**
 * The rows of the table as shares. Total, paid and remaining are those of the table: the sum of each currency is
 * converted once. A share is the difference of two converted running totals of its currency. So all shares add up to
 * the total to the cent, and a share is at most a cent off.
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
  const ofCategories = share(
    categories.map(({ id }) => id),
    ({ category }) => category,
  ).sort((one, other) => other.total - one.total);
  const percents = wholePercents(ofCategories.map(({ total }) => toMinorUnits(total, digits)));
  return {
    currency,
    total: sum("total"),
    payed: sum("payed"),
    remain: sum("remain"),
    byCategory: ofCategories.map(({ key, total }, index) => ({
      category: key,
      total,
      percent: percents[index] ?? 0,
    })),
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
