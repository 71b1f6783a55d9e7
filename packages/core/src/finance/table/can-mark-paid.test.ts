import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { canMarkPaid } from "./can-mark-paid.ts";

test("A cost with something remaining can be marked as paid, unless its total is more than an amount may be", () => {
  expect(canMarkPaid({ total: 10, remain: 0.01 })).toBe(true);
  expect(canMarkPaid({ total: 10, remain: 0 })).toBe(false);
  expect(canMarkPaid({ total: limits.amountMax, remain: 1 })).toBe(true);
  expect(canMarkPaid({ total: limits.amountMax + 1, remain: 1 })).toBe(false);
});
