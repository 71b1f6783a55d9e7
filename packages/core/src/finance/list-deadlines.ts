import { type DateText, daysBetween } from "../basics/dates.ts";
import { limits } from "../limits.ts";
import { sumByCurrency } from "./arrange-rows.ts";
import type { CurrencyId } from "./currencies.ts";
import type { FinanceRow } from "./finance-table.ts";

/** A day by which something has to be paid, or until which it can be cancelled free of charge. */
export interface Deadline {
  kind: "payment" | "cancellation";
  date: DateText;
  /** Whole days from today; negative when a payment is overdue. */
  daysLeft: number;
  row: FinanceRow;
  /** What remains to be paid, or what need not be paid after a cancellation, in the row's currency. */
  amount: number;
}

/** What of a trip's rows has to be paid and what can still be cancelled free of charge, by date; payments first on a day. */
export function listDeadlines(rows: readonly FinanceRow[], today: DateText): Deadline[] {
  const at = (date: DateText) => ({ date, daysLeft: daysBetween(today, date) });
  const payments = rows.flatMap((row): Deadline[] =>
    row.paymentDueDate !== null && row.remain > 0
      ? [{ kind: "payment", ...at(row.paymentDueDate), row, amount: row.remain }]
      : [],
  );
  const cancellations = rows.flatMap((row): Deadline[] => {
    const amount = Math.max(row.total, row.payed);
    return row.cancellationDate !== null && row.cancellationDate >= today && amount > 0
      ? [{ kind: "cancellation", ...at(row.cancellationDate), row, amount }]
      : [];
  });
  return [...payments, ...cancellations].sort((a, b) => a.daysLeft - b.daysLeft);
}

/** Overdue, or so near that it should be seen wherever the trip is. */
export const isSoon = ({ daysLeft }: Deadline): boolean => daysLeft <= limits.deadlineSoonDays;

/** What is paid and would not come back if the trip were cancelled today: a row's free cancellation holds through its day. */
export function sumAtRisk(
  rows: readonly FinanceRow[],
  today: DateText,
): { currency: CurrencyId; payed: number }[] {
  const isAtRisk = ({ payed, cancellationDate }: FinanceRow) =>
    payed > 0 && !(cancellationDate !== null && cancellationDate >= today);
  return sumByCurrency(rows.filter(isAtRisk)).map(({ currency, payed }) => ({ currency, payed }));
}
