import { holidayTable } from "@castor/core/hours/holidays/public-holidays.ts";
import { expect, test } from "vitest";
import { lineOf, listCountries } from "./list-holidays.ts";

const lines = new Map(holidayTable.map((line) => [line.slice(0, 2), line]));

test("The table of public holidays has every country", () => {
  expect([...lines.keys()]).toEqual(listCountries());
});

test.each(["AT", "GE", "JP", "IL", "RU", "VN"])(
  "The table says of %s what its source says",
  (country) => {
    expect(lines.get(country)).toBe(lineOf(country));
  },
);

test("A zone is in one country, but for those whose clocks two countries share", () => {
  const zones = holidayTable.flatMap((line) => line.slice(3, line.indexOf("|")).split(" "));
  const twice = zones.filter((zone, index) => zone !== "" && zones.indexOf(zone) !== index);
  expect(twice).toEqual(["Europe/Simferopol", "Asia/Bangkok", "Europe/Belgrade"]);
});
