import { expect, test } from "vitest";
import { makeFinance } from "../../testing/make.ts";
import { finance } from "./finance.ts";
import { financeValuesOf, hasAmounts, toFinance } from "./finance-values.ts";

const empty = financeValuesOf(null, "GEL");

test("a finance block goes through the form fields unchanged", () => {
  for (const block of [
    makeFinance(),
    makeFinance({ price: null, payed: 12.5, type: "adultChild", pricePerKid: 0 }),
    makeFinance({ price: null, isOnSite: true, validTo: "2026-12-05" }),
  ])
    expect(toFinance(financeValuesOf(block, "EUR"))).toEqual(block);
});

test("a point without a finance block starts in the trip's currency and stays without one", () => {
  expect(empty.currency).toBe("GEL");
  expect(toFinance(empty)).toBeNull();
  expect(toFinance({ ...empty, type: "perPerson", currency: "USD" })).toBeNull();
});

test("unfinished amounts are read; the schema refuses what is no amount", () => {
  const block = toFinance({ ...empty, price: "12.50", payed: "012", pricePerKid: "0.00" });
  expect(block).toMatchObject({ price: 12.5, payed: 12, pricePerKid: 0 });
  expect(finance.safeParse(block).success).toBe(true);
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
])("a form with %o has a finance block", (block) => {
  expect(hasAmounts({ ...empty, ...block })).toBe(true);
});
