import type { EuroRates } from "../finance/rates.ts";
import { sumByCurrency, sumInEuros } from "../finance/table/arrange-rows.ts";
import type { CurrencyTotal, FinanceRow } from "../finance/table/finance-table.ts";
import type { Formats } from "../formats/create-formats.ts";
import type { DateText } from "../time/dates.ts";
import type { PrintWords } from "./print-words.ts";

/** The costs of the printed days, with the figures of the finance page. */
export interface PrintCosts {
  /** Costs that belong to no point, by date, those without a date last; only with the whole trip. */
  items: readonly { id: string; title: string; date: string; total: string }[];
  /** What the check finds of them, in sentences, the worst first; only for the owner. */
  findings: readonly string[];
  /**
   * One for each currency. `inDays` is what the points cost, which makes
   * the sum clear below items; without items of the currency it is empty.
   */
  totals: readonly (PrintedSum & { currency: string; inDays: string })[];
  /** What several currencies are together. Null with one currency, and without a rate of each. */
  inEuros: (PrintedSum & { label: string }) | null;
  /** The sentence that names the currencies without a rate; else empty. */
  whyNoEuros: string;
}

/** Amounts with their currency. `paid` and `remaining` are empty while nothing is paid. */
export interface PrintedSum {
  total: string;
  paid: string;
  remaining: string;
}

/** The exchange rates of a print, and their day. */
export interface PrintedRates {
  perEuro: EuroRates;
  date: DateText;
}

interface CostContext {
  formats: Formats;
  words: PrintWords;
  rates?: PrintedRates | null;
}

/** Null when nothing costs anything. */
export function describeCosts(
  rows: readonly FinanceRow[],
  findings: readonly string[],
  { formats, words, rates }: CostContext,
): PrintCosts | null {
  const totals = sumByCurrency(rows).filter(({ total, payed }) => total > 0 || payed > 0);
  if (totals.length === 0) return null;
  const items = rows
    .filter(({ source, total, payed }) => source === "item" && total + payed > 0)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), "en"));
  const describeSum = ({ total, payed, remain, currency }: CurrencyTotal): PrintedSum => ({
    total: formats.money(total, currency),
    paid: payed > 0 ? formats.money(payed, currency) : "",
    remaining: payed > 0 ? formats.money(remain, currency) : "",
  });
  const points = sumByCurrency(rows.filter(({ source }) => source !== "item"));
  const sumOfPoints = (currency: FinanceRow["currency"]) => {
    const sum = points.find((row) => row.currency === currency)?.total ?? 0;
    const isBelowItems = items.some((item) => item.currency === currency);
    return isBelowItems && sum > 0 ? formats.money(sum, currency) : "";
  };
  const { totalEur, totalEurReason } = sumInEuros(totals, rates?.perEuro ?? {});
  const missing = totalEurReason?.currencies.join(", ");
  return {
    findings,
    items: items.map(({ id, title, date, total, currency }) => ({
      id,
      title,
      date: date === null ? "" : formats.date(date),
      total: formats.money(total, currency),
    })),
    totals: totals.map((sum) => ({
      currency: sum.currency,
      inDays: sumOfPoints(sum.currency),
      ...describeSum(sum),
    })),
    inEuros:
      totalEur && rates
        ? {
            label: words("costs.totalEur", { date: formats.date(rates.date) }),
            ...describeSum({ ...totalEur, currency: "EUR" }),
          }
        : null,
    whyNoEuros: missing && rates ? words("costs.noTotalEur", { currencies: missing }) : "",
  };
}

/** Sorts by date; what has none comes last. */
const orderOf = ({ date }: FinanceRow) => date ?? "9999";
