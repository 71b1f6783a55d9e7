import { expect, it } from "vitest";
import { paintRows } from "./rasterize.ts";

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west, south + side],
  [west + side, south + side],
  [west + side, south],
  [west, south],
];

it("paints what lies inside an outline and outside its holes, the last shape over the others", () => {
  const shapes = [[square(-60, -60, 120), square(-30, -30, 60)], [square(-10, -10, 20)]];
  const rows = [...paintRows(shapes, { step: 10, massOf: (shape) => shape + 1 })];
  expect(rows).toHaveLength(18);
  const cellOf = (lat: number, lng: number) =>
    rows[Math.floor((lat + 90) / 10)]?.[(lng + 180) / 10];
  expect([
    cellOf(-60, -60),
    cellOf(50, 50),
    cellOf(-20, -20),
    cellOf(-10, 0),
    cellOf(-70, 0),
    cellOf(0, 60),
  ]).toEqual([...[1, 1, 0, 2, 0, 0]]);
});
