import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greatCircle, greatCirclePoints } from "./great-circle.ts";
import { distanceBetween } from "./position.ts";

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the line of a great circle", () => {
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
      fc.property(position, position, (from, to) => {
        const line = greatCircle(from, to);
        expect(line.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)).toBe(true);
        const length = line.slice(1).reduce((sum, [lng, lat], index) => {
          const [beforeLng, beforeLat] = line[index] ?? [lng, lat];
          return sum + distanceBetween({ lat: beforeLat, lng: beforeLng }, { lat, lng });
        }, 0);
        expect(Math.abs(length - distanceBetween(from, to))).toBeLessThan(1 + length * 1e-4);
      }),
    );
  });
});

describe("the positions of a great circle", () => {
  it("go north of the straight line from Moscow to Vladivostok, in equal steps", () => {
    const [from, to] = [
      { lat: 55.75, lng: 37.62 },
      { lat: 43.12, lng: 131.89 },
    ];
    const way = greatCirclePoints(from, to);
    expect(way.at(0)).toBe(from);
    expect(way.at(-1)).toBe(to);
    expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(60);
    const steps = way
      .slice(1)
      .map((position, index) => distanceBetween(way[index] ?? position, position));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    const total = steps.reduce((sum, step) => sum + step, 0);
    expect(total).toBeCloseTo(distanceBetween(from, to), 0);
  });

  it("are the two ends alone where these are near or the same", () => {
    const position = { lat: 41.7, lng: 44.8 };
    expect(greatCirclePoints(position, { lat: 41.8, lng: 44.9 })).toHaveLength(2);
    expect(greatCirclePoints(position, position)).toEqual([position, position]);
  });

  it("go over a pole between opposite positions, and each is a number", () => {
    const way = greatCirclePoints({ lat: 10, lng: 20 }, { lat: -10, lng: -160 });
    expect(way.every(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))).toBe(true);
    expect(Math.max(...way.map(({ lat }) => lat))).toBe(90);
  });

  it("join the two poles along a meridian", () => {
    const positions = greatCirclePoints({ lat: -90, lng: 20 }, { lat: 90, lng: 0 });
    expect(positions.at(-1)).toEqual({ lat: 90, lng: 0 });
    expect(positions.slice(1, -1).every(({ lng }) => Math.abs(lng - 20) < 1e-6)).toBe(true);
  });
});
