import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { readTypedNumber } from "@castor/core/basics/read-typed-number.ts";
import { useFormats } from "../../i18n/formats.ts";
import type { Side } from "./field-words.ts";

/** The currency of each side; null where it is not known. */
export type Currencies = Readonly<Record<Side, CurrencyId | null>>;
export type FormatMoney = (amount: string, side: Side) => string;

/** Amounts of both sides, each in its currency. What is no number is said as it was typed. */
export function useMoneyFormat(): (currencies: Currencies) => FormatMoney {
  const formats = useFormats();
  return (currencies) => (text, side) => {
    const amount = readTypedNumber(text);
    if (typeof amount === "string") return amount;
    const currency = currencies[side];
    return currency === null ? formats.number(amount) : formats.money(amount, currency);
  };
}
