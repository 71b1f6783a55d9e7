import fc from "fast-check";
import { expect, test } from "vitest";
import { currency, fractionDigits } from "../basics/currencies.ts";
import { convertAmount } from "./convert-amount.ts";
import type { EuroRates } from "./rates.ts";

const ids = currency.options;
const rates = fc.record(
  Object.fromEntries(ids.map((id) => [id, fc.double({ min: 1e-3, max: 1e7, noNaN: true })])),
);

test("An amount is converted by both rates and rounded half up to the other currency's minor unit", () => {
  const perEuro = { USD: 1.25, JPY: 160, TND: 3.2 };
  expect(convertAmount(10, { from: "USD", to: "EUR", perEuro })).toBe(8);
  expect(convertAmount(1, { from: "EUR", to: "TND", perEuro })).toBe(3.2);
  expect(convertAmount(100, { from: "JPY", to: "USD", perEuro })).toBe(0.78);
  expect(convertAmount(0.01, { from: "USD", to: "JPY", perEuro })).toBe(1);
  expect(convertAmount(0.01, { from: "EUR", to: "USD", perEuro: { USD: 0.5 } })).toBe(0.01);
});

test("Without a rate an amount is converted only into its own currency", () => {
  expect(convertAmount(5, { from: "LAK", to: "EUR", perEuro: {} })).toBeNull();
  expect(convertAmount(5, { from: "EUR", to: "LAK", perEuro: {} })).toBeNull();
  expect(convertAmount(5, { from: "LAK", to: "LAK", perEuro: {} })).toBe(5);
});

test("A conversion there and back changes an amount by at most half a minor unit of each currency", () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      rates,
      fc.constantFrom(...ids),
      fc.constantFrom(...ids),
      amounts,
      (known, from, to, minor) => {
        const perEuro: EuroRates = { ...known, EUR: 1 };
        const amount = minor / 10 ** fractionDigits(from);
        const there = convertAmount(amount, { from, to, perEuro }) ?? Number.NaN;
        // Larger converted amounts are beyond what the API can carry.
        fc.pre(there < 1e12);
        const back = convertAmount(there, { from: to, to: from, perEuro }) ?? Number.NaN;
        const rate = (perEuro[from] ?? 1) / (perEuro[to] ?? 1);
        const half = (id: typeof from) => 0.5 / 10 ** fractionDigits(id);
        const max = half(from) + half(to) * rate;
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(max * (1 + 1e-9) + 1e-9);
      },
    ),
    { numRuns: 2_000 },
  );
});
