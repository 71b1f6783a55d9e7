import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePolyline, encodePolyline } from "./polyline.ts";

test("Reads and writes the example of the format's description", () => {
  const coordinates: [number, number][] = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ];
  expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(coordinates);
  expect(encodePolyline(coordinates)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
});

test("Decoding gives the encoded coordinates, with 5 and with 6 digits", () => {
  const line = (digits: number) =>
    fc.array(
      fc.tuple(
        fc.integer({ min: -180 * 10 ** digits, max: 180 * 10 ** digits }),
        fc.integer({ min: -90 * 10 ** digits, max: 90 * 10 ** digits }),
      ),
    );
  for (const digits of [5, 6])
    fc.assert(
      fc.property(line(digits), (steps) => {
        const coordinates = steps.map(([x, y]): [number, number] => [
          x / 10 ** digits,
          y / 10 ** digits,
        ]);
        const read = decodePolyline(encodePolyline(coordinates, digits), digits);
        expect(read?.map((pair) => pair.map((value) => Math.round(value * 10 ** digits)))).toEqual(
          steps.map((pair) => pair.map((value) => value + 0)),
        );
      }),
    );
});

test.each([
  ["half of a pair", "_p~iF"],
  ["a number that does not end", "_p~iF~ps|"],
  ["other signs", "<!doctype html>"],
  ["a position off the earth", encodePolyline([[0, 91]])],
  ["numbers without end", `${"~".repeat(40)}??`],
])("Refuses a text that is %s", (_name, text) => {
  expect(decodePolyline(text)).toBeNull();
});
