import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distanceBetween, type Position } from "../../../geo/position.ts";
import type { LegMode } from "../../../points/travel-modes.ts";
import { estimateLeg } from "../estimate-path.ts";
import { setTerrain } from "./current-terrain.ts";
import { loadTerrain } from "./load-terrain.ts";

beforeAll(loadTerrain);
afterAll(() => setTerrain(null));

const positionOf = (lat: number, lng: number): Position => ({ lat, lng });
const minutesBetween = (from: Position, to: Position, mode: LegMode = "car") =>
  estimateLeg(from, to, mode).duration / 60;

describe("water", () => {
  it.each([
    ["a strait with a known ferry", positionOf(59.437, 24.754), positionOf(60.17, 24.938), "ferry"],
    ["an island of the White Sea", positionOf(64.95, 34.6), positionOf(65.03, 35.7), "unknown"],
    ["the Caspian Sea", positionOf(40.4, 49.87), positionOf(43.65, 51.16), "unknown"],
    ["a strait with a bridge", positionOf(55.676, 12.568), positionOf(55.605, 13.004), undefined],
    [
      "a chain of islands with bridges",
      positionOf(68.234, 14.568),
      positionOf(67.879, 12.978),
      undefined,
    ],
    ["Manhattan and Brooklyn", positionOf(40.758, -73.985), positionOf(40.68, -73.95), undefined],
    ["seas beside a continent", positionOf(38.72, -9.14), positionOf(43.115, 131.885), undefined],
    ["the Atlantic", positionOf(55.75, 37.6), positionOf(40.7, -74), "unknown"],
    ["a channel tunnel", positionOf(51.5, -0.12), positionOf(48.85, 2.35), "ferry"],
    [
      "islands on both sides of the antimeridian",
      positionOf(-16.9, -179.95),
      positionOf(-18.14, 178.44),
      "unknown",
    ],
  ] as const)("%s", (_name, from, to, crossing) => {
    expect(estimateLeg(from, to, "car").crossing).toBe(crossing);
  });

  it("is gone around where that is shorter than a boat that nobody knows", () => {
    const [lausanne, evian] = [positionOf(46.52, 6.63), positionOf(46.4, 6.59)];
    const leg = estimateLeg(lausanne, evian, "car");
    expect(leg.crossing).toBeUndefined();
    expect(leg.distance).toBeGreaterThan(4 * distanceBetween(lausanne, evian));
  });

  it.each([
    ["Battery and St George", positionOf(40.704, -74.015), positionOf(40.643, -74.076), "walk"],
    [
      "Circular Quay and Manly",
      positionOf(-33.8615, 151.2105),
      positionOf(-33.798, 151.287),
      "walk",
    ],
    ["Lisbon and Cacilhas", positionOf(38.7055, -9.144), positionOf(38.687, -9.148), "walk"],
    ["Helsingør and Helsingborg", positionOf(56.034, 12.616), positionOf(56.046, 12.694), "car"],
    ["Bellagio and Varenna", positionOf(45.986, 9.262), positionOf(46.011, 9.284), "car"],
  ] as const)("has a ferry from port to port: %s", (_name, from, to, by) => {
    expect(estimateLeg(from, to, by).crossing).toBe("ferry");
  });

  it("is crossed by a boat that takes no cars on foot alone", () => {
    const [naples, capri] = [positionOf(40.852, 14.268), positionOf(40.551, 14.243)];
    expect(estimateLeg(naples, capri, "walk").crossing).toBe("ferry");
    expect(estimateLeg(naples, capri, "car").crossing).toBe("unknown");
  });
});

describe("relief", () => {
  it("makes a drive over a pass slower than one of the same length in a plain", () => {
    const pass = minutesBetween(positionOf(46.467, 10.37), positionOf(46.619, 10.592));
    const plain = minutesBetween(positionOf(52.467, 10.37), positionOf(52.619, 10.65));
    expect(pass).toBeGreaterThan(1.3 * plain);
  });

  it("does not slow down a walk of a few streets in a mountain town", () => {
    const innsbruck = minutesBetween(positionOf(47.268, 11.393), positionOf(47.272, 11.4), "walk");
    const berlin = minutesBetween(positionOf(52.516, 13.393), positionOf(52.52, 13.4008), "walk");
    expect(innsbruck).toBeLessThan(1.25 * berlin);
  });
});

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Coasts, fjords, islands, mountains and plains. */
const regions = [
  positionOf(60.5, 6),
  positionOf(37.3, 25),
  positionOf(46.5, 9),
  positionOf(34.3, 133.5),
  positionOf(52, 20),
  positionOf(-33, -70),
];
const offset = fc.record({
  north: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  east: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});
const near = fc
  .tuple(fc.constantFrom(...regions), offset, offset)
  .map(([{ lat, lng }, one, other]) => {
    const move = ({ north, east }: typeof one) => positionOf(lat + north, lng + east);
    return [move(one), move(other)] as const;
  });
const mode = fc.constantFrom<LegMode>("walk", "car", "bus");
/** Kilometres an hour. */
const fastest = { walk: 60, car: 130, bus: 130, carGoogle: 130 };

describe("any two positions", () => {
  it("have a time that is a number and not faster than anybody goes, from pole to pole", () => {
    fc.assert(
      fc.property(position, position, mode, (from, to, by) => {
        const { duration, distance } = estimateLeg(from, to, by);
        const straight = distanceBetween(from, to);
        expect(Number.isFinite(duration) && Number.isFinite(distance)).toBe(true);
        expect(duration + 1).toBeGreaterThanOrEqual((straight / fastest[by]) * 3.6);
      }),
    );
  });

  it("take as long one way as the other", () => {
    fc.assert(
      fc.property(near, mode, ([from, to], by) => {
        const [there, back] = [estimateLeg(from, to, by), estimateLeg(to, from, by)];
        expect(Math.abs(there.duration - back.duration)).toBeLessThanOrEqual(60);
        expect(back.crossing).toBe(there.crossing);
      }),
    );
  });

  it("take about as long when one of them moves by a hundred metres, but for another way over or around water", () => {
    fc.assert(
      fc.property(near, mode, ([from, to], by) => {
        const [here, there] = [to, positionOf(to.lat + 0.0009, to.lng)].map((end) =>
          estimateLeg(from, end, by),
        );
        if (!here || !there || here.crossing || there.crossing) return;
        // A bus is waited for where there is any way at all.
        if (distanceBetween(from, to) < 1_000) return;
        const longer = Math.max(here.distance, there.distance);
        // The road leads another way around a bay.
        if (Math.abs(here.distance - there.distance) > 0.02 * longer + 500) return;
        const change = Math.abs(here.duration - there.duration);
        expect(change).toBeLessThan(0.04 * here.duration + 180);
      }),
    );
  });

  it("take longer the farther they are on one land mass, but for relief", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 4, noNaN: true }), mode, (degrees, by) => {
        const plain = positionOf(52, 20);
        const [short, long] = [degrees, degrees * 1.3].map((east) =>
          minutesBetween(plain, positionOf(52, 20 + east), by),
        );
        expect(long).toBeGreaterThan(short ?? 0);
      }),
    );
  });
});
