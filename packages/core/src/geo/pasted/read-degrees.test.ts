import fc from "fast-check";
import { expect, test } from "vitest";
import { findCoordinates } from "./read-coordinates.ts";
import { readDegrees, readDegreesPair, readTwoDegrees } from "./read-degrees.ts";

test.each([
  ["+41.6938", 41.6938],
  ["−41,6938", -41.6938],
  ["41.6938°", 41.6938],
  ["41.6938 N", 41.6938],
  ["S41.6938", -41.6938],
  ["-41.6938 S", -41.6938],
  ["41,6938 ю. ш.", -41.6938],
  ["41° 41′ 37.68″", 41.6938],
  ["41\u00a0°\u202f41,628\u2009′", 41.6938],
  ["41:41:37.68", 41.6938],
  ["41 41.628", 41.6938],
  ["N 41° 41.628", 41.6938],
  ["з 41 41 37,68", -41.6938],
  ["41 deg 41 min 37.68 sec S", -41.6938],
  ["\u200b41.6938\u200e", 41.6938],
])("%j is one coordinate", (text, degrees) => {
  expect(readDegrees(text)?.degrees).toBeCloseTo(degrees, 9);
});

test.each([
  "",
  "Tbilisi",
  "41.6938 Q",
  "-41.69 N",
  "41°61′",
  "41.5°30′",
  "41.69, 44.80",
  "1 234.5 m",
  "N",
])("%j is no coordinate", (text) => {
  expect(readDegrees(text)).toBeNull();
});

test("Letters tell which of two is the latitude, also against the columns", () => {
  expect(readTwoDegrees("44.8015 E", "41.6938 N")).toEqual({ lat: 41.6938, lng: 44.8015 });
  expect(readTwoDegrees("44.8015 E", "41.6938")).toBeNull();
});

test.each([
  "41,69 44,80",
  "41,69; 44,80",
  "41,69, 44,80",
  "+41.69 / +44.80",
  "41°41′24″, 44°48′",
  "N41.69 E44.80",
  "[41.69,44.80]",
])("%j is a pair, latitude first", (text) => {
  const found = readDegreesPair(text);
  expect([found?.lat, found?.lng]).toEqual([expect.closeTo(41.69, 9), expect.closeTo(44.8, 9)]);
});

test.each([
  ["Fort POINT(44.80 41.69)", 41.69, 44.8],
  ["Fort SRID=4326;POINT Z (44.80 41.69 400)", 41.69, 44.8],
  ["Cache N 41° 41.400 E 044° 48.000", 41.69, 44.8],
  ["Opera 33.8568S 151.2153E", -33.8568, 151.2153],
  ["Fort +41.69, +44.80", 41.69, 44.8],
  ["Fort 41.69°, 44.80°", 41.69, 44.8],
  ["Fort 41.69,\u300044.80", 41.69, 44.8],
])("%j tells a place within words", (text, lat, lng) => {
  const found = findCoordinates(text)?.position;
  expect([found?.lat, found?.lng]).toEqual([expect.closeTo(lat, 6), expect.closeTo(lng, 6)]);
});

test("However a coordinate is written, it is read back", () => {
  const parts = fc.record({
    whole: fc.nat(89),
    minutes: fc.nat(59),
    seconds: fc.nat(5_999).map((n) => n / 100),
    side: fc.constantFrom("N", "S", "С", "Ю"),
    gap: fc.constantFrom("", " ", "\u00a0", "\u2009"),
    mark: fc.constantFrom(".", ","),
    isBefore: fc.boolean(),
  });
  fc.assert(
    fc.property(parts, ({ whole, minutes, seconds, side, gap, mark, isBefore }) => {
      const value = `${whole}°${gap}${minutes}′${gap}${String(seconds).replace(".", mark)}″`;
      const degrees = (whole + minutes / 60 + seconds / 3_600) * (/[SЮ]/.test(side) ? -1 : 1);
      const read = readDegrees(isBefore ? `${side}${gap}${value}` : `${value}${gap}${side}`);
      expect(read?.axis).toBe("lat");
      expect(read?.degrees).toBeCloseTo(degrees, 9);
    }),
  );
});
