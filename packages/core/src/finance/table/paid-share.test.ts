import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinorUnits } from "../../basics/money.ts";
import { paidShare } from "./paid-share.ts";

const units = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 7e15 }));

test("The paid share is rounded down to a hundredth", () => {
  fc.assert(
    fc.property(units, units, fc.constantFrom("EUR", "JPY", "TND"), (one, other, currency) => {
      const digits = { EUR: 2, JPY: 0, TND: 3 }[currency];
      const [left, all] = [BigInt(Math.min(one, other)), BigInt(Math.max(one, other))];
      const share = paidShare({
        total: fromMinorUnits(all, digits),
        remain: fromMinorUnits(left, digits),
        currency,
      });
      const percents = BigInt(Math.round(share * 100));
      expect(percents * all <= 100n * (all - left)).toBe(true);
      expect((percents + 1n) * all > 100n * (all - left)).toBe(true);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(1);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [100, 80, 0.2],
  [100, 71, 0.29],
  [0.3, 0.2, 0.33],
  [1000, 0.01, 0.99],
  [1e10, 0.01, 0.99],
  [100, 100, 0],
  [100, 0, 1],
  [0, 0, 0],
])("Of %o with %o remaining the paid share is %o", (total, remain, share) => {
  expect(paidShare({ total, remain, currency: "EUR" })).toBe(share);
});
