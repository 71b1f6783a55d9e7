import * as z from "zod/mini";

/**
 * The currencies (specification#currencies) in the order of the selector, with the fraction digits of ISO 4217. `Intl` gives
 * HUF, IDR and LAK no fraction digits, so it is not asked (specification#currencies). The names come from `Intl.DisplayNames`.
 */
export const currencies = [
  { id: "EUR", digits: 2 },
  { id: "USD", digits: 2 },
  { id: "GBP", digits: 2 },
  { id: "JPY", digits: 0 },
  { id: "RUB", digits: 2 },
  { id: "GEL", digits: 2 },
  { id: "CHF", digits: 2 },
  { id: "CNY", digits: 2 },
  { id: "TRY", digits: 2 },
  { id: "AED", digits: 2 },
  { id: "AMD", digits: 2 },
  { id: "AZN", digits: 2 },
  { id: "KZT", digits: 2 },
  { id: "UZS", digits: 2 },
  { id: "KGS", digits: 2 },
  { id: "BYN", digits: 2 },
  { id: "UAH", digits: 2 },
  { id: "MDL", digits: 2 },
  { id: "PLN", digits: 2 },
  { id: "CZK", digits: 2 },
  { id: "HUF", digits: 2 },
  { id: "RON", digits: 2 },
  { id: "RSD", digits: 2 },
  { id: "ALL", digits: 2 },
  { id: "MKD", digits: 2 },
  { id: "BAM", digits: 2 },
  { id: "ISK", digits: 0 },
  { id: "NOK", digits: 2 },
  { id: "SEK", digits: 2 },
  { id: "DKK", digits: 2 },
  { id: "ILS", digits: 2 },
  { id: "JOD", digits: 3 },
  { id: "EGP", digits: 2 },
  { id: "MAD", digits: 2 },
  { id: "TND", digits: 3 },
  { id: "SAR", digits: 2 },
  { id: "QAR", digits: 2 },
  { id: "OMR", digits: 3 },
  { id: "INR", digits: 2 },
  { id: "LKR", digits: 2 },
  { id: "NPR", digits: 2 },
  { id: "MVR", digits: 2 },
  { id: "THB", digits: 2 },
  { id: "VND", digits: 0 },
  { id: "IDR", digits: 2 },
  { id: "MYR", digits: 2 },
  { id: "SGD", digits: 2 },
  { id: "PHP", digits: 2 },
  { id: "KHR", digits: 2 },
  { id: "LAK", digits: 2 },
  { id: "KRW", digits: 0 },
  { id: "HKD", digits: 2 },
  { id: "TWD", digits: 2 },
  { id: "MNT", digits: 2 },
  { id: "AUD", digits: 2 },
  { id: "NZD", digits: 2 },
  { id: "CAD", digits: 2 },
  { id: "MXN", digits: 2 },
  { id: "BRL", digits: 2 },
  { id: "ARS", digits: 2 },
  { id: "CLP", digits: 0 },
  { id: "PEN", digits: 2 },
  { id: "DOP", digits: 2 },
  { id: "ZAR", digits: 2 },
  { id: "TZS", digits: 2 },
] as const;

export const currency = z.enum(currencies.map(({ id }) => id));
export type CurrencyId = z.infer<typeof currency>;

const digits: ReadonlyMap<string, number> = new Map(currencies.map((row) => [row.id, row.digits]));

/** How many fraction digits an amount of this currency may have (ISO 4217). */
export function fractionDigits(id: CurrencyId): number {
  return digits.get(id) ?? 2;
}
