import * as z from "zod/mini";
import { type CurrencyId, currencies } from "../basics/currencies.ts";

/**
 * Currency rates (specification#rates). A key is the default currency's code and the other's, joined; the value is units of the
 * other for one unit.
 */
export const rates = z.record(z.string().check(z.regex(/^[A-Z]{6}$/)), z.number());
export type Rates = z.infer<typeof rates>;

/** Units of each currency for one euro. Unknown currencies are missing. */
export type EuroRates = Readonly<Partial<Record<CurrencyId, number>>>;

/** The rates of one currency to all known others, computed through the euro. Empty when its own rate is unknown. */
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

/** Reads the answer of `service/rates?currency=EUR`. Null when it has no rate of the euro. */
export function euroRatesOf(rates: Rates): EuroRates | null {
  const perEuro = Object.fromEntries(
    currencies.flatMap(({ id }) => {
      const rate = rates[`EUR${id}`];
      return rate === undefined ? [] : [[id, rate]];
    }),
  );
  return Object.keys(perEuro).length === 0 ? null : perEuro;
}
