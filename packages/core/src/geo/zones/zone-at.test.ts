import fc from "fast-check";
import { expect, test } from "vitest";
import { isZone } from "../../time/zone-offset.ts";
import { knownZone, zoneAt } from "./zone-at.ts";
import { zoneBorders } from "./zone-borders.ts";
import { readZoneMap } from "./zone-map.ts";

test.each([
  ["Bahrain's airport", 26.270834, 50.63361, "Asia/Bahrain"],
  ["Pago Pago's airport", -14.331, -170.710007, "Pacific/Pago_Pago"],
  ["Dili", -8.5586, 125.5736, "Asia/Dili"],
  ["Sayulita", 20.8691, -105.4408, "America/Bahia_Banderas"],
  ["Ksamil", 39.7661, 20.0003, "Europe/Tirane"],
  ["Stepantsminda", 42.6569, 44.6433, "Asia/Tbilisi"],
  ["Petra", 30.3285, 35.4444, "Asia/Amman"],
  ["Hopa", 41.3903, 41.4197, "Europe/Istanbul"],
  ["Lampedusa", 35.5022, 12.6061, "Europe/Rome"],
  ["Coolangatta", -28.1667, 153.5333, "Australia/Brisbane"],
  ["Tweed Heads, a street further", -28.1833, 153.5413, "Australia/Sydney"],
  ["Vienna, with the name of its own state", 48.2082, 16.3738, "Europe/Vienna"],
  ["Bratislava, an hour from it", 48.1486, 17.1077, "Europe/Bratislava"],
  ["Kashgar, as its official clocks show", 39.47, 75.99, "Asia/Shanghai"],
  ["Sukhumi, as its clocks show", 43.0, 41.02, "Europe/Moscow"],
  ["the east of Chukotka, beyond the antimeridian", 66.16, -169.81, "Asia/Anadyr"],
  ["Taveuni, on both sides of it", -16.83, 179.98, "Pacific/Fiji"],
  ["the South Pole", -90, 0, "Antarctica/McMurdo"],
  ["the Atlantic", 40, -40, "Etc/GMT+3"],
])("%s", (_place, lat, lng, zone) => {
  expect(zoneAt({ lat, lng })).toBe(zone);
});

test("Every zone of the map is known to this machine, and so is that of every position", () => {
  for (const zone of readZoneMap(zoneBorders).zones.flat()) expect(isZone(zone), zone).toBe(true);
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => isZone(zoneAt({ lat, lng })),
    ),
  );
});

test("A browser that lacks a new name gets another zone with the same clocks", () => {
  const zones = [["Europe/Kyiv", "Europe/Riga"], ["Asia/Tokyo"]];
  const isKnown = (zone: string) => zone !== "Europe/Kyiv";
  expect(knownZone("Europe/Riga", zones, isKnown)).toBe("Europe/Riga");
  expect(knownZone("Europe/Kyiv", zones, isKnown)).toBe("Europe/Riga");
  expect(knownZone("Asia/Tokyo", zones, () => false)).toBe("UTC");
});

test.each([
  ["no latitude", Number.NaN, 0],
  ["beyond the pole", 91, 0],
  ["beyond the antimeridian", 0, 999],
])("What is no position is in UTC: %s", (_what, lat, lng) => {
  expect(zoneAt({ lat, lng })).toBe("UTC");
});
