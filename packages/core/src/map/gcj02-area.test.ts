import { expect, test } from "vitest";
import { isInArea } from "./gcj02-area.ts";

const area = {
  west: 100,
  south: 20,
  step: 0.5,
  rows: [[[0, 1]], [], [[1, 1] as [number, number]]],
} as {
  west: number;
  south: number;
  step: number;
  rows: [number, number][][];
};

test.each([
  [20.1, 100.1, true],
  [20.1, 100.9, true],
  [20.1, 101, false],
  [20.6, 100.1, false],
  [21.2, 100.7, true],
  [21.2, 100.2, false],
  [19.9, 100.1, false],
  [25, 100.1, false],
  [20.1, 99.9, false],
  [90, 180, false],
])("%d, %d is in the grid: %s", (lat, lng, isInside) => {
  expect(isInArea(area, { lat, lng })).toBe(isInside);
});
