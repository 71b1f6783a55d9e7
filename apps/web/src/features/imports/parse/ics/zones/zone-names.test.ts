// @vitest-environment node
import { isZone } from "@castor/core/time/zone-offset.ts";
import cldr from "cldr-core/supplemental/windowsZones.json" with { type: "json" };
import { expect, test } from "vitest";
import windowsZones from "./windows-zones.json" with { type: "json" };
import { findZoneName } from "./zone-names.ts";

test("The zones of Windows are those of CLDR, and this machine knows them", () => {
  const world = cldr.supplemental.windowsZones.mapTimezones
    .map(({ mapZone }) => mapZone)
    .filter(({ _territory }) => _territory === "001");
  expect(windowsZones).toEqual(
    Object.fromEntries(world.map(({ _other, _type }) => [_other, _type])),
  );
  for (const zone of Object.values(windowsZones)) expect(isZone(zone), zone).toBe(true);
});

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  [" Europe/Berlin ", "Europe/Berlin"],
  ["/citadel.org/20210210_1/Europe/Berlin", "Europe/Berlin"],
  ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["/softwarestudio.org/Olson_20011030_5/America/Chicago", "America/Chicago"],
  ["tzone://Microsoft/Utc", "Utc"],
  ["America/New York", "America/New_York"],
  ["pacific standard time", "America/Los_Angeles"],
  ["Georgian Standard Time", "Asia/Tbilisi"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Amsterdam"],
  ["(UTC-08:00) Pacific Time (US & Canada)", "America/Los_Angeles"],
  ["(GMT-05:00) Eastern Time (US & Canada)", "America/New_York"],
  ["(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi", "Asia/Chongqing"],
  ["(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "Europe/Dublin"],
  ["(UTC) Coordinated Universal Time", "UTC"],
  ["(UTC+04:00) Nowhere", "+04:00"],
  // Berlin is not at this offset.
  ["(UTC+03:00) Berlin", "+03:00"],
  ["GMT+3", "+03:00"],
  ["UTC-0330", "-03:30"],
  ["GMT", "GMT"],
])("%s is a zone", (name, zone) => {
  expect(findZoneName(name)).toBe(zone);
});

test.each([
  "",
  "My Zone",
  "Customized Time Zone",
  "tzone://Microsoft/Custom",
  "/",
  "(UTC",
  "+99:99",
])("%s is none", (name) => {
  expect(findZoneName(name)).toBeNull();
});
