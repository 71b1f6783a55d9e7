import type { CurrencyId } from "../basics/currencies.ts";
import { readTypedNumber } from "../basics/read-typed-number.ts";
import { type Finance, newFinance } from "./finance.ts";

const amounts = ["price", "payed", "pricePerKid"] as const;
type Amount = (typeof amounts)[number];

/** The values of the finance fields while they are edited. An empty amount is "". */
export type FinanceValues = Omit<Finance, Amount> & Record<Amount, number | string>;

/** The field values of a finance block. Without a block the price starts in the trip's currency. */
export function financeValuesOf(block: Finance | null, inCurrency: CurrencyId): FinanceValues {
  const { price, payed, pricePerKid, ...rest } = block ?? newFinance(inCurrency);
  return { ...rest, price: price ?? "", payed: payed ?? "", pricePerKid: pricePerKid ?? "" };
}

/** Whether the fields say anything. Price type, currency and "per night" alone say nothing. */
export function hasAmounts(all: FinanceValues): boolean {
  const { type: _, currency: __, isPerNight: ___, ...values } = all;
  const { paymentType, isOnSite, ...rest } = values;
  return (
    paymentType !== "any" || isOnSite || Object.values(rest).some((value) => (value ?? "") !== "")
  );
}

/** The finance block for the schema to check; null where the fields say nothing. */
export function toFinance(values: FinanceValues): Record<keyof Finance, unknown> | null {
  if (!hasAmounts(values)) return null;
  const orNull = (amount: number | string) => (amount === "" ? null : readTypedNumber(amount));
  const { price, payed, pricePerKid, ...rest } = values;
  return {
    ...rest,
    price: orNull(price),
    payed: orNull(payed),
    pricePerKid: orNull(pricePerKid),
  };
}
