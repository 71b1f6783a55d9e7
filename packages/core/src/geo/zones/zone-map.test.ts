import { expect, test } from "vitest";
import { writeStep } from "../steps.ts";
import { readZoneMap } from "./zone-map.ts";
import { unitsPerDegree } from "./zone-pieces.ts";

type Line = [left: number, right: number, ...spots: [lng: number, lat: number][]];

/** A map of these borders; zones count from one, 0 is the sea. */
function mapOf(names: string, lines: readonly Line[]) {
  let [lastX, lastY] = [0, 0];
  const steps = lines.flatMap(([left, right, ...positions]) => [
    ...[left, right, positions.length],
    ...positions.flatMap(([lng, lat]) => {
      const [x, y] = [lng * unitsPerDegree, lat * unitsPerDegree];
      const step = [y - lastY, x - lastX];
      [lastX, lastY] = [x, y];
      return step;
    }),
  ]);
  return readZoneMap(`${names}\n${steps.map(writeStep).join("")}`);
}

/**
 * A square island of 10 degrees. Its western half has clocks of its own, the eastern one is of two zones with equal clocks, north and
 * south; the line between these two is drawn so coarsely that it reaches into the west.
 */
const island = mapOf("West,North South", [
  [0, 1, [5, 0], [0, 0], [0, 10], [5, 10]],
  [1, 3, [5, 0], [5, 5]],
  [1, 2, [5, 5], [5, 10]],
  [0, 2, [5, 10], [10, 10], [10, 5]],
  [0, 3, [10, 5], [10, 0], [5, 0]],
  [2, 3, [5, 5], [4, 6], [10, 5]],
]);

test.each([
  [5, 1, "West"],
  [9, 4.9, "West"],
  [8, 9, "North"],
  [2, 7, "South"],
  [5.4, 8, "North"],
  [5.2, 8, "South"],
])("Latitude %d, longitude %d is in the zone %s", (lat, lng, zone) => {
  expect(island.find({ lat, lng })).toBe(zone);
});

test("A coarse line between equal clocks moves no place to other clocks", () => {
  expect(island.find({ lat: 5.8, lng: 4.1 })).toBe("West");
  expect(island.find({ lat: 5.8, lng: 4.6 })).toBe("West");
});

test.each([
  [0, "Etc/GMT"],
  [-7.4, "Etc/GMT"],
  [100, "Etc/GMT-7"],
  [-100, "Etc/GMT+7"],
  [180, "Etc/GMT-12"],
  [-180, "Etc/GMT+12"],
])("At sea longitude %d tells the zone: %s", (lng, zone) => {
  for (const lat of [-90, -10, 20, 90]) expect(island.find({ lat, lng })).toBe(zone);
});

test("Where lines were drawn across each other, the nearer one is believed: the mistake does not reach far", () => {
  const crossed = mapOf("West,East", [
    [0, 1, [0, 0], [0, 1]],
    [2, 0, [9, 0], [9, 1]],
    [1, 2, [10, 0], [10, 1]],
  ]);
  expect(crossed.find({ lat: 0.5, lng: 2 })).toBe("West");
});
