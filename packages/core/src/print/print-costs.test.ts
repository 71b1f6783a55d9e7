import { expect, test } from "vitest";
import { makeFinanceItem, makeTrip } from "../../testing/make.ts";
import type { CurrencyId } from "../basics/currencies.ts";
import { newFinance } from "../finance/finance.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import { createFormats } from "../formats/create-formats.ts";
import { describeCosts, type PrintedRates } from "./print-costs.ts";

const known: PrintedRates = { perEuro: { USD: 1.25, GBP: 0.8 }, date: "2026-12-01" };

const cost = (name: string, currency: CurrencyId, startDate: string | null = null) =>
  makeFinanceItem({
    ...{ id: name, name, startDate },
    finance: { ...newFinance(currency), price: 100, payed: 10 },
  });

const print = (costs: ReturnType<typeof cost>[], rates: PrintedRates | null = known) =>
  describeCosts(listFinanceRows(makeTrip({ financeItems: costs }), true), [], {
    formats: createFormats("en"),
    words: (key, params = {}) => [key, ...Object.values(params)].join(" "),
    rates,
  });

test("costs without a point stand by date, those without a date last", () => {
  const costs = print([
    ...[cost("Insurance", "EUR"), cost("Tour", "EUR", "2026-12-07")],
    ...[cost("Flight", "EUR", "2026-11-20"), cost("Car", "EUR", "2026-12-05")],
  ]);
  expect(costs?.items.map(({ title }) => title)).toEqual(["Flight", "Car", "Tour", "Insurance"]);
});

test("several currencies have a total in euros, by the rates of their day", () => {
  const costs = print([cost("Flight", "USD"), cost("Train", "GBP")]);
  expect(costs?.totals.map(({ currency }) => currency)).toEqual(["USD", "GBP"]);
  expect(costs?.inEuros).toEqual({
    label: "costs.totalEur 01.12.2026",
    ...{ total: "€205", paid: "€20.50", remaining: "€184.50" },
  });
  expect(costs?.whyNoEuros).toBe("");
});

test("a currency without a rate is named in place of the total in euros", () => {
  const costs = print([cost("Flight", "USD"), cost("Bus", "GEL")]);
  expect([costs?.inEuros, costs?.whyNoEuros]).toEqual([null, "costs.noTotalEur GEL"]);
});

test("one currency needs no total in euros, and without any rates none is shown", () => {
  const one = print([cost("Flight", "USD")]);
  const unknown = print([cost("Flight", "USD"), cost("Train", "GBP")], null);
  for (const costs of [one, unknown])
    expect([costs?.inEuros, costs?.whyNoEuros]).toEqual([null, ""]);
});
