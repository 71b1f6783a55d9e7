import { fractionDigits } from "../../basics/currencies.ts";
import { divideHalfUp, fromMinorUnits, toMinorUnits } from "../../basics/money.ts";
import { countNights, type StayDates } from "../../points/stay-nights.ts";
import type { Finance } from "../finance.ts";

/** The travellers of a trip. */
export interface Travellers {
  adults: number;
  kids: number;
}

/** The figures of a finance block in its own currency. */
export interface FinanceSum {
  total: number;
  payed: number;
  remain: number;
  /** The share of one adult and of one child. */
  adult: number;
  kid: number;
}

/** How many times the prices of a block are paid: once, or for each night. */
export const countPaidNights = (block: Pick<Finance, "isPerNight">, stay: StayDates | null) =>
  block.isPerNight ? countNights(stay) : 1;

/**
 * Total, paid and remaining amount of a finance block (specification#price-types). A price for all is the total and is shared
 * equally, rounded half up. A price per person counts for every traveller. Adults and children may have their own
 * prices. A price per night counts for every night of the stay (decision 113). An overpaid block has nothing remaining.
 */
export function sumFinance(
  block: Finance,
  { adults, kids }: Travellers,
  stay: StayDates | null,
): FinanceSum {
  const digits = fractionDigits(block.currency);
  const units = (amount: number | null) => toMinorUnits(amount ?? 0, digits);
  const nights = BigInt(countPaidNights(block, stay));
  const price = units(block.price) * nights;
  const kidPrice = units(block.pricePerKid) * nights;
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
