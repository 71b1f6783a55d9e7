import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetween, position, readPosition } from "./position.ts";

const positions = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfwayRound = 20_015_115;

test("Distances are great-circle distances", () => {
  const london = { lat: 51.5074, lng: -0.1278 };
  const newYork = { lat: 40.7128, lng: -74.006 };
  expect(distanceBetween(london, newYork) / 1000).toBeCloseTo(5570, -1);
  expect(distanceBetween({ lat: 0, lng: 179 }, { lat: 0, lng: -179 }) / 1000).toBeCloseTo(222.4, 0);
  expect(distanceBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(halfwayRound, -1);
});

test("A distance is symmetric, 0 to the same position, and at most half the earth's circumference", () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      const metres = distanceBetween(a, b);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(halfwayRound + 1);
      expect(distanceBetween(b, a)).toBeCloseTo(metres, 3);
      expect(distanceBetween(a, a)).toBe(0);
    }),
  );
});

test("Coordinates typed as '41.69, 44.83' are understood", () => {
  const place = { lat: 41.69, lng: 44.83 };
  for (const text of ["41.69, 44.83", "41.69,44.83", " 41.69 44.83 ", "41.69; 44.83"])
    expect(readPosition(text), text).toEqual(place);
  expect(readPosition("-33.9, -70")).toEqual({ lat: -33.9, lng: -70 });
  for (const text of ["41.69", "91, 0", "0, 181", "41.69, x", "1 2 3", "", "4169, 4483"])
    expect(readPosition(text), text).toBeNull();
});

test("Every position written as text is read back", () => {
  const decimals = fc.integer({ min: -1_800_000, max: 1_800_000 }).map((n) => n / 10_000);
  fc.assert(
    fc.property(decimals, decimals, (half, lng) => {
      const lat = half / 2;
      fc.pre(!`${lat}${lng}`.includes("e"));
      expect(readPosition(`${lat}, ${lng}`)).toEqual({ lat, lng });
    }),
  );
});

test("Latitude is -90..90, longitude -180..180", () => {
  for (const good of [
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
  ])
    expect(position.safeParse(good).success).toBe(true);
  for (const bad of [
    { lat: 90.0001, lng: 0 },
    { lat: 0, lng: -180.0001 },
    { lat: Number.NaN, lng: 0 },
    { lat: "1", lng: 0 },
    { lat: 1 },
  ])
    expect(position.safeParse(bad).success).toBe(false);
});
