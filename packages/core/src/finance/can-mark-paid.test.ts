import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { canMarkPaid } from "./can-mark-paid.ts";

test("What remains can be marked as paid, unless nobody could save so much", () => {
  expect(canMarkPaid({ total: 10, remain: 0.01 })).toBe(true);
  expect(canMarkPaid({ total: 10, remain: 0 })).toBe(false);
  expect(canMarkPaid({ total: limits.amountMax, remain: 1 })).toBe(true);
  expect(canMarkPaid({ total: limits.amountMax + 1, remain: 1 })).toBe(false);
});
