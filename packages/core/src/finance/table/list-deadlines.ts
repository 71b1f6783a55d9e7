import type { CurrencyId } from "../../basics/currencies.ts";
import { listCancelledCosts } from "../../bookings/cancelled-places.ts";
import { limits } from "../../limits.ts";
import { type DateText, daysBetween } from "../../time/dates.ts";
import { sumByCurrency } from "./arrange-rows.ts";
import type { FinanceRow } from "./finance-table.ts";
import { listFinanceRows, type TripMoney } from "./list-rows.ts";

/** The due date of a payment or the last day of a free cancellation. */
export interface Deadline {
  kind: "payment" | "cancellation";
  date: DateText;
  /** Days from today; negative when a payment is overdue. */
  daysLeft: number;
  row: FinanceRow;
  /** The amount to pay, or the amount that a cancellation saves, in the row's currency. */
  amount: number;
}

/** The due payments and free cancellations of a trip's rows by date. On one date payments come first. */
export function listDeadlines(rows: readonly FinanceRow[], today: DateText): Deadline[] {
  const deadlineOn = (date: DateText) => ({ date, daysLeft: daysBetween(today, date) });
  const payments = rows.flatMap((row): Deadline[] =>
    row.paymentDueDate !== null && row.remain > 0
      ? [{ kind: "payment", ...deadlineOn(row.paymentDueDate), row, amount: row.remain }]
      : [],
  );
  const cancellations = rows.flatMap((row): Deadline[] => {
    const amount = Math.max(row.total, row.payed);
    return row.cancellationDate !== null && row.cancellationDate >= today && amount > 0
      ? [{ kind: "cancellation", ...deadlineOn(row.cancellationDate), row, amount }]
      : [];
  });
  return [...payments, ...cancellations].sort((a, b) => a.daysLeft - b.daysLeft);
}

/**
 * What is told of the deadlines of a trip. What is cancelled already has no last day of a free cancellation any more; what is to be paid
 * of it is said still.
 */
export function listTripDeadlines(trip: TripMoney, today: DateText): Deadline[] {
  const cancelled = listCancelledCosts(trip);
  return listDeadlines(listFinanceRows(trip, true), today).filter(
    ({ kind, row }) => kind === "payment" || !cancelled.has(row.sourceId),
  );
}

/** True for deadlines to show on all pages of the trip: overdue or near. */
export const isSoon = ({ daysLeft }: Deadline): boolean => daysLeft <= limits.deadlineSoonDays;

/** True when a cost says until when it can be cancelled free of charge. Without such a date no risk is known. */
export const hasRefundDates = (rows: readonly FinanceRow[]): boolean =>
  rows.some(({ cancellationDate }) => cancellationDate !== null);

/** What is paid and no longer refundable: its last day of a free cancellation has passed. */
export function sumAtRisk(
  rows: readonly FinanceRow[],
  today: DateText,
): { currency: CurrencyId; payed: number }[] {
  const isAtRisk = ({ payed, cancellationDate }: FinanceRow) =>
    payed > 0 && cancellationDate !== null && cancellationDate < today;
  return sumByCurrency(rows.filter(isAtRisk)).map(({ currency, payed }) => ({ currency, payed }));
}
