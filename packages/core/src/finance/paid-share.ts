import { toMinorUnits } from "../basics/money.ts";
import { fractionDigits } from "./currencies.ts";
import type { CurrencyTotal } from "./finance-table.ts";

/**
 * How much of a total is paid, as a part of 1 in whole hundredths: those that are full, so that all is paid only when nothing
 * remains; 0 of what is free.
 */
export function paidShare(whole: Pick<CurrencyTotal, "total" | "remain" | "currency">): number {
  const digits = fractionDigits(whole.currency);
  const total = toMinorUnits(whole.total, digits);
  const payed = total - toMinorUnits(whole.remain, digits);
  return total > 0n && payed > 0n ? Number((100n * payed) / total) / 100 : 0;
}
