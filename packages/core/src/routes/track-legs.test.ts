import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { dayLines } from "../exports/day-line.ts";
import { writeTrack } from "./track.ts";
import { listTracked } from "./track-legs.ts";

const hike = writeTrack([
  [
    [44.6, 42.6],
    [44.65, 42.63],
    [44.62, 42.66],
  ],
]);
const route = makeRoute({
  track: hike,
  points: [
    makePoint({ id: "hotel", lat: 42.5, lng: 44.5 }),
    makePoint({ id: "start", lat: 42.6, lng: 44.6 }),
    makePoint({ id: "finish", lat: 42.66, lng: 44.6205 }),
  ],
});

test("A stop is reached along the drawn path where that passes it and the stop before", () => {
  expect(listTracked(route)).toEqual(new Set(["finish"]));
  expect(listTracked({ ...route, track: "" })).toEqual(new Set());
  const beyond = makePoint({ id: "beyond", lat: 43, lng: 45 });
  expect(listTracked({ ...route, points: [...route.points, beyond] })).toEqual(new Set(["finish"]));
});

test("Files have the drawn path in place of the way beside it", () => {
  expect(dayLines(route, {})).toEqual([
    [
      [44.5, 42.5],
      [44.6, 42.6],
    ],
    [
      [44.6, 42.6],
      [44.65, 42.63],
      [44.62, 42.66],
    ],
  ]);
});
