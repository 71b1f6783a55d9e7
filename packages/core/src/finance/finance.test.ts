import { makeFinance } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { currencies, currency, fractionDigits } from "../basics/currencies.ts";
import { changeFinance, checkFinance, newFinance } from "./finance.ts";

test("A new finance block has a price for all, any payment form and the trip's currency, and is not paid on site", () => {
  expect(newFinance("GEL")).toEqual({
    type: "same",
    price: null,
    payed: null,
    pricePerKid: null,
    currency: "GEL",
    paymentDueDate: null,
    cancellationDate: null,
    paymentType: "any",
    isOnSite: false,
    isPerNight: false,
    validFrom: null,
    validTo: null,
  });
});

test("A save changes a block field by field; null empties a field; null as the block removes it", () => {
  const block = makeFinance({ payed: 10 });
  expect(changeFinance(block, { price: null }, "EUR")).toEqual({ ...block, price: null });
  expect(changeFinance(block, {}, "EUR")).toEqual(block);
  expect(changeFinance(block, undefined, "EUR")).toBe(block);
  expect(changeFinance(block, null, "EUR")).toBeNull();
  expect(changeFinance(null, null, "EUR")).toBeNull();
  expect(changeFinance(null, { currency: "JPY" }, "EUR")).toEqual(newFinance("JPY"));
});

test("Amounts with more fraction digits than their currency has are refused with the number of digits", () => {
  const wrong = { price: 1.005, payed: 1.5, pricePerKid: 0.001 };
  expect(checkFinance(makeFinance(wrong))).toEqual({
    price: "fractionDigits 2",
    pricePerKid: "fractionDigits 2",
  });
  expect(checkFinance(makeFinance({ ...wrong, currency: "JPY" }))).toEqual({
    price: "fractionDigits 0",
    payed: "fractionDigits 0",
    pricePerKid: "fractionDigits 0",
  });
  expect(checkFinance(makeFinance({ ...wrong, currency: "TND" }))).toEqual({});
  expect(checkFinance(makeFinance({ price: null }))).toEqual({});
});

test("There are about 65 different currencies with the digits of ISO 4217, not of Intl", () => {
  const ids = currencies.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(ids.length).toBeLessThanOrEqual(70);
  for (const id of ["EUR", "USD", "GBP", "JPY", "RUB", "GEL"])
    expect(currency.safeParse(id).success).toBe(true);
  for (const id of ["HUF", "IDR", "LAK"] as const) expect(fractionDigits(id)).toBe(2);
  const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
  for (const id of ids) expect(names.of(id), id).toBeDefined();
});
