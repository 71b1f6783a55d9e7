import { expect, test } from "vitest";
import { makeFinance, makeFinanceItem, makeTrip } from "../../../testing/make.ts";
import type { Finance } from "../finance.ts";
import { hasRefundDates, isSoon, listDeadlines, sumAtRisk } from "./list-deadlines.ts";
import { listFinanceRows } from "./list-rows.ts";

const today = "2026-11-22";
const rowsOf = (blocks: Record<string, Partial<Finance>>) =>
  listFinanceRows(
    makeTrip({
      financeItems: Object.entries(blocks).map(([name, block]) =>
        makeFinanceItem({ name, finance: makeFinance(block) }),
      ),
    }),
    true,
  );

test("Deadlines are due payments and free cancellations, the nearest first", () => {
  const deadlines = listDeadlines(
    rowsOf({
      Hotel: { price: 100, payed: 30, paymentDueDate: "2026-12-01" },
      Flight: { price: 500, payed: 500, cancellationDate: "2026-11-25" },
      Museum: { price: 20, paymentDueDate: "2026-11-20", cancellationDate: "2026-11-22" },
    }),
    today,
  );
  expect(
    deadlines.map(({ kind, date, daysLeft, row, amount }) => [
      row.title,
      kind,
      date,
      daysLeft,
      amount,
    ]),
  ).toEqual([
    ["Museum", "payment", "2026-11-20", -2, 20],
    ["Museum", "cancellation", "2026-11-22", 0, 20],
    ["Flight", "cancellation", "2026-11-25", 3, 500],
    ["Hotel", "payment", "2026-12-01", 9, 70],
  ]);
  expect(deadlines.map(isSoon)).toEqual([true, true, true, false]);
});

test("Paid and free rows and past cancellations are no deadlines", () => {
  const rows = rowsOf({
    Paid: { price: 100, payed: 100, paymentDueDate: "2026-12-01" },
    Late: { price: 100, cancellationDate: "2026-11-21" },
    Free: { price: 0, paymentDueDate: "2026-12-01", cancellationDate: "2026-12-01" },
  });
  expect(listDeadlines(rows, today)).toEqual([]);
});

test("The amount at risk is what is paid and by its date no longer refundable, by currency", () => {
  const rows = rowsOf({
    Hotel: { price: 100, payed: 30, cancellationDate: "2026-11-22" },
    Flight: { price: 500, payed: 500.1, cancellationDate: "2026-11-21" },
    Insurance: { price: 40, payed: 40.2, cancellationDate: "2026-10-01" },
    Ticket: { price: 3_000, payed: 3_000, currency: "JPY", cancellationDate: "2026-11-01" },
    Unpaid: { price: 90, cancellationDate: "2026-11-01" },
    NoDate: { price: 70, payed: 70 },
  });
  expect(sumAtRisk(rows, today)).toEqual([
    { currency: "EUR", payed: 540.3 },
    { currency: "JPY", payed: 3_000 },
  ]);
});

test("Without any cancellation date no risk is known", () => {
  expect(hasRefundDates(rowsOf({ Museum: { price: 70, payed: 70 } }))).toBe(false);
  expect(hasRefundDates(rowsOf({ Hotel: { price: 7, cancellationDate: "2026-12-01" } }))).toBe(
    true,
  );
});
