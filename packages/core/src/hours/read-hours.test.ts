import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { readHours } from "./read-hours.ts";

test.each([
  ["Mo-Fr 09:00-18:00; Sa 10:00-16:00; PH off", "Mo-Fr 09:00-18:00; Sa 10:00-16:00; PH off"],
  ["mo-fr 9:00-18:00;", "Mo-Fr 09:00-18:00"],
  ["Mo–Su 10:00–18:00", "Mo-Su 10:00-18:00"],
  ["Mo - Fr: 10:00 - 18:00", "Mo-Fr 10:00-18:00"],
  ["10:00-18:00 Mo-Fr", "Mo-Fr 10:00-18:00"],
  ["24/7", "24/7"],
  ["Fr-Sa 22:00-04:00", "Fr-Sa 22:00-04:00"],
  ["sunrise-sunset", "sunrise-sunset"],
  ["week 1-10 Mo-Fr 10:00-12:00", "week 01-10 Mo-Fr 10:00-12:00"],
  ['Mo-Fr 10:00-18:00 "by appointment"', 'Mo-Fr 10:00-18:00 "by appointment"'],
])("OpenStreetMap's own syntax is read: %s", (text, osm) => {
  expect(readHours(text)?.osm).toBe(osm);
});

test.each([
  "",
  "   ",
  "call us",
  "by appointment",
  "Mo-Fr",
  "Mo open",
  "Apr-Oct",
  "10",
  "1234",
  "2026",
  "5551234",
  "+7 999 123-45-67",
  "09:00",
  "Mo-Fr 9-5",
  "Mo-Fr 25:00-30:00",
  "Mo-Fr 10:00-12:00 14:00-18:00",
  "summer 10:00-12:00",
  "täglich 10-18",
  "Mo-Fr 10:00-18:00 (ring the bell)",
  "<b>Mo-Fr</b> 10:00-18:00",
])("odd hours stay a text: %s", (text) => {
  expect(readHours(text)).toBeNull();
});

test("a text too long for opening hours is not read", () => {
  const long = "Mo-Fr 09:00-18:00; ".repeat(30);
  expect(readHours(long.slice(0, 18))).not.toBeNull();
  expect(long.length).toBeGreaterThan(limits.readableHours);
  expect(readHours(long)).toBeNull();
});
