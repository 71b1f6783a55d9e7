import { beforeAll, expect, it } from "vitest";
import { findLabelPosition } from "../tiles/find-label-position.ts";
import { type Ring, readWorld, type World } from "./read-world.ts";

let world: World;

beforeAll(() => {
  world = readWorld();
}, 30_000);

function isInside(ring: Ring, lng: number, lat: number): boolean {
  return ring.reduce((inside, [x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
    const crosses = y > lat !== fromY > lat && lng < ((fromX - x) * (lat - y)) / (fromY - y) + x;
    return crosses ? !inside : inside;
  }, false);
}

const isLand = (lng: number, lat: number) =>
  world.land.coordinates.some(
    ([outline = [], ...holes]) =>
      isInside(outline, lng, lat) && !holes.some((hole) => isInside(hole, lng, lat)),
  );

it("cuts land at the antimeridian: no edge crosses the world", () => {
  const tooLong = world.land.coordinates.flat().filter((ring) =>
    ring.some(([lng = 0, lat = 0], index) => {
      const [fromLng = lng, fromLat = lat] = ring[index - 1] ?? [];
      const isAlongPole = lat < -89.9 && fromLat < -89.9;
      return Math.abs(lng) > 180.0001 || (Math.abs(lng - fromLng) > 180 && !isAlongPole);
    }),
  );
  expect(tooLong).toEqual([]);
});

it("has land on both sides of the antimeridian and sea where the sea is", () => {
  const land = [
    [-172, 66.5],
    [178, 67],
    [37.6, 55.7],
    [44.8, 41.7],
    [133, -25],
    [0, -80],
    [-60, -10],
  ];
  const sea = [
    [-150, 30],
    [170, 10],
    [-30, 30],
    [90, -30],
    [150, 78],
    [-120, -60],
    [4, 56],
  ];
  expect(land.filter(([lng = 0, lat = 0]) => !isLand(lng, lat))).toEqual([]);
  expect(sea.filter(([lng = 0, lat = 0]) => isLand(lng, lat))).toEqual([]);
});

it("puts a country's name inside the country, beyond 180 degrees too", () => {
  const codes = ["RU", "FJ", "US", "HR", "VN", "CL", "NO", "GE", "XK", "NZ"];
  const outside = codes.filter((code) => {
    const outlines = world.countries.find((country) => country.code === code)?.outlines ?? [];
    const { lng, lat } = findLabelPosition(outlines);
    return !outlines.some((ring) => [-360, 0, 360].some((turn) => isInside(ring, lng + turn, lat)));
  });
  expect(outside).toEqual([]);
});

it("knows the countries by their two letters", () => {
  const codes = world.countries.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(230);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toContain("VA");
});
