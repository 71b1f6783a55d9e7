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

/** An amount in whole minor units (cents) of a currency with `digits` fraction digits; exact for wire amounts. */
export function toMinorUnits(value: number, digits: number): bigint {
  const [whole = "0", fraction = ""] = value.toFixed(digits).split(".");
  return BigInt(whole + fraction);
}

/** Minor units back to the wire's decimal number. */
export function fromMinorUnits(units: bigint, digits: number): number {
  return Number(units) / 10 ** digits;
}

/** True when the decimal that people see has at most `digits` fraction digits. */
export function hasFractionDigits(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === value;
}
