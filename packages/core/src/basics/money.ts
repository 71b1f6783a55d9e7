import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "../schemas/validation.ts";

/** An amount in the API: a decimal number, never negative, at most 1e10 (specification#money). */
export const amount = z
  .number(message("invalidNumber"))
  .check(
    z.minimum(0, message("invalidNumber")),
    z.maximum(limits.amountMax, message("numberMax", limits.amountMax)),
  );

/** Up to here multiplying a double is off by less than half a unit. */
const exactUnits = 2 ** 50;

/**
 * An amount in minor units (cents) of a currency with `digits` fraction digits. Exact for amounts of the API and their
 * sums up to 7e15 units; beyond that a double has no cents.
 */
export function toMinorUnits(value: number, digits: number): bigint {
  const units = value * 10 ** digits;
  if (units < exactUnits) return BigInt(Math.round(units));
  const [whole = "0", fraction = ""] = value.toFixed(digits).split(".");
  return BigInt(whole + fraction);
}

/** Minor units as the decimal number of the API. */
export function fromMinorUnits(units: bigint, digits: number): number {
  return Number(units) / 10 ** digits;
}

/** Divides and rounds half up. `value` must not be negative. */
export function divideHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

/** True when the decimal notation of `value` has at most `digits` fraction digits. */
export function hasFractionDigits(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === value;
}

/** A currency's sign ("€", "US$"), code ("EUR") or short word ("руб.", "zł"). */
const currencyMark = String.raw`(?:\p{L}{0,3}\p{Sc}|\p{L}{1,3}\.?)`;
const marksAround = new RegExp(`^${currencyMark}|${currencyMark}$`, "gu");

/**
 * Reads an amount as people write and paste it ("1 234,50", "€1,234.50", "120,5") as digits with a decimal point
 * ("1234.50"); null for anything else. Of two kinds of separators the last is the decimal mark. A single separator is
 * the decimal mark too, unless it is a comma before three digits and the language has another decimal mark: then it
 * separates thousands.
 */
export function readAmount(text: string, decimalMark: string): string | null {
  const digits = text.replace(/[\s\u00a0\u202f']/g, "").replace(marksAround, "");
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const index = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const mark = digits[index] ?? "";
  const isRepeated = mark !== "" && digits.indexOf(mark) !== index;
  const isOnly = mark === "" || !digits.replaceAll(mark, "").match(/[.,]/);
  const isThousands =
    isRepeated ||
    (isOnly && mark === "," && mark !== decimalMark && digits.length - index - 1 === 3);
  const plain = (part: string) => part.replace(/[.,]/g, "");
  if (index < 0 || isThousands) return plain(digits);
  const fraction = plain(digits.slice(index));
  return plain(digits.slice(0, index)) + (fraction === "" ? "" : `.${fraction}`);
}
