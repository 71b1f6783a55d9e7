import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../testing/make.ts";
import { isPlaceOfTrip, listTripPlaces, suggestTripPlaces } from "./trip-places.ts";

const routes = [
  makeRoute({
    id: "one",
    points: [
      makePoint({ name: "Old Town", linkId: "town" }),
      makePoint({ name: "Крепость Нарикала", linkId: "fortress", address: "Tbilisi" }),
    ],
  }),
  makeRoute({
    id: "two",
    points: [
      makePoint({ name: "Old Town", linkId: "town" }),
      makePoint({ name: "Town hall", linkId: "hall" }),
    ],
  }),
];
const suggest = (typed: string) =>
  suggestTripPlaces(listTripPlaces(routes), typed).map(({ point }) => point.name);

test("a place stands once, with all its days", () => {
  expect(listTripPlaces(routes).map(({ routeIds }) => routeIds)).toEqual([
    ["one", "two"],
    ["one"],
    ["two"],
  ]);
});

test("points are suggested by the beginnings of words of their names, those that begin so first", () => {
  expect(suggest("tow")).toEqual(["Town hall", "Old Town"]);
  expect(suggest("town ol")).toEqual(["Old Town"]);
  expect(suggest("own")).toEqual([]);
});

test("points are suggested in either alphabet, and not by their addresses", () => {
  expect(suggest("narik")).toEqual(["Крепость Нарикала"]);
  expect(suggest("таун")).toEqual([]);
  expect(suggest("tbili")).toEqual([]);
});

test("nothing is suggested for a text without words", () => {
  for (const typed of ["", "  ", "!?"]) expect(suggest(typed)).toEqual([]);
});

test("a found place that is a point of the trip already is known by its name, or by its kind and a word", () => {
  const points = [
    makePoint({ name: "Gori", linkId: "gori", lat: 41.98, lng: 44.11 }),
    makePoint({ name: "Tbilisi Airport (TBS)", typeId: "Airport", lat: 41.669, lng: 44.955 }),
  ];
  const places = listTripPlaces([makeRoute({ id: "one", points })]);
  const isKnown = (name: string, typeId: "Other" | "Airport", lat: number, lng: number) =>
    places.some((place) =>
      isPlaceOfTrip(place, { name, typeId, lat, lng, address: "", source: "gazetteer" }),
    );
  expect(isKnown("Гори", "Other", 41.99, 44.12)).toBe(true);
  expect(isKnown("Gori", "Other", 40.9, 30.7)).toBe(false);
  expect(isKnown("Аэропорт Тбилиси (TBS)", "Airport", 41.67, 44.95)).toBe(true);
  expect(isKnown("Tbilisi", "Other", 41.69, 44.83)).toBe(false);
  expect(isKnown("Airport (KUT)", "Airport", 42.18, 42.48)).toBe(false);
});
