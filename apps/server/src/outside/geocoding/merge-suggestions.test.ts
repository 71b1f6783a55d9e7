import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { expect, test } from "vitest";
import { mergeSuggestions } from "./merge-suggestions.ts";

const place = (name: string, source: string, lat: number): FoundPlace => ({
  ...{ name, address: "", lat, lng: 1.5, typeId: "Other", source },
});
const own = (name: string, lat = 42.5) => place(name, "poi", lat);
const town = (name: string, lat = 48.8) => place(name, "gazetteer", lat);
const here = { lat: 42.5, lng: 1.5 };
const merge = (
  found: Parameters<typeof mergeSuggestions>[0],
  towns: FoundPlace[],
  { near = here, limit = 6 }: { near?: typeof here | null; limit?: number } = {},
) => mergeSuggestions(found, towns, { near, limit }).map(({ name }) => name);

test("own places and towns take turns, the own ones first while the map looks at their region", () => {
  const found = { sure: [], others: [own("Parador"), own("Parking")] };
  const towns = [town("Paris"), town("Parma")];
  expect(merge(found, towns)).toEqual(["Parador", "Paris", "Parking", "Parma"]);
  const away = { lat: 55, lng: 37 };
  for (const near of [away, null])
    expect(merge(found, towns, { near })).toEqual(["Paris", "Parador", "Parma", "Parking"]);
});

test("places of the typed kind come first and leave room for two towns", () => {
  const bars = ["A", "B", "C", "D"].map((name) => own(name));
  const towns = [town("Barcelona"), town("Bari"), town("Barnaul")];
  expect(merge({ sure: bars, others: [] }, towns, { limit: 4 })).toEqual([
    ...["A", "B", "Barcelona", "Bari"],
  ]);
  expect(merge({ sure: bars, others: [] }, [], { limit: 4 })).toEqual(["A", "B", "C", "D"]);
});

test("a town that both know is suggested once", () => {
  const found = { sure: [own("Ordino")], others: [] };
  expect(merge(found, [town("Ordino", 42.55), town("Ordino", 10)])).toEqual(["Ordino", "Ordino"]);
});
