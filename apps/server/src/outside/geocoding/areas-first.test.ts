import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { expect, it } from "vitest";
import { AreasFirst } from "./areas-first.ts";
import type { PlaceSearch } from "./place-search.ts";

const place = (name: string, source: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  ...{ name, address: "", lat: 49.7, lng: 6.1, typeId: "Other", source },
  ...more,
});
const area = { kind: "country", west: 5.7, south: 49.4, east: 6.6, north: 50.2 } as const;
const country = place("Luxembourg", "gazetteer", { area });
const answering = (found: FoundPlace[]): PlaceSearch => ({
  firstId: async () => found[0]?.source ?? "none",
  search: async () => found,
  suggest: async () => found,
  findNearest: async () => found[0] ?? null,
  listAround: async () => [],
  close: () => undefined,
});
const question = { text: "Luxembourg", near: null, limit: 3 };

it("puts the country before the places of an engine, once, and keeps the town of its name", async () => {
  const town = place("Luxembourg", "nominatim", { lat: 49.61, lng: 6.13 });
  const engine = [place("Luxembourg", "nominatim"), town, place("Café Luxembourg", "nominatim")];
  const places = new AreasFirst(answering([country]), answering(engine));
  for (const found of [await places.search(question, "en"), await places.suggest(question, "en")]) {
    expect(found).toEqual([country, town, engine[2]]);
  }
});

it("changes nothing where a town is better known by the name", async () => {
  const town = place("New York", "gazetteer");
  const state = place("New York", "gazetteer", { area: { ...area, kind: "region" } });
  const engine = [place("New York", "nominatim")];
  const places = new AreasFirst(answering([town, state]), answering(engine));
  expect(await places.search({ ...question, text: "New York" }, "en")).toEqual(engine);
});

it("keeps a hotel that is called as its country", async () => {
  const hotel = place("Luxembourg", "poi", { typeId: "Hotel" });
  const places = new AreasFirst(answering([country]), answering([hotel]));
  expect(await places.search(question, "en")).toEqual([country, hotel]);
});
