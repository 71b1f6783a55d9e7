import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedNumber } from "./read-typed-number.ts";

test.each([
  ["12.50", 12.5],
  ["100.10", 100.1],
  ["0.00", 0],
  ["12.", 12],
  ["012", 12],
  [".50", 0.5],
  ["-33.0", -33],
])("The unfinished input %o is the number %o", (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});

test.each(["", "-", ".", "1e3", "0x10", "12,5", "1.2.3", "five", " "])(
  "%o is no number yet and stays as it is",
  (text) => {
    expect(readTypedNumber(text)).toBe(text);
  },
);

test("A number stays the same, also with more zeros", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (units) => {
      const number = units / 100;
      expect(readTypedNumber(number)).toBe(number);
      expect(readTypedNumber(`${number.toFixed(2)}0`)).toBe(units === 0 ? 0 : number);
    }),
  );
});
