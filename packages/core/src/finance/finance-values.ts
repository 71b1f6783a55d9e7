import { readTyped } from "../basics/typed-number.ts";
import type { CurrencyId } from "./currencies.ts";
import { type Finance, newFinance } from "./finance.ts";

const amounts = ["price", "payed", "pricePerKid"] as const;
type Amount = (typeof amounts)[number];

/** A finance block as fields hold it while it is filled in: an emptied amount is "". */
export type FinanceValues = Omit<Finance, Amount> & Record<Amount, number | string>;

/** What fields show of a block, or of none: a price then begins in the trip's currency. */
export function financeValuesOf(block: Finance | null, inCurrency: CurrencyId): FinanceValues {
  const { price, payed, pricePerKid, ...rest } = block ?? newFinance(inCurrency);
  return { ...rest, price: price ?? "", payed: payed ?? "", pricePerKid: pricePerKid ?? "" };
}

/** Whether anything is said of money: how a price would be counted, and in what, says nothing by itself. */
export function saysMoney({ type: _, currency: __, ...values }: FinanceValues): boolean {
  const { paymentType, isOnSite, ...rest } = values;
  return (
    paymentType !== "any" || isOnSite || Object.values(rest).some((value) => (value ?? "") !== "")
  );
}

/** The block for the schema to judge; null when nothing is said of money. */
export function toFinance(values: FinanceValues): Record<keyof Finance, unknown> | null {
  if (!saysMoney(values)) return null;
  const orNull = (amount: number | string) => (amount === "" ? null : readTyped(amount));
  const { price, payed, pricePerKid, ...rest } = values;
  return {
    ...rest,
    price: orNull(price),
    payed: orNull(payed),
    pricePerKid: orNull(pricePerKid),
  };
}
