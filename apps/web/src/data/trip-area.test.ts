// @vitest-environment node
import { afterEach, expect, test } from "vitest";
import { forgetEverybody, logInAs } from "../../testing/log-in.ts";
import { writeUserStorage } from "../device/storage/user-storage.ts";
import { keepTripArea, readTripArea } from "./trip-area.ts";

const vienna = { lat: 48.2, lng: 16.37, name: "Vienna" };

afterEach(forgetEverybody);

test("the area of a trip is kept on this device, for the person who chose it", () => {
  logInAs("anna");
  keepTripArea("t1", vienna);
  expect(readTripArea("t1")).toEqual(vienna);
  expect(readTripArea("t2")).toBeNull();
  logInAs("ben");
  expect(readTripArea("t1")).toBeNull();
});

test("of a country its part of the map is kept too, and nothing else of what was found", () => {
  logInAs("anna");
  const area = { west: 9.5, south: 46.4, east: 17.1, north: 49 };
  const austria = { lat: 47.6, lng: 14, name: "Austria", area };
  const found = { ...austria, address: "", area: { ...area, kind: "country" } };
  keepTripArea("t1", found);
  expect(readTripArea("t1")).toEqual(austria);
});

test("a newer area of a trip replaces the older one", () => {
  logInAs("anna");
  keepTripArea("t1", vienna);
  keepTripArea("t1", { ...vienna, name: "Wien" });
  expect(readTripArea("t1")?.name).toBe("Wien");
});

test("stored areas that make no sense read as none", () => {
  logInAs("anna");
  writeUserStorage("trip_areas", '{"t1":{"lat":999,"lng":0,"name":"?"}}');
  expect(readTripArea("t1")).toBeNull();
});
