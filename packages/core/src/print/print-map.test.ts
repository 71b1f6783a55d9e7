import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { DayLeg } from "../routes/paths/path-requests.ts";
import { writeTrack } from "../routes/track.ts";
import { printMap } from "./print-map.ts";

const estimate = (coordinates: [number, number][]): DayLeg => ({
  ...{ distance: 1_000, duration: 60, isEstimated: true },
  geometry: { type: "LineString", coordinates },
});

test("The map of a day has its drawn path, in place of the way beside it", () => {
  const track = writeTrack([
    [
      [44.6, 42.6],
      [44.65, 42.63],
      [44.62, 42.66],
    ],
  ]);
  const route = makeRoute({
    track,
    points: [
      makePoint({ id: "hotel", lat: 42.5, lng: 44.5 }),
      makePoint({ id: "start", lat: 42.6, lng: 44.6 }),
      makePoint({ id: "finish", lat: 42.66, lng: 44.62 }),
    ],
  });
  const positions = route.points.map((point, index) => ({
    ...point,
    ...{ number: index + 1, isOptional: false, isOffPath: false },
  }));
  const legs = {
    start: estimate([
      [44.5, 42.5],
      [44.6, 42.6],
    ]),
    finish: estimate([
      [44.6, 42.6],
      [44.62, 42.66],
    ]),
  };
  const map = printMap(route, positions, { legs, missing: new Set() }, "#000000");
  expect(
    map?.lines.map(({ coordinates, isEstimated }) => [coordinates.length, isEstimated]),
  ).toEqual([
    [2, true],
    [3, false],
  ]);
});
