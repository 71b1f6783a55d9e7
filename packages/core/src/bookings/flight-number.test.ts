import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyFlightNumber } from "./flight-number.ts";

test.each([
  ["lh123", "LH 123"],
  [" LH 0123 ", "LH 123"],
  ["u2-8612", "U2 8612"],
  ["4u9467a", "4U 9467A"],
  ["dlh400", "DLH 400"],
])("the number of a flight %o is written %o", (typed, written) => {
  expect(tidyFlightNumber(typed)).toBe(written);
});

test.each(["ICE 593", "012А", "", "LH", "123"])(
  "what is no number of a flight stays: %o",
  (text) => {
    expect(tidyFlightNumber(text)).toBe(text);
  },
);

test("a number that is written well stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = tidyFlightNumber(text);
      expect(tidyFlightNumber(once)).toBe(once);
    }),
  );
});
