import * as z from "zod/mini";
import { applyPatch } from "../basics/apply-patch.ts";
import { type CurrencyId, currency, fractionDigits } from "../basics/currencies.ts";
import { amount, hasFractionDigits } from "../basics/money.ts";
import {
  defaultedField,
  defineFields,
  plainField,
  requiredField,
} from "../schemas/entity-fields.ts";
import { message } from "../schemas/validation.ts";
import { date } from "../time/dates.ts";
import { paymentForm } from "./payment-forms.ts";
import { priceType } from "./price-types.ts";

const optionalDate = plainField(z.nullable(date), null);
const optionalAmount = plainField(z.nullable(amount), null);

const fields = defineFields({
  type: defaultedField(priceType, "same"),
  price: optionalAmount,
  payed: optionalAmount,
  pricePerKid: optionalAmount,
  // The prices of a stay are those of one night (decision 113). Blocks that were kept before there was the field have none.
  isPerNight: {
    ...defaultedField(z.boolean(), false),
    read: z._default(z.boolean(), false),
  },
  // A new block gets the trip's currency; null in a save sets it again.
  currency: { ...requiredField(currency), save: z.nullable(currency) },
  paymentDueDate: optionalDate,
  cancellationDate: optionalDate,
  paymentType: defaultedField(paymentForm, "any"),
  isOnSite: defaultedField(z.boolean(), false),
  validFrom: optionalDate,
  validTo: optionalDate,
});

/** The finance block of a point or a finance item (specification#finance-block). */
export const finance = z.object(fields.read);
export type Finance = z.infer<typeof finance>;

/** The fields of the block that a save changes (specification#money). */
export const financeChange = z.partial(z.object(fields.save));
export type FinanceChange = z.infer<typeof financeChange>;

/** An empty block in the trip's currency. */
export const newFinance = (inCurrency: CurrencyId): Finance => ({
  ...fields.initial,
  currency: inCurrency,
});

const amounts = ["price", "payed", "pricePerKid"] as const;

/** Messages by field: an amount with more fraction digits than its currency has (specification#money), a validity that ends before it starts. */
export function checkFinance(block: Finance): Record<string, string> {
  const max = fractionDigits(block.currency);
  const wrong = amounts.filter((field) => !hasFractionDigits(block[field] ?? 0, max));
  const { validFrom, validTo } = block;
  return {
    ...Object.fromEntries(wrong.map((field) => [field, message("fractionDigits", max)])),
    ...(validFrom && validTo && validTo < validFrom && { validTo: message("dateFrom", validFrom) }),
  };
}

/** The block after a save. Null removes it; a first save starts from an empty block; fields that were not sent stay. */
export function changeFinance(
  current: Finance | null,
  change: FinanceChange | null | undefined,
  tripCurrency: CurrencyId,
): Finance | null {
  if (change === undefined) return current;
  if (change === null) return null;
  const { currency, ...sent } = change;
  return applyPatch<Finance>(current ?? newFinance(tripCurrency), {
    ...sent,
    ...(currency !== undefined && { currency: currency ?? tripCurrency }),
  });
}
