import { divideHalfUp, fromMinorUnits, toMinorUnits } from "../basics/money.ts";
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
  /** The share of one adult and of one kid. */
  adult: number;
  kid: number;
}

/**
 * Total, paid and remaining of a block in wire amounts (decisions 6): a price for all is the total, one per person
 * counts for every traveller, adults and kids may have their own; who has paid more owes nothing. A price for all is
 * shared equally, rounded half up.
 */
export function sumFinance(block: Finance, { adults, kids }: Travellers): FinanceSum {
  const digits = fractionDigits(block.currency);
  const units = (amount: number | null) => toMinorUnits(amount ?? 0, digits);
  const price = units(block.price);
  const kidPrice = units(block.pricePerKid);
  const [grown, young] = [BigInt(adults), BigInt(kids)];
  const share = () => divideHalfUp(price, grown + young);
  const { total, adult, kid } = {
    same: () => ({ total: price, adult: share(), kid: share() }),
    perPerson: () => ({ total: price * (grown + young), adult: price, kid: price }),
    adultChild: () => ({ total: price * grown + kidPrice * young, adult: price, kid: kidPrice }),
  }[block.type]();
  const payed = units(block.payed);
  const remain = total > payed ? total - payed : 0n;
  const toAmount = (value: bigint) => fromMinorUnits(value, digits);
  return {
    total: toAmount(total),
    payed: toAmount(payed),
    remain: toAmount(remain),
    adult: toAmount(adult),
    kid: toAmount(kid),
  };
}
