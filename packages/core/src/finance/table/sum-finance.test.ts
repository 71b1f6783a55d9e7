import { makeFinance } from "@castor/core/testing/make.ts";
import { expect, it } from "vitest";
import { sumFinance } from "./sum-finance.ts";

const family = { adults: 2, kids: 1 };

it.each([
  [
    "for all",
    { type: "same", price: 100, payed: 40 },
    { total: 100, payed: 40, remain: 60, adult: 33.33, kid: 33.33 },
  ],
  [
    "per person",
    { type: "perPerson", price: 12.5, payed: null },
    { total: 37.5, payed: 0, remain: 37.5, adult: 12.5, kid: 12.5 },
  ],
  [
    "adult and kid",
    { type: "adultChild", price: 0.1, pricePerKid: 0.1, payed: 0 },
    { total: 0.3, payed: 0, remain: 0.3, adult: 0.1, kid: 0.1 },
  ],
  [
    "kids free",
    { type: "adultChild", price: 9, pricePerKid: null, payed: 18 },
    { total: 18, payed: 18, remain: 0, adult: 9, kid: 0 },
  ],
  [
    "overpaid",
    { type: "same", price: 10, payed: 12 },
    { total: 10, payed: 12, remain: 0, adult: 3.33, kid: 3.33 },
  ],
  [
    "without amounts",
    { type: "same", price: null, payed: null },
    { total: 0, payed: 0, remain: 0, adult: 0, kid: 0 },
  ],
  [
    "yen",
    { type: "perPerson", price: 1500, payed: 500, currency: "JPY" },
    { total: 4500, payed: 500, remain: 4000, adult: 1500, kid: 1500 },
  ],
] as const)("%s", (_what, block, sum) => {
  expect(sumFinance(makeFinance(block), family, null)).toEqual(sum);
});

const stayOf = (checkIn: string, checkOut: string | null) => ({
  checkIn: `${checkIn} 14:00`,
  checkOut: checkOut && `${checkOut} 12:00`,
});

it.each([
  ["three nights", stayOf("2027-05-30", "2027-06-02"), 3],
  ["a room for a day", stayOf("2027-05-30", "2027-05-30"), 1],
  ["a stay without an end", stayOf("2027-05-30", null), 1],
  ["no stay", null, 1],
])("A price per night counts for each night, to the cent: %s", (_what, stay, nights) => {
  const block = makeFinance({ price: 33.33, isPerNight: true, payed: 20 });
  const two = { adults: 2, kids: 0 };
  const total = (3333 * nights) / 100;
  expect(sumFinance(block, two, stay)).toMatchObject({
    total,
    remain: (3333 * nights - 2000) / 100,
  });
  expect(sumFinance({ ...block, type: "perPerson" }, two, stay).total).toBe((6666 * nights) / 100);
  expect(sumFinance({ ...block, isPerNight: false }, two, stay).total).toBe(33.33);
});
