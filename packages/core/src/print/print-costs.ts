import type { Formats } from "../basics/create-formats.ts";
import { sumByCurrency } from "../finance/table/arrange-rows.ts";
import type { FinanceRow } from "../finance/table/finance-table.ts";

/** The costs of the printed days, with the figures of the finance page. */
export interface PrintCosts {
  /** Costs that belong to no point; only with the whole trip. */
  items: readonly { id: string; title: string; date: string; total: string }[];
  /** What the check finds of them, in sentences, the worst first; only for the owner. */
  findings: readonly string[];
  /**
   * One for each currency. `paid` and `remaining` are empty while nothing is paid. `inDays` is what the points cost, which makes
   * the sum clear below items; without items of the currency it is empty.
   */
  totals: readonly {
    currency: string;
    inDays: string;
    total: string;
    paid: string;
    remaining: string;
  }[];
}

/** Null when nothing costs anything. */
export function describeCosts(
  rows: readonly FinanceRow[],
  findings: readonly string[],
  formats: Formats,
): PrintCosts | null {
  const totals = sumByCurrency(rows).filter(({ total, payed }) => total > 0 || payed > 0);
  if (totals.length === 0) return null;
  const items = rows.filter(({ source, total, payed }) => source === "item" && total + payed > 0);
  const points = sumByCurrency(rows.filter(({ source }) => source !== "item"));
  const sumOfPoints = (currency: FinanceRow["currency"]) => {
    const sum = points.find((row) => row.currency === currency)?.total ?? 0;
    const isBelowItems = items.some((item) => item.currency === currency);
    return isBelowItems && sum > 0 ? formats.money(sum, currency) : "";
  };
  return {
    findings,
    items: items.map(({ id, title, date, total, currency }) => ({
      id,
      title,
      date: date === null ? "" : formats.date(date),
      total: formats.money(total, currency),
    })),
    totals: totals.map(({ currency, total, payed, remain }) => ({
      currency,
      inDays: sumOfPoints(currency),
      total: formats.money(total, currency),
      paid: payed > 0 ? formats.money(payed, currency) : "",
      remaining: payed > 0 ? formats.money(remain, currency) : "",
    })),
  };
}
