import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { expect, test } from "vitest";
import { arrangeFound, pickNamesake } from "./arrange-found.ts";

const place = (name: string, lng: number, typeId: FoundPlace["typeId"] = "Restaurant") => ({
  ...{ name, lat: 40, lng, typeId, address: "", source: "photon" },
});
const near = { lat: 40, lng: 10 };
const namesOf = (places: readonly FoundPlace[]) => places.map(({ name, lng }) => `${name} ${lng}`);

test("among equals the nearer comes first, in the positions that the engine gave them", () => {
  const found = [place("Cafe", 12), place("Bar", 13), place("Café", 10.1), place("Cafe", 11)];
  expect(namesOf(arrangeFound(found, near))).toEqual(["Café 10.1", "Bar 13", "Cafe 11", "Cafe 12"]);
  expect(namesOf(arrangeFound(found, null))).toEqual(namesOf(found));
});

test("towns of one name stay in the engine's order", () => {
  const found = [place("Paris", 2, "Other"), place("Paris", 10, "Other")];
  expect(namesOf(arrangeFound(found, near))).toEqual(["Paris 2", "Paris 10"]);
});

test("one place is answered once, two of a name that are apart twice", () => {
  const found = [place("Station", 10), place("Station", 10.001), place("Station", 10.01)];
  expect(namesOf(arrangeFound(found, null))).toEqual(["Station 10", "Station 10.01"]);
});

test("a namesake is the nearest within reach, also when more or less of its name is given", () => {
  const found = [place("Louvre Museum", 10.002), place("Louvre", 10.001), place("Louvre", 10.1)];
  const pick = (name: string) => pickNamesake(found, { position: near, name, withinM: 500 })?.lng;
  expect(pick("louvre")).toBe(10.001);
  expect(pick("Museum of the Louvre")).toBe(10.001);
  expect(pick("Orsay")).toBeUndefined();
  expect(pick("!")).toBeUndefined();
  expect(pickNamesake(found, { position: near, name: "Louvre", withinM: 50 })).toBeNull();
});
