import { expect, test } from "vitest";
import { isZone, zoneOffset } from "./zone-offset.ts";

const minutes = (at: string, zone: string) => zoneOffset(Date.parse(at), zone) / 60_000;

test.each([
  ["2026-01-15T12:00:00Z", "Europe/Berlin", 60],
  ["2026-07-15T12:00:00Z", "Europe/Berlin", 120],
  ["2026-03-29T00:59:59Z", "Europe/Berlin", 60],
  ["2026-03-29T01:00:00Z", "Europe/Berlin", 120],
  ["2026-07-15T12:00:00Z", "Asia/Kathmandu", 345],
  ["2026-07-15T12:00:00Z", "America/St_Johns", -150],
  ["2026-07-15T12:00:00Z", "Pacific/Kiritimati", 840],
  ["1960-01-15T12:00:00Z", "Africa/Monrovia", -44.5],
  ["2026-07-15T12:00:00Z", "Nowhere/Land", 0],
])("At %s the zone %s is %f minutes ahead of UTC", (at, zone, expected) => {
  // JavaScript engines know the old local time of Monrovia to the second or to the minute.
  expect(Math.abs(minutes(at, zone) - expected)).toBeLessThan(1);
});

test("Only zone names are zones, however many names are checked", () => {
  expect(Intl.supportedValuesOf("timeZone").every(isZone)).toBe(true);
  expect(["Europe/Vienna", "UTC", "Etc/GMT+9"].every(isZone)).toBe(true);
  expect(["Nowhere/Land", "", "Vienna, Austria"].some(isZone)).toBe(false);
});
