import fc from "fast-check";
import { type CurrencyId, currency, fractionDigits } from "../src/basics/currencies.ts";
import { category } from "../src/finance/categories.ts";
import type { Finance } from "../src/finance/finance.ts";
import { paymentForm } from "../src/finance/payment-forms.ts";
import { priceType } from "../src/finance/price-types.ts";
import type { EuroRates } from "../src/finance/rates.ts";
import type { FinanceRow } from "../src/finance/table/finance-table.ts";
import { listFinanceRows } from "../src/finance/table/list-rows.ts";
import { name } from "../src/schemas/texts.ts";
import { makeFinanceItem, makeTrip } from "./make.ts";

const day = fc
  .date({
    min: new Date("1900-01-01"),
    max: new Date("2200-12-31"),
    noInvalidDate: true,
  })
  .map((at) => at.toISOString().slice(0, 10));
const fewDays = fc.constantFrom("2026-12-05", "2026-12-06", "2026-12-08");

/** Ordinary and malicious names. */
const title = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc
      .array(fc.constantFrom(..."=+-@;,\"'| aж1&<é🏔ש＝"), { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join("")),
  )
  .map((text) => text.trim())
  .filter((text) => name.safeParse(text).success);

const finance: fc.Arbitrary<Finance> = fc
  .tuple(fc.constantFrom("EUR", "JPY", "TND", "GEL", ...currency.options), fc.boolean())
  .chain(([id, isLarge]) => {
    const scale = 10 ** fractionDigits(id);
    const amount = fc
      .oneof(fc.constant(0), fc.integer({ min: 0, max: isLarge ? 1e10 : 1e5 }))
      .map((minor) => minor / scale);
    return fc.record({
      type: fc.constantFrom(...priceType.options),
      price: fc.option(amount),
      payed: fc.option(amount),
      pricePerKid: fc.option(amount),
      currency: fc.constant(id),
      paymentDueDate: fc.option(day),
      cancellationDate: fc.option(day),
      paymentType: fc.constantFrom(...paymentForm.options),
      isOnSite: fc.boolean(),
      isPerNight: fc.boolean(),
      validFrom: fc.constant(null),
      validTo: fc.constant(null),
    });
  });

/** Rows of a trip's finance table. */
export const anyRows: fc.Arbitrary<FinanceRow[]> = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    kids: fc.integer({ min: 0, max: 9 }),
    items: fc.array(
      fc.record({
        name: title,
        type: fc.constantFrom(...category.options),
        startDate: fc.option(fc.oneof(fewDays, day)),
        finance: fc.option(finance),
      }),
      { maxLength: 15 },
    ),
  })
  .map(({ adults, kids, items }) =>
    listFinanceRows(makeTrip({ adults, kids, financeItems: items.map(makeFinanceItem) }), true),
  );

/** Rates of most currencies. No unit is worth more than ten euros, so sums still have cents. */
export const anyRates: fc.Arbitrary<EuroRates> = fc
  .record({
    rates: fc.array(fc.double({ min: 0.1, max: 20_000, noNaN: true }), {
      minLength: currency.options.length,
      maxLength: currency.options.length,
    }),
    missing: fc.oneof(
      fc.constant<CurrencyId[]>([]),
      fc.subarray(currency.options, { maxLength: 20 }),
    ),
  })
  .map(({ rates, missing }) =>
    Object.fromEntries(
      currency.options
        .map((id, index) => [id, rates[index]] as const)
        .filter(([id]) => !missing.includes(id)),
    ),
  );
