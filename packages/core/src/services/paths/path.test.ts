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
  ["has a negative duration", { duration: -1 }],
  ["has a negative length", { distance: -1 }],
  ["has an infinite duration", { duration: Number.POSITIVE_INFINITY }],
  ["has no number as its length", { distance: Number.NaN }],
  ["leaves the earth", { geometry: { type: "LineString", coordinates: [[0, 90.1]] } }],
  ["leaves the earth to the east", { geometry: { type: "LineString", coordinates: [[181, 0]] } }],
])("A leg that %s is refused", (_name, change) => {
  expect(isPath({})).toBe(true);
  expect(isPath(change)).toBe(false);
});
