import { expect, it } from "vitest";
import type { GazetteerRow } from "./gazetteer-store.ts";
import { rankPlaces } from "./rank-places.ts";

let nextId = 0;
const place = (name: string, lat: number, lng: number, weight = 1_000): GazetteerRow => ({
  id: ++nextId,
  name,
  nameRu: null,
  kind: "city",
  country: "US",
  region: null,
  regionRu: null,
  lat,
  lng,
  weight,
  url: null,
  spellings: [name.toLowerCase()],
});
const near = { lat: 40, lng: -90 };
const inOrder = (places: GazetteerRow[], typed: string, from: typeof near | null) =>
  rankPlaces(places, typed, typed, from).map(({ lng }) => lng);

it("puts places of one name and weight in the order of their distance from where the map looks", () => {
  const places = [-70, -89, -120, -100].map((lng) => place("Springfield", 40, lng));
  expect(inOrder(places, "springfield", near)).toEqual([-89, -100, -70, -120]);
});

it("reckons distance across the date line", () => {
  const places = [170, -179].map((lng) => place("Springfield", -17, lng));
  expect(inOrder(places, "springfield", { lat: -17, lng: 179 })).toEqual([-179, 170]);
});

it("puts the greater first where the map looks nowhere", () => {
  const places = [place("Rome", 34, -85, 36_000), place("Rome", 41.9, 12.5, 2_800_000)];
  expect(inOrder(places, "rome", null)).toEqual([12.5, -85]);
});

it("puts what is called so before what only begins so, however near that is", () => {
  const places = [place("Springfield Gardens", 40, -90), place("Springfield", 40, -60)];
  expect(inOrder(places, "springfield", near)).toEqual([-60, -90]);
});
