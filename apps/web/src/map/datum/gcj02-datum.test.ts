// @vitest-environment node
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { gcj02Area } from "@castor/core/map/gcj02-area.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createGcj02Datum } from "./gcj02-datum.ts";

/** A square around Beijing and one around Shanghai. */
const area = gcj02Area.parse({
  west: 110,
  south: 30,
  step: 1,
  rows: [[], [[9, 13]], ...Array.from({ length: 6 }, () => []), [[4, 8]], [[4, 8]], [[4, 8]]],
});
const datum = createGcj02Datum(area);
const positionOf = (lat: number, lng: number): Position => ({ lat, lng });

test.each([
  // The published offsets of these cities (gcoord's own tests).
  ["Beijing", positionOf(39.90469, 116.40717), 555],
  ["Shanghai", positionOf(31.23042, 121.47375), 481],
])("%s is shifted by some hundred metres", (_, earth, metres) => {
  expect(distanceBetween(earth, datum.toMap(earth))).toBeGreaterThan(metres - 15);
  expect(distanceBetween(earth, datum.toMap(earth))).toBeLessThan(metres + 15);
});

test.each([
  ["Seoul", positionOf(37.5665, 126.978)],
  ["Hanoi", positionOf(21.0285, 105.8542)],
  ["Taipei", positionOf(25.033, 121.5654)],
  ["Ulaanbaatar", positionOf(47.8864, 106.9057)],
  ["the pole", positionOf(90, 0)],
  ["the date line", positionOf(-17, 180)],
])("%s, inside the library's rectangle or far from it, is not shifted", (_, earth) => {
  expect(datum.toMap(earth)).toEqual(earth);
  expect(datum.toEarth(earth)).toEqual(earth);
});

test("There and back is the same position within 20 centimetres, anywhere", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 28, max: 42, noNaN: true }),
      fc.double({ min: 108, max: 126, noNaN: true }),
      (lat, lng) => {
        const earth = positionOf(lat, lng);
        // At the area's border two positions on the earth may share one on the map.
        const rim = 0.02;
        fc.pre([lat, lng].every((degrees) => Math.abs(degrees - Math.round(degrees)) > rim));
        expect(distanceBetween(datum.toEarth(datum.toMap(earth)), earth)).toBeLessThan(0.2);
      },
    ),
  );
});
