import { distanceBetween } from "@castor/core/basics/geo.ts";
import { describe, expect, it } from "vitest";
import { circleAround, greatCircle } from "./great-circle.ts";

describe("the way along the great circle", () => {
  it("goes north of the straight line from Moscow to Vladivostok, in steps of one length", () => {
    const [from, to] = [
      { lat: 55.75, lng: 37.62 },
      { lat: 43.12, lng: 131.89 },
    ];
    const way = greatCircle(from, to);
    expect(way.at(0)).toBe(from);
    expect(way.at(-1)).toBe(to);
    expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(60);
    const steps = way.slice(1).map((spot, at) => distanceBetween(way[at] ?? spot, spot));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    const total = steps.reduce((sum, step) => sum + step, 0);
    expect(total).toBeCloseTo(distanceBetween(from, to), 0);
  });

  it("is just its two ends where they are near or the same", () => {
    const spot = { lat: 41.7, lng: 44.8 };
    expect(greatCircle(spot, { lat: 41.8, lng: 44.9 })).toHaveLength(2);
    expect(greatCircle(spot, spot)).toEqual([spot, spot]);
  });

  it("between opposite spots goes over a pole, and nowhere is it lost", () => {
    const way = greatCircle({ lat: 10, lng: 20 }, { lat: -10, lng: -160 });
    expect(way.every(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))).toBe(true);
    expect(Math.max(...way.map(({ lat }) => lat))).toBe(90);
  });
});

describe("the circle of accuracy", () => {
  it("is closed, and everywhere as far from its middle as said", () => {
    const middle = { lat: 60, lng: 30 };
    const ring = circleAround(middle, 500);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [lng, lat] of ring)
      expect(distanceBetween(middle, { lat, lng })).toBeCloseTo(500, 3);
  });

  it("runs on over the date line instead of jumping", () => {
    const longitudes = circleAround({ lat: 0, lng: 179.999 }, 10_000).map(([lng]) => lng);
    expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(1);
  });
});
