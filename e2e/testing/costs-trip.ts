import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { FinanceFigures } from "@castor/core/finance/table/finance-table.ts";
import type { PointSave } from "@castor/core/points/point.ts";
import { todayIn } from "@castor/core/time/dates.ts";

/** The date so many days from today, in the browser's time zone. */
export const daysFromNow = (days: number) =>
  todayIn("Asia/Tbilisi", new Date(Date.now() + days * 86_400_000));

/** 271 lari for the two adults and a kid of a new trip; partly paid. */
export const hotel = {
  name: "Hotel on the river",
  lat: 41.68778,
  lng: 44.81089,
  typeId: "Hotel",
  finance: {
    type: "adultChild",
    price: 120.5,
    pricePerKid: 30,
    payed: 71,
    currency: "GEL",
    paymentType: "card",
    paymentDueDate: daysFromNow(3),
    cancellationDate: daysFromNow(2),
  },
} as const satisfies PointSave;

/** 47.25 dollars for the three. */
export const museum = {
  name: "Museum",
  lat: 41.696,
  lng: 44.8,
  typeId: "Museum",
  finance: { type: "perPerson", price: 15.75, currency: "USD", paymentType: "cash" },
} as const satisfies PointSave;

export const daysWithPrices = [
  { name: "Old town", date: "2027-05-03 09:00", points: [hotel] },
  { name: "Mountains", date: "2027-05-04 10:30", points: [museum] },
];

/** 90 000 yen, a third of them paid. A spreadsheet would run its title as a formula. */
export const flight = '=HYPERLINK("http://evil.example";"Рейс, туда")';
/** 100.01 euros, all paid. */
export const insurance = "Страховка";

export const figures = ["total", "payed", "remain", "adult", "kid"] as const;

/** The totals of all of these by currency. */
export const perCurrency = {
  EUR: { total: 100.01, payed: 100.01, remain: 0, adult: 33.34, kid: 33.34 },
  USD: { total: 47.25, payed: 0, remain: 47.25, adult: 15.75, kid: 15.75 },
  JPY: { total: 90_000, payed: 30_000, remain: 60_000, adult: 30_000, kid: 30_000 },
  GEL: { total: 271, payed: 71, remain: 200, adult: 120.5, kid: 30 },
} satisfies Partial<Record<CurrencyId, FinanceFigures>>;
export const currencies = ["EUR", "USD", "JPY", "GEL"] as const;
