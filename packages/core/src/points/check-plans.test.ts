import { expect, test } from "vitest";
import { makeFinance } from "../../testing/make.ts";
import { checkPlans } from "./check-plans.ts";

const stay = (checkIn: string | null, checkOut: string | null) => ({ checkIn, checkOut });

test.each([
  ["nothing planned", { finance: null, hotelData: null }, {}],
  ["an open end", { finance: null, hotelData: stay("2026-12-05 14:00", null) }, {}],
  ["an open beginning", { finance: null, hotelData: stay(null, "2026-12-05 14:00") }, {}],
  ["one moment", { finance: null, hotelData: stay("2026-12-05 14:00", "2026-12-05 14:00") }, {}],
  [
    "check-out before check-in",
    { finance: null, hotelData: stay("2026-12-05 14:00", "2026-12-05 13:59") },
    { "hotelData.checkOut": "dateFrom 2026-12-05 14:00" },
  ],
  [
    "a validity that ends before it begins",
    {
      finance: makeFinance({ validFrom: "2026-12-05", validTo: "2026-12-04" }),
      hotelData: null,
    },
    { "finance.validTo": "dateFrom 2026-12-05" },
  ],
  [
    "too many digits for yen, and both dates",
    {
      finance: makeFinance({ currency: "JPY", price: 10.5, payed: 1, validFrom: "2026-12-05" }),
      hotelData: stay("2026-12-05 14:00", "2026-12-04 14:00"),
    },
    { "finance.price": "fractionDigits 0", "hotelData.checkOut": "dateFrom 2026-12-05 14:00" },
  ],
])("%s", (_case, plans, messages) => {
  expect(checkPlans({ booking: null, ...plans })).toEqual(messages);
});

test("an arrival before its departure", () => {
  const end = (at: string, zone: string) => ({ at, zone, terminal: "", gate: "" });
  const booking = {
    departure: end("2026-12-05 14:00", "Europe/Vienna"),
    arrival: end("2026-12-05 14:30", "Asia/Tbilisi"),
  };
  expect(checkPlans({ finance: null, hotelData: null, booking })).toEqual({
    "booking.arrival": "dateFrom 2026-12-05 14:00",
  });
});
