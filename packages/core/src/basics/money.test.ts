import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies } from "./currencies.ts";
import { amount, fromMinorUnits, hasFractionDigits, readAmount, toMinorUnits } from "./money.ts";

const digits = fc.constantFrom(0, 2, 3);
const units = (max: number) => fc.integer({ min: 0, max });

test("Amounts of a currency survive the conversion to minor units and back", () => {
  fc.assert(
    fc.property(fc.oneof(units(1e10), units(7e15)), digits, (whole, places) => {
      const value = fromMinorUnits(BigInt(whole), places);
      expect(toMinorUnits(value, places)).toBe(BigInt(whole));
      expect(hasFractionDigits(value, places)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("Sums in minor units are exact: ten times 0.1 is 1", () => {
  const sum = Array.from({ length: 10 }, () => toMinorUnits(0.1, 2)).reduce((a, b) => a + b);
  expect(fromMinorUnits(sum, 2)).toBe(1);
  expect(toMinorUnits(1.005, 3)).toBe(1005n);
  expect(toMinorUnits(1e10, 2)).toBe(1_000_000_000_000n);
});

test("More fraction digits than the currency has are found: JPY 0, EUR and HUF 2, TND 3", () => {
  const of = new Map<string, number>(currencies.map((row) => [row.id, row.digits]));
  expect([of.get("JPY"), of.get("EUR"), of.get("HUF"), of.get("TND")]).toEqual([0, 2, 2, 3]);
  fc.assert(
    fc.property(units(1e9), digits, (whole, places) => {
      fc.pre(whole % 10 !== 0);
      expect(hasFractionDigits(whole / 10 ** (places + 1), places)).toBe(false);
    }),
  );
  expect(hasFractionDigits(0.5, 0)).toBe(false);
  expect(hasFractionDigits(10.55, 2)).toBe(true);
});

test("An amount is never negative and at most 1e10", () => {
  for (const good of [0, 0.01, 1e10]) expect(amount.safeParse(good).success).toBe(true);
  for (const bad of [-0.01, 1e10 + 1, Number.NaN, Number.POSITIVE_INFINITY, "5", null])
    expect(amount.safeParse(bad).success, String(bad)).toBe(false);
});

test.each([
  ["120", "120"],
  ["120,5", "120.5"],
  ["120.50", "120.50"],
  ["1 234,50", "1234.50"],
  ["1\u00a0234\u202f567,89", "1234567.89"],
  ["1,234.50", "1234.50"],
  ["1.234,50", "1234.50"],
  ["1,234", "1234"],
  ["1.234", "1.234"],
  ["1,234,567", "1234567"],
  ["1.234.567", "1234567"],
  ["12'345.60", "12345.60"],
  ["0.0000001", "0.0000001"],
  ["12,", "12"],
  ["120,50 €", "120.50"],
  ["€1,234.50", "1234.50"],
  ["1 234,50\u00a0₽", "1234.50"],
  ["US$1,234", "1234"],
  ["GEL 12", "12"],
  ["12.5EUR", "12.5"],
  ["1 234,50 руб.", "1234.50"],
  ["Rs. 500", "500"],
  ["5 kilos", null],
  ["€", null],
  ["5 € 6", null],
  ["", null],
  ["about 5", null],
  ["-5", null],
  ["1e9", null],
  [",5", null],
])("%o is the amount %o", (text, amount) => {
  expect(readAmount(text, ".")).toBe(amount);
});

test("Three digits after a single comma are thousands, unless the comma is the decimal mark of the language", () => {
  expect(readAmount("1,005", ",")).toBe("1.005");
  expect(readAmount("1.005", ",")).toBe("1.005");
  expect(readAmount("1,234,567", ",")).toBe("1234567");
});

test("Sums beyond the precision of a double multiplication are exact too", () => {
  expect(toMinorUnits(fromMinorUnits(3_532_744_336_588_295n, 2), 2)).toBe(3_532_744_336_588_295n);
});
