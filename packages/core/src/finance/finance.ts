import * as z from "zod/mini";
import { applyChange } from "../basics/apply-change.ts";
import { date } from "../basics/dates.ts";
import { amount, hasFractionDigits } from "../basics/money.ts";
import { orDefault } from "../basics/or-default.ts";
import { message } from "../basics/validation.ts";
import { type CurrencyId, currency, fractionDigits } from "./currencies.ts";
import { paymentForm } from "./payment-forms.ts";
import { priceType } from "./price-types.ts";

/** The finance block of a point or a finance item (section 3; decisions 6 adds on-site and validity). */
export const finance = z.object({
  type: priceType,
  price: z.nullable(amount),
  payed: z.nullable(amount),
  pricePerKid: z.nullable(amount),
  currency,
  paymentDueDate: z.nullable(date),
  cancellationDate: z.nullable(date),
  paymentType: paymentForm,
  isOnSite: z.boolean(),
  validFrom: z.nullable(date),
  validTo: z.nullable(date),
});
export type Finance = z.infer<typeof finance>;

/** What a save may send of it: the fields that changed (decisions 2); the default of the currency is the trip's. */
export const financeChange = z.partial(
  z.extend(finance, {
    type: orDefault(priceType, "same"),
    currency: z.nullable(currency),
    paymentType: orDefault(paymentForm, "any"),
    isOnSite: orDefault(z.boolean(), false),
  }),
);
export type FinanceChange = z.infer<typeof financeChange>;

/** An empty block in the trip's currency. */
export function newFinance(inCurrency: CurrencyId): Finance {
  return {
    type: "same",
    price: null,
    payed: null,
    pricePerKid: null,
    currency: inCurrency,
    paymentDueDate: null,
    cancellationDate: null,
    paymentType: "any",
    isOnSite: false,
    validFrom: null,
    validTo: null,
  };
}

const amounts = ["price", "payed", "pricePerKid"] as const;

/** Messages, by field, of amounts with more fraction digits than their currency has (decisions 2), and of a validity turned round. */
export function checkFinance(block: Finance): Record<string, string> {
  const max = fractionDigits(block.currency);
  const wrong = amounts.filter((field) => !hasFractionDigits(block[field] ?? 0, max));
  const { validFrom, validTo } = block;
  return {
    ...Object.fromEntries(wrong.map((field) => [field, message("fractionDigits", max)])),
    ...(validFrom && validTo && validTo < validFrom && { validTo: message("endsBeforeStart") }),
  };
}

/** The block after a save: fields sent replace, null empties the whole, a first save starts from an empty block. */
export function changeFinance(
  current: Finance | null,
  change: FinanceChange | null | undefined,
  tripCurrency: CurrencyId,
): Finance | null {
  if (change === undefined) return current;
  if (change === null) return null;
  const { currency, ...sent } = change;
  return applyChange<Finance>(current ?? newFinance(tripCurrency), {
    ...sent,
    ...(currency !== undefined && { currency: currency ?? tripCurrency }),
  });
}
