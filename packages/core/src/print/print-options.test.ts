import fc from "fast-check";
import { expect, test } from "vitest";
import {
  paperOf,
  papers,
  printQuery,
  printSearch,
  printSwitches,
  readPrintOptions,
  writePrintOptions,
} from "./print-options.ts";

test("without anything in the address the whole trip is printed on A4, with everything but pictures and photos", () => {
  const options = readPrintOptions({});
  expect(options).toMatchObject({ routeIds: null, paper: "a4" });
  expect(printSwitches.filter((name) => !options[name])).toEqual(["pictures", "photos"]);
  expect(writePrintOptions(options)).toEqual({});
});

test("options are the same after the way through an address", () => {
  const anyOptions = fc.record({
    routeIds: fc.option(fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,16}$/), { minLength: 1 })),
    paper: fc.constantFrom(...papers.map(({ id }) => id)),
    maps: fc.boolean(),
    pictures: fc.boolean(),
    photos: fc.boolean(),
    descriptions: fc.boolean(),
    optional: fc.boolean(),
    prices: fc.boolean(),
    hotels: fc.boolean(),
    bookings: fc.boolean(),
    notes: fc.boolean(),
  });
  fc.assert(
    fc.property(anyOptions, (options) => {
      const address = Object.fromEntries(
        new URLSearchParams(writePrintOptions(options) as Record<string, string>),
      );
      expect(readPrintOptions(printSearch.parse(address))).toEqual(options);
      expect(readPrintOptions(printQuery.parse(address))).toEqual(options);
    }),
  );
});

test("the page takes wrong values for absent ones, the call refuses them", () => {
  const wrong = { paper: "a3", prices: "no", notes: "0" };
  expect(readPrintOptions(printSearch.parse(wrong))).toMatchObject({
    paper: "a4",
    prices: true,
    notes: false,
  });
  expect(printQuery.safeParse(wrong).success).toBe(false);
});

test("a pocket page is a quarter of A4", () => {
  const [a4, pocket] = [paperOf("a4"), paperOf("pocket")];
  expect(pocket.width * 2).toBe(a4.width);
  expect(Math.abs(pocket.height * 2 - a4.height)).toBeLessThan(2);
});
