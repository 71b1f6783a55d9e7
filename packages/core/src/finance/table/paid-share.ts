import { fractionDigits } from "../../basics/currencies.ts";
import { toMinorUnits } from "../../basics/money.ts";
import type { CurrencyTotal } from "./finance-table.ts";

/**
 * The paid share of a total, 0 to 1, rounded down to a hundredth. So 1 means that nothing remains. A free total has 0.
 */
export function paidShare(whole: Pick<CurrencyTotal, "total" | "remain" | "currency">): number {
  const digits = fractionDigits(whole.currency);
  const total = toMinorUnits(whole.total, digits);
  const payed = total - toMinorUnits(whole.remain, digits);
  return total > 0n && payed > 0n ? Number((100n * payed) / total) / 100 : 0;
}
