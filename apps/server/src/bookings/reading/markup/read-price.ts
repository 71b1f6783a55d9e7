import { currencies } from "@castor/core/basics/currencies.ts";
import { hasFractionDigits } from "@castor/core/basics/money.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { limits } from "@castor/core/limits.ts";
import { type MarkupNode, nodesOf, textOf } from "./nodes.ts";

/** The price of a reservation. Null where it has none, or one that may be read in two ways. */
export function readPrice(node: MarkupNode): ReadBooking["price"] {
  const holders = [node, ...nodesOf(node, "totalPrice"), ...nodesOf(node, "priceSpecification")];
  for (const holder of holders) {
    const amount = readAmount(textOf(holder, "totalPrice", "price"));
    const id = textOf(holder, "priceCurrency") ?? textOf(node, "priceCurrency");
    const currency = currencies.find((one) => one.id === id?.toUpperCase());
    if (amount === null || currency === undefined) continue;
    if (amount > 0 && amount <= limits.amountMax && hasFractionDigits(amount, currency.digits))
      return { amount, currency: currency.id };
  }
  return null;
}

/** "1234.5" and "1,234.50". A comma with other digits behind it may mean either. */
function readAmount(text: string | null): number | null {
  if (text === null) return null;
  const isPlain = /^\d{1,12}(?:\.\d{1,3})?$/.test(text);
  const isGrouped = /^\d{1,3}(?:,\d{3}){1,3}\.\d{2}$/.test(text);
  return isPlain || isGrouped ? Number(text.replaceAll(",", "")) : null;
}
