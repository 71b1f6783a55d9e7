import { expect, test } from "vitest";
import { path } from "./path.ts";

const leg = {
  distance: 0,
  duration: 0,
  geometry: {
    type: "LineString",
    coordinates: [
      [180, 90],
      [-180, -90],
    ],
  },
};
const isPath = (change: object) =>
  path.safeParse({ provider: "osrm", estimated: false, legs: [null, { ...leg, ...change }] })
    .success;

test.each<[string, object]>([
  ["goes back in time", { duration: -1 }],
  ["is shorter than nothing", { distance: -1 }],
  ["has no end", { duration: Number.POSITIVE_INFINITY }],
  ["is no number long", { distance: Number.NaN }],
  ["leaves the earth", { geometry: { type: "LineString", coordinates: [[0, 90.1]] } }],
  ["leaves the earth to the east", { geometry: { type: "LineString", coordinates: [[181, 0]] } }],
])("A leg is none that %s", (_name, change) => {
  expect(isPath({})).toBe(true);
  expect(isPath(change)).toBe(false);
});
