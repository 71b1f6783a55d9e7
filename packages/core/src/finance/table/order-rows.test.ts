import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRates, anyRows } from "../../../testing/any-costs.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "../../../testing/make.ts";
import type { EuroRates } from "../rates.ts";
import { type FinanceRow, financeQuery } from "./finance-table.ts";
import { listFinanceRows } from "./list-rows.ts";
import { figureNames, listUncompared, sortRows } from "./order-rows.ts";

const rowsOf = (...costs: (readonly [string, Parameters<typeof makeFinance>[0]])[]) =>
  listFinanceRows(
    makeTrip({
      financeItems: costs.map(([name, block]) =>
        makeFinanceItem({ name, finance: makeFinance(block) }),
      ),
    }),
    true,
  );
const sorted = (
  rows: readonly FinanceRow[],
  perEuro: EuroRates,
  sd: "asc" | "desc" = "asc",
  sf: (typeof figureNames)[number] = "total",
) => sortRows(rows, { sf, sd }, { perEuro, language: "en" });
const titlesOf = (rows: readonly FinanceRow[]) => rows.map(({ title }) => title);

const mixed = rowsOf(
  ["Hotel", { price: 931, currency: "USD" }],
  ["Train", { price: 12_000, currency: "JPY" }],
  ["Museum", { price: 20 }],
);
const perEuro = { USD: 1.1, JPY: 160 };

test("An order by an amount compares converted values, not numbers", () => {
  expect(titlesOf(sorted(mixed, perEuro, "desc"))).toEqual(["Hotel", "Train", "Museum"]);
  expect(titlesOf(sorted(mixed, perEuro))).toEqual(["Museum", "Train", "Hotel"]);
});

test("Amounts without a rate come last in both directions, by currency and amount, and that can be said", () => {
  const rows = [
    ...mixed,
    ...rowsOf(
      ["Taxi", { price: 9, currency: "GEL" }],
      ["Bath", { price: 90, currency: "GEL" }],
      ["Bus", { price: 5, currency: "AMD" }],
    ),
  ];
  expect(titlesOf(sorted(rows, perEuro))).toEqual([
    ...["Museum", "Train", "Hotel"],
    ...["Bus", "Taxi", "Bath"],
  ]);
  expect(titlesOf(sorted(rows, perEuro, "desc")).slice(3)).toEqual(["Bus", "Bath", "Taxi"]);
  expect(listUncompared(rows, { sf: "total" }, perEuro)).toEqual(["AMD", "GEL"]);
  expect(listUncompared(rows, { sf: "date" }, perEuro)).toEqual([]);
  expect(listUncompared(rows.slice(3, 5), { sf: "total" }, perEuro)).toEqual([]);
});

test("Equal values keep the order of their titles, in both directions", () => {
  const rows = rowsOf(
    ["Tram", { price: 160, currency: "JPY" }],
    ["Coffee", { price: 1 }],
    ["Ferry", { price: 1.1, currency: "USD" }],
  );
  for (const sd of ["asc", "desc"] as const)
    expect(titlesOf(sorted(rows, perEuro, sd))).toEqual(["Coffee", "Ferry", "Tram"]);
});

test("However the rows come in, each value with a rate is at most the next, and the order is the same", () => {
  fc.assert(
    fc.property(
      anyRows,
      anyRates,
      fc.constantFrom(...figureNames),
      fc.constantFrom("asc", "desc"),
      (rows, rates, figure, sd) => {
        const known: EuroRates = { ...rates, EUR: 1 };
        const order = sorted(rows, rates, sd, figure);
        expect(sorted(rows.toReversed(), rates, sd, figure)).toEqual(order);
        const values = order.map((row) => {
          const rate = known[row.currency];
          return rate === undefined ? null : row[figure] / rate;
        });
        const withRate = values.filter((value) => value !== null);
        expect(values.slice(0, withRate.length)).toEqual(withRate);
        const direction = sd === "asc" ? 1 : -1;
        for (const [index, value] of withRate.entries())
          expect(direction * (value - (withRate[index + 1] ?? value))).toBeLessThanOrEqual(0);
      },
    ),
  );
});

test("In one currency the order is that of the amounts, with a rate or without", () => {
  fc.assert(
    fc.property(anyRows, anyRates, (rows, rates) => {
      const own = rows.filter(({ currency }) => currency === rows[0]?.currency);
      expect(sorted(own, rates)).toEqual(sorted(own, {}));
      const totals = sorted(own, rates).map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
  );
});

test("Rows without a value come last in every order of another field", () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom("asc", "desc"), (rows, sd) => {
      const query = financeQuery.parse({ sf: "date", sd });
      const dates = sortRows(rows, query, { perEuro: {}, language: "ru" }).map(({ date }) => date);
      expect(dates.slice(dates.filter((date) => date !== null).length)).toEqual(
        dates.filter((date) => date === null),
      );
    }),
  );
});
