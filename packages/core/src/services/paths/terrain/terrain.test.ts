import { expect, it } from "vitest";
import { cellAt, type Grid, landNear, middleOf, steepnessAt, widen } from "./terrain.ts";

/** A grid of 90 degrees: four columns and two rows. */
const gridOf = (cells: readonly number[]): Grid<Uint16Array> => ({
  step: 90,
  columns: 4,
  rows: 2,
  cells: Uint16Array.from(cells),
});

it.each([
  ["land of one mass", [1, 1, 0, 0, 1, 1, 0, 0], [1, 0]],
  ["land where half of it is, of the mass that has most", [1, 0, 2, 0, 0, 2, 2, 3], [1, 2]],
  ["water where less than half of it is land", [1, 0, 0, 0, 0, 0, 0, 5], [0, 0]],
])("a cell twice as wide is %s", (_, cells, wide) => {
  expect([...widen(gridOf(cells)).cells]).toEqual(wide);
});

it("every position has a cell: at the poles, and the same one on both sides of the antimeridian", () => {
  const grid = gridOf([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(cellAt(grid, { lat: 90, lng: 180 })).toBe(cellAt(grid, { lat: 90, lng: -180 }));
  expect(cellAt(grid, { lat: -90, lng: 179.9 })).toBe(3);
  expect(middleOf(grid, 7)).toEqual({ lat: 45, lng: 135 });
});

it("a position in the water beside land counts as that land", () => {
  expect(landNear(gridOf([0, 1, 0, 0, 0, 0, 0, 0]), { lat: -10, lng: 20 })).toBe(1);
  expect(landNear(gridOf([0, 0, 0, 0, 0, 0, 0, 0]), { lat: -10, lng: 20 })).toBe(2);
});

it("steepness changes smoothly between the middles of cells, over the antimeridian too", () => {
  const relief = { ...gridOf([]), cells: Uint8Array.from([4, 8, 0, 2, 4, 8, 0, 2]) };
  expect(steepnessAt(relief, { lat: 0, lng: -135 })).toBe(4);
  expect(steepnessAt(relief, { lat: 0, lng: -90 })).toBe(6);
  expect(steepnessAt(relief, { lat: 0, lng: 180 })).toBe(3);
});
