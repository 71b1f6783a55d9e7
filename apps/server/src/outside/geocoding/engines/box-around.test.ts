import { expect, test } from "vitest";
import { boxAround } from "./box-around.ts";

test("a box reaches equally far to each side, and not beyond the map", () => {
  expect(boxAround({ lat: 0, lng: 0 }, 111_320)).toEqual([-1, -1, 1, 1]);
  expect(boxAround({ lat: 60, lng: 10 }, 111_320)).toEqual([8, 59, 12, 61]);
  expect(boxAround({ lat: 90, lng: 180 }, 111_320)).toEqual([80, 89, 180, 90]);
});
