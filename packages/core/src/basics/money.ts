import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "./validation.ts";

/** An amount on the wire: a decimal number, never negative, at most 1e10 (decisions 2). */
export const amount = z
  .number(message("invalidNumber"))
  .check(
    z.minimum(0, message("invalidNumber")),
    z.maximum(limits.amountMax, message("numberMax", limits.amountMax)),
  );

/** Below it a double and one multiplication are off by less than half a unit. */
const exactUnits = 2 ** 50;

/**
 * An amount in whole minor units (cents) of a currency with `digits` fraction digits; exact for wire amounts, what people
 * pay of them and what these come to, up to 7e15 units: beyond it a double has no cents.
 */
export function toMinorUnits(value: number, digits: number): bigint {
  const units = value * 10 ** digits;
  if (units < exactUnits) return BigInt(Math.round(units));
  const [whole = "0", fraction = ""] = value.toFixed(digits).split(".");
  return BigInt(whole + fraction);
}

/** Minor units back to the wire's decimal number. */
export function fromMinorUnits(units: bigint, digits: number): number {
  return Number(units) / 10 ** digits;
}

/** Whole units of a division of what is not negative, half a unit upwards. */
export function divideHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

/** True when the decimal that people see has at most `digits` fraction digits. */
export function hasFractionDigits(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === value;
}

/** A currency's sign ("€", "US$"), code ("EUR") or short word ("руб.", "zł"). */
const currencyMark = String.raw`(?:\p{L}{0,3}\p{Sc}|\p{L}{1,3}\.?)`;
const marksAround = new RegExp(`^${currencyMark}|${currencyMark}$`, "gu");

/**
 * An amount as people write and paste it, "1 234,50", "€1,234.50", "120,5", as digits with a point between ("1234.50"); null
 * for what is none. The last of two kinds of separators is the decimal one; a single one is, unless three digits follow a
 * comma that is not the decimal mark of the reader's language: that is thousands in more places than a third digit.
 */
export function readAmount(text: string, decimalMark: string): string | null {
  const digits = text.replace(/[\s\u00a0\u202f']/g, "").replace(marksAround, "");
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const at = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const mark = digits[at] ?? "";
  const isRepeated = mark !== "" && digits.indexOf(mark) !== at;
  const isOnly = mark === "" || !digits.replaceAll(mark, "").match(/[.,]/);
  const isThousands =
    isRepeated || (isOnly && mark === "," && mark !== decimalMark && digits.length - at - 1 === 3);
  const plain = (part: string) => part.replace(/[.,]/g, "");
  if (at < 0 || isThousands) return plain(digits);
  const fraction = plain(digits.slice(at));
  return plain(digits.slice(0, at)) + (fraction === "" ? "" : `.${fraction}`);
}
