import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, currency } from "../basics/currencies.ts";
import { euroRatesOf, rates, ratesOf } from "./rates.ts";

const ids = currency.options;
const known = fc.dictionary(
  fc.constantFrom(...ids.filter((id) => id !== "EUR")),
  fc.double({ min: 1e-3, max: 1e7, noNaN: true }),
);

test("Rates of the euro are the known ones; the key starts with the default currency", () => {
  expect(ratesOf("EUR", { USD: 1.136, JPY: 178.9 })).toEqual({ EURUSD: 1.136, EURJPY: 178.9 });
});

test("Rates of another currency are computed through the euro and include it", () => {
  expect(ratesOf("USD", { USD: 1.25, JPY: 150 })).toEqual({ USDEUR: 0.8, USDJPY: 120 });
});

test("An unknown currency has no rates and is in no other currency's rates", () => {
  expect(ratesOf("LAK", { USD: 1.25 })).toEqual({});
  expect(Object.keys(ratesOf("USD", { USD: 1.25 }))).toEqual(["USDEUR"]);
});

test("Rates of any two known currencies are inverse, and rates through a third agree", () => {
  fc.assert(
    fc.property(known, fc.constantFrom(...ids), fc.constantFrom(...ids), (perEuro, one, other) => {
      const [there, back, direct] = [
        ratesOf(one, perEuro)[`${one}${other}`],
        ratesOf(other, perEuro)[`${other}${one}`],
        ratesOf("EUR", perEuro),
      ];
      const isKnown = (id: string) => id === "EUR" || id in perEuro;
      expect(there !== undefined).toBe(one !== other && isKnown(one) && isKnown(other));
      if (there === undefined || back === undefined) return;
      expect(Math.abs(there * back - 1)).toBeLessThan(1e-12);
      const own = direct[`EUR${one}`] ?? 1;
      expect(Math.abs((own * there) / (direct[`EUR${other}`] ?? 1) - 1)).toBeLessThan(1e-12);
    }),
    { numRuns: 1_000 },
  );
});

test("The answer has the shape of the specification: one rate for every other currency", () => {
  const perEuro = Object.fromEntries(ids.map((id, index) => [id, index + 1]));
  const answer = ratesOf("GEL", perEuro);
  expect(rates.safeParse(answer).success).toBe(true);
  expect(Object.keys(answer)).toHaveLength(currencies.length - 1);
  expect(answer).not.toHaveProperty("GELGEL");
});

test("Reading the rates of the euro gives the original; rates without the euro cannot be read", () => {
  fc.assert(
    fc.property(known, (perEuro) => {
      const read = euroRatesOf(ratesOf("EUR", perEuro));
      expect(read ?? {}).toEqual(perEuro);
    }),
  );
  expect(euroRatesOf({})).toBeNull();
  expect(euroRatesOf({ USDGEL: 2.7 })).toBeNull();
});
