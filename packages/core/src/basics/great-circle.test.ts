import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceBetween } from "./geo.ts";
import { greatCircle } from "./great-circle.ts";

const spot = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("draws a short leg as a straight line with its ends as given", () => {
  const line = greatCircle({ lat: 41.7, lng: 44.8 }, { lat: 41.65, lng: 41.63 });
  expect(line[0]).toEqual([44.8, 41.7]);
  expect(line.at(-1)).toEqual([41.63, 41.65]);
  expect(greatCircle({ lat: 41.7, lng: 44.8 }, { lat: 41.8, lng: 44.7 })).toHaveLength(2);
});

it("bends a long leg northward of the straight line in the northern hemisphere", () => {
  const line = greatCircle({ lat: 55.75, lng: 37.6 }, { lat: 40.7, lng: -74 });
  expect(Math.max(...line.map(([, lat]) => lat))).toBeGreaterThan(63);
});

it("crosses the antimeridian the short way", () => {
  const line = greatCircle({ lat: -18, lng: 178 }, { lat: -14, lng: -171 });
  expect(line.every(([lng]) => Math.abs(lng) > 170)).toBe(true);
});

it("stays on the earth and is as long as the great circle", () => {
  fc.assert(
    fc.property(spot, spot, (from, to) => {
      const line = greatCircle(from, to);
      expect(line.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)).toBe(true);
      const length = line.slice(1).reduce((sum, [lng, lat], at) => {
        const [beforeLng, beforeLat] = line[at] ?? [lng, lat];
        return sum + distanceBetween({ lat: beforeLat, lng: beforeLng }, { lat, lng });
      }, 0);
      expect(Math.abs(length - distanceBetween(from, to))).toBeLessThan(1 + length * 1e-4);
    }),
  );
});
