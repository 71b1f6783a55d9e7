import * as z from "zod/mini";
import { type CurrencyId, currencies } from "./currencies.ts";

/** Currency rates: the default currency's code and the other's, joined, to units of the other for one (section 3). */
export const rates = z.record(z.string().check(z.regex(/^[A-Z]{6}$/)), z.number());
export type Rates = z.infer<typeof rates>;

/** Units of each currency for one euro, as far as they are known. */
export type EuroRates = Readonly<Partial<Record<CurrencyId, number>>>;

/** The rates of one currency against all others that are known, by way of the euro; none when its own is not known. */
export function ratesOf(base: CurrencyId, perEuro: EuroRates): Rates {
  const known: EuroRates = { ...perEuro, EUR: 1 };
  const own = known[base];
  return Object.fromEntries(
    currencies.flatMap(({ id }) => {
      const rate = known[id];
      return own === undefined || rate === undefined || id === base
        ? []
        : [[`${base}${id}`, rate / own]];
    }),
  );
}

/** The other way round: what `service/rates?currency=EUR` answered; null when it holds nothing of the euro. */
export function euroRatesOf(rates: Rates): EuroRates | null {
  const perEuro = Object.fromEntries(
    currencies.flatMap(({ id }) => {
      const rate = rates[`EUR${id}`];
      return rate === undefined ? [] : [[id, rate]];
    }),
  );
  return Object.keys(perEuro).length === 0 ? null : perEuro;
}
