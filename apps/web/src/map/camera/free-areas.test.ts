// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type Area, listFreeAreas, middleOf } from "./free-areas.ts";

const map: Area = { left: 0, top: 0, right: 1_040, bottom: 820 };
const search: Area = { left: 16, top: 12, right: 416, bottom: 56 };
const legend: Area = { left: 16, top: 68, right: 346, bottom: 480 };
const buttons: Area = { left: 976, top: 560, right: 1_028, bottom: 788 };

describe("the part of the map that nothing covers", () => {
  test("is the whole map without covers", () => {
    expect(listFreeAreas(map, [])).toEqual([map]);
  });

  test("is beside the legend and the buttons, whichever leaves the most", () => {
    const [largest] = listFreeAreas(map, [search, legend, buttons]);
    expect(largest).toEqual({ left: 346, top: 56, right: 976, bottom: 820 });
  });

  test("lists smaller parts too: a wide trip may fit better below the legend", () => {
    expect(listFreeAreas(map, [search, legend])).toContainEqual({ ...map, top: 480 });
  });

  test("is above a sheet, and its middle is not the middle of the map", () => {
    const phone: Area = { left: 0, top: 0, right: 390, bottom: 700 };
    const [largest] = listFreeAreas(phone, [{ ...phone, top: 350 }]);
    expect(largest && middleOf(largest)).toEqual({ x: 195, y: 175 });
  });

  test("leaves out covers beyond the map's edge, and is never nothing", () => {
    expect(listFreeAreas(map, [{ left: -300, top: 0, right: 0, bottom: 820 }])).toEqual([map]);
    expect(listFreeAreas(map, [{ left: -8, top: -8, right: 2_000, bottom: 2_000 }])).toEqual([map]);
  });
});
