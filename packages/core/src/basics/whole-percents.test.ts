import fc from "fast-check";
import { expect, test } from "vitest";
import { wholePercents } from "./whole-percents.ts";

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [995, 3, 2],
    [100, 0, 0],
  ],
  [
    [125, 125, 125, 625],
    [13, 13, 12, 62],
  ],
  [[5], [100]],
  [
    [0, 0],
    [0, 0],
  ],
])("Of %j each has %j percent", (parts, percents) => {
  expect(wholePercents(parts.map(BigInt))).toEqual(percents);
});

test("Percents add up to 100, none is off by 1 or more, and a larger part never has less", () => {
  const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, (amounts) => {
      const whole = amounts.reduce((sum, amount) => sum + amount, 0n);
      fc.pre(whole > 0n);
      const percents = wholePercents(amounts);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      for (const [index, amount] of amounts.entries()) {
        const percent = percents[index] ?? Number.NaN;
        const scaled = BigInt(percent) * whole - 100n * amount;
        expect(scaled > -whole && scaled < whole).toBe(true);
        for (const [other, less] of amounts.entries())
          if (less < amount) expect(percents[other]).toBeLessThanOrEqual(percent);
      }
    }),
  );
});
