import { expect, test } from "vitest";
import { makeFinance } from "../../testing/make.ts";
import { finance } from "./finance.ts";
import { financeValuesOf, saysMoney, toFinance } from "./finance-values.ts";

const empty = financeValuesOf(null, "GEL");

test("a block shown in fields is the same block again", () => {
  for (const block of [
    makeFinance(),
    makeFinance({ price: null, payed: 12.5, type: "adultChild", pricePerKid: 0 }),
    makeFinance({ price: null, isOnSite: true, validTo: "2026-12-05" }),
  ])
    expect(toFinance(financeValuesOf(block, "EUR"))).toEqual(block);
});

test("a point without money begins in the trip's currency, and stays without money", () => {
  expect(empty.currency).toBe("GEL");
  expect(toFinance(empty)).toBeNull();
  expect(toFinance({ ...empty, type: "perPerson", currency: "USD" })).toBeNull();
});

test("an amount is read while it is still typed, and what is none is left to the schema", () => {
  const said = toFinance({ ...empty, price: "12.50", payed: "012", pricePerKid: "0.00" });
  expect(said).toMatchObject({ price: 12.5, payed: 12, pricePerKid: 0 });
  expect(finance.safeParse(said).success).toBe(true);
  const wrong = toFinance({ ...empty, price: "five", payed: "" });
  expect(wrong).toMatchObject({ price: "five", payed: null });
  expect(finance.safeParse(wrong).success).toBe(false);
});

test.each([
  { price: 0 },
  { payed: "12" },
  { pricePerKid: 5 },
  { paymentDueDate: "2026-12-05" },
  { cancellationDate: "2026-12-05" },
  { validFrom: "2026-12-05" },
  { paymentType: "cash" as const },
  { isOnSite: true },
])("%o says something of money", (said) => {
  expect(saysMoney({ ...empty, ...said })).toBe(true);
});
