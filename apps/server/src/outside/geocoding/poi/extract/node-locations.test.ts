import { expect, test } from "vitest";
import { NodeLocations } from "./node-locations.ts";

test("the middle of nodes ignores nodes that are missing or off the earth", () => {
  const locations = new NodeLocations();
  for (const id of [-7, 3, 5, 5, 9]) locations.want(id);
  locations.sort();
  locations.place(3, 40, 20);
  locations.place(-7, 42, 30);
  locations.place(5, 250, 10);
  locations.place(9, 41, -400);
  expect(locations.computeBoxCenter([3, -7, 5, 9, 11])).toEqual({ lat: 41, lng: 25 });
  for (const ids of [[5], [9], [11], []]) expect(locations.computeBoxCenter(ids)).toBeNull();
});
