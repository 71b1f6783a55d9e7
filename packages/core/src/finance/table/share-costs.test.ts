import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRates, anyRows } from "../../../testing/any-costs.ts";
import { makeFinance, makeFinanceItem, makeTrip } from "../../../testing/make.ts";
import { type CurrencyId, fractionDigits } from "../../basics/currencies.ts";
import { toMinorUnits } from "../../basics/money.ts";
import type { EuroRates } from "../rates.ts";
import { arrangeRows } from "./arrange-rows.ts";
import { type FinanceRow, financeQuery } from "./finance-table.ts";
import { listFinanceRows } from "./list-rows.ts";
import { shareCosts } from "./share-costs.ts";

const tableOf = (rows: readonly FinanceRow[], perEuro: EuroRates) =>
  arrangeRows(rows, financeQuery.parse({}), { perEuro, language: "en" });
const sum = (shares: readonly { total: number }[], currency: CurrencyId) =>
  shares.reduce((all, { total }) => all + toMinorUnits(total, fractionDigits(currency)), 0n);

const cost = (
  price: number,
  currency: CurrencyId,
  item: Parameters<typeof makeFinanceItem>[0] = {},
) => makeFinanceItem({ ...item, finance: makeFinance({ price, currency, payed: price / 2 }) });
const rowsOf = (...financeItems: ReturnType<typeof cost>[]) =>
  listFinanceRows(makeTrip({ financeItems }), true);

test("Charts show the total, paid and remaining amounts of the table, in its one currency or in euros", () => {
  fc.assert(
    fc.property(anyRows, anyRates, (rows, perEuro) => {
      const { totals, totalEur, totalEurReason } = tableOf(rows, perEuro);
      const expected = totalEur ? { ...totalEur, currency: "EUR" } : totals[0];
      fc.pre(expected !== undefined && totalEurReason === null);
      const { adult: _, kid: __, ...figures } = expected;
      expect(shareCosts(rows, perEuro)).toMatchObject({ ...figures, withoutRate: [] });
    }),
  );
});

test("A currency without a rate is named and changes nothing else", () => {
  const free = listFinanceRows(makeTrip({ financeItems: [cost(0, "EUR")] }), true);
  fc.assert(
    fc.property(anyRows, anyRates, (some, perEuro) => {
      const rows = [...some, ...free];
      const { withoutRate, ...shown } = shareCosts(rows, perEuro);
      expect(withoutRate).toEqual(tableOf(rows, perEuro).totalEurReason?.currencies ?? []);
      const known = rows.filter((row) => !withoutRate.includes(row.currency));
      expect(shareCosts(known, perEuro)).toEqual({ ...shown, withoutRate: [] });
    }),
  );
});

test("Shares by category and shares by day each add up to the exact total", () => {
  fc.assert(
    fc.property(anyRows, anyRates, (rows, perEuro) => {
      const { byCategory, byDay, currency, total } = shareCosts(rows, perEuro);
      const whole = toMinorUnits(total, fractionDigits(currency));
      expect(sum(byCategory, currency)).toBe(whole);
      expect(sum(byDay, currency)).toBe(whole);
      for (const share of [...byCategory, ...byDay]) expect(share.total).toBeGreaterThan(0);
      const percents = byCategory.map(({ percent }) => percent);
      if (whole > 0n) expect(percents.reduce((all, percent) => all + percent, 0)).toBe(100);
    }),
  );
});

test("In one currency a share is the sum of its rows", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const own = rows.filter(({ currency }) => currency === rows[0]?.currency);
      const { byCategory, byDay } = shareCosts(own, {});
      const inUnits = (row: FinanceRow) => toMinorUnits(row.total, fractionDigits(row.currency));
      const sumOf = (chosen: readonly FinanceRow[]) =>
        chosen.reduce((all, row) => all + inUnits(row), 0n);
      for (const { category, total } of byCategory)
        expect(sum([{ total }], own[0]?.currency ?? "EUR")).toBe(
          sumOf(own.filter((row) => row.category === category)),
        );
      for (const { date, total } of byDay)
        expect(sum([{ total }], own[0]?.currency ?? "EUR")).toBe(
          sumOf(own.filter((row) => row.date === date)),
        );
    }),
  );
});

test("Several currencies are shown in euros, categories sorted by size and days by date", () => {
  const rows = rowsOf(
    cost(9, "GEL", { startDate: "2026-12-06", type: "restaurant" }),
    cost(300, "JPY", { type: "plane" }),
    cost(10, "EUR", { startDate: "2026-12-05", type: "restaurant" }),
    cost(0, "EUR", { startDate: "2026-12-04", type: "car" }),
  );
  expect(shareCosts(rows, { GEL: 3, JPY: 150 })).toEqual({
    currency: "EUR",
    total: 15,
    payed: 7.5,
    remain: 7.5,
    byCategory: [
      { category: "restaurant", total: 13, percent: 87 },
      { category: "plane", total: 2, percent: 13 },
    ],
    byDay: [
      { date: "2026-12-05", total: 10 },
      { date: "2026-12-06", total: 3 },
      { date: null, total: 2 },
    ],
    withoutRate: [],
  });
});

test("Rounding loses no cent between the shares", () => {
  const rows = rowsOf(
    ...(["plane", "car", "other"] as const).map((type) => cost(1, "GEL", { type })),
    cost(0, "EUR"),
  );
  const { total, byCategory } = shareCosts(rows, { GEL: 300 });
  expect(total).toBe(0.01);
  expect(byCategory).toEqual([{ category: "car", total: 0.01, percent: 100 }]);
});
