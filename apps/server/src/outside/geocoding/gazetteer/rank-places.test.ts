import { expect, it } from "vitest";
import type { GazetteerRow } from "./gazetteer-store.ts";
import { rankPlaces, rankSuggestions } from "./rank-places.ts";

let nextId = 0;
const place = (name: string, lat: number, lng: number, weight = 1_000): GazetteerRow => ({
  id: ++nextId,
  name,
  ...{ nameRu: null, nameDe: null, typeId: "Other", bounds: null },
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

it("puts places of one name and weight in the order of their distance from the map's position", () => {
  const places = [-70, -89, -120, -100].map((lng) => place("Springfield", 40, lng));
  expect(inOrder(places, "springfield", near)).toEqual([-89, -100, -70, -120]);
});

it("measures distances across the date line", () => {
  const places = [170, -179].map((lng) => place("Springfield", -17, lng));
  expect(inOrder(places, "springfield", { lat: -17, lng: 179 })).toEqual([-179, 170]);
});

it("puts the larger place first without a map's position", () => {
  const places = [place("Rome", 34, -85, 36_000), place("Rome", 41.9, 12.5, 2_800_000)];
  expect(inOrder(places, "rome", null)).toEqual([12.5, -85]);
});

it("puts an exact name before a longer one, however near that is", () => {
  const places = [place("Springfield Gardens", 40, -90), place("Springfield", 40, -60)];
  expect(inOrder(places, "springfield", near)).toEqual([-60, -90]);
});

it("while a name is typed, a large city whose name begins so comes before a village with that name", () => {
  const [village, city] = [place("Par", 50, -5, 1_000), place("Paris", 49, 2, 2_000_000)];
  expect(rankPlaces([city, village], "par", "par", null)).toEqual([village, city]);
  expect(rankSuggestions([village, city], "par", "par", null)).toEqual([city, village]);
  const [bath, longer] = [place("Bath", 51, -2, 90_000), place("Bathinda", 30, 75, 280_000)];
  expect(rankSuggestions([longer, bath], "bath", "bath", null)).toEqual([bath, longer]);
});

it("while a name is typed, the town of that name comes before a sight that only begins with it", () => {
  const sight = (name: string) => ({ ...place(name, 53, -4, 300_000), kind: "sight" as const });
  const [town, castle] = [place("Conwy", 53, -4, 15_000), sight("Conwy Castle")];
  const [longer, large] = [place("Conwydale", 53, -4, 20_000), place("Conwyville", 0, 0, 900_000)];
  const given = [castle, longer, town, large];
  expect(rankSuggestions(given, "conwy", "Conwy", null)).toEqual([large, town, castle, longer]);
  expect(rankSuggestions([castle], "conwy c", "Conwy c", null)).toEqual([castle]);
  // A part of a word is no name of a town yet.
  const [village, temple] = [place("Par", 50, -5, 1_000), sight("Parthenon")];
  expect(rankSuggestions([village, temple], "par", "par", null)).toEqual([temple, village]);
  const [known, tower] = [sight("Eiffel"), place("Eiffel", 0, 0, 1_000)];
  expect(rankSuggestions([tower, known], "eiffel", "eiffel", null)).toEqual([known, tower]);
});
