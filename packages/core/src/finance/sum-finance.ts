import { fromMinorUnits, toMinorUnits } from "../basics/money.ts";
import { fractionDigits } from "./currencies.ts";
import type { Finance } from "./finance.ts";

/** Who travels. */
export interface Travellers {
  adults: number;
  kids: number;
}

/** What a finance block comes to, in its own currency. */
export interface FinanceSum {
  total: number;
  payed: number;
  remain: number;
}

/**
 * Total, paid and remaining of a block in wire amounts (decisions 6): a price for all is the total, one per person
 * counts for every traveller, adults and kids may have their own; who has paid more owes nothing.
 */
export function sumFinance(block: Finance, { adults, kids }: Travellers): FinanceSum {
  const digits = fractionDigits(block.currency);
  const units = (amount: number | null) => toMinorUnits(amount ?? 0, digits);
  const price = units(block.price);
  const totals = {
    same: () => price,
    perPerson: () => price * BigInt(adults + kids),
    adultChild: () => price * BigInt(adults) + units(block.pricePerKid) * BigInt(kids),
  };
  const total = totals[block.type]();
  const payed = units(block.payed);
  const remain = total > payed ? total - payed : 0n;
  const toAmount = (value: bigint) => fromMinorUnits(value, digits);
  return { total: toAmount(total), payed: toAmount(payed), remain: toAmount(remain) };
}
