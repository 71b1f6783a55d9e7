import { expect, it } from "vitest";
import { circleAround } from "./circle-around.ts";
import { distanceBetween } from "./position.ts";

it("is closed, and each of its corners lies the radius away from the middle", () => {
  const middle = { lat: 60, lng: 30 };
  const ring = circleAround(middle, 500);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const [lng, lat] of ring) expect(distanceBetween(middle, { lat, lng })).toBeCloseTo(500, 3);
});

it("runs on over the antimeridian instead of jumping", () => {
  const longitudes = circleAround({ lat: 0, lng: 179.999 }, 10_000).map(([lng]) => lng);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(1);
});
