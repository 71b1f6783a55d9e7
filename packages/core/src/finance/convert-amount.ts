import { type CurrencyId, fractionDigits } from "../basics/currencies.ts";
import { divideHalfUp, fromMinorUnits, toMinorUnits } from "../basics/money.ts";
import type { EuroRates } from "./rates.ts";

/** A rate as an exact fraction: a double is a binary fraction. */
function fractionOf(rate: number): { above: bigint; below: bigint } {
  let [above, below] = [rate, 1n];
  while (!Number.isInteger(above)) {
    above *= 2;
    below *= 2n;
  }
  return { above: BigInt(above), below };
}

/**
 * An amount in another currency. It is rounded once, half up to the minor unit. Null when one of the currencies has no
 * rate. Rates are units for one euro.
 */
export function convertAmount(
  amount: number,
  { from, to, perEuro }: { from: CurrencyId; to: CurrencyId; perEuro: EuroRates },
): number | null {
  if (from === to) return amount;
  const known: EuroRates = { ...perEuro, EUR: 1 };
  const [own, other] = [known[from], known[to]];
  if (own === undefined || other === undefined) return null;
  const [divisor, factor] = [fractionOf(own), fractionOf(other)];
  const units = toMinorUnits(amount, fractionDigits(from));
  const scale = (currency: CurrencyId) => 10n ** BigInt(fractionDigits(currency));
  const converted = divideHalfUp(
    units * factor.above * divisor.below * scale(to),
    factor.below * divisor.above * scale(from),
  );
  return fromMinorUnits(converted, fractionDigits(to));
}
