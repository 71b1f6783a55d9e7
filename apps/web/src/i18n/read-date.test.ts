import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";

test.each([
  ["06.12.2026", "2026-12-06"],
  ["6/5/2027", "2027-05-06"],
  [" 2026-12-06 ", "2026-12-06"],
  ["31.02.2027", null],
  ["06.12.2", null],
  ["06.12.0026", null],
  ["tomorrow", null],
  ["", null],
])("%j is read day first as %j", (typed, expected) => {
  expect(readDate(typed)).toBe(expected);
});
