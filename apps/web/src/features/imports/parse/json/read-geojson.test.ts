// @vitest-environment node
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import {
  parseExample,
  parseText,
  refusalOf,
  tripOf,
} from "../../../../../testing/import-examples.ts";

test("Saved places of Google Takeout: those without a position are found by their link or looked up", async () => {
  const trip = await tripOf(parseExample("takeout-saved-places.json"));
  expect(trip).toMatchObject({ name: "takeout-saved-places", format: "geojson" });
  expect(trip.days).toMatchObject([
    {
      date: null,
      points: [
        {
          name: "Tea House Museum",
          address: "7 Erekle Street, Tbilisi, Georgia",
          position: { lat: 41.6934, lng: 44.8015 },
          typeId: "Museum",
          url: "",
        },
        { position: { lat: 41.6879, lng: 44.8109 } },
        { name: "Glacier Inn", position: null, lookup: "Glacier Inn, Kazbegi, Georgia" },
        { name: "Old Cathedral", position: { lat: 41.8412 }, typeId: "Religion" },
      ],
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "withoutPosition", count: 1 }]);
});

test("A trip that Castor wrote comes back with its days, stops and paths", async () => {
  const routes = [
    makeRoute({
      name: "Tbilisi",
      date: "2026-12-05 09:00",
      points: [
        makePoint({
          name: "Baths",
          lat: 41.6879,
          lng: 44.8109,
          typeId: "Water",
          timeToSpend: 90,
          description: "**Warm** water",
          url: "https://baths.example/",
          address: "Abano 2",
          workingHours: "24/7",
        }),
        makePoint({ name: "Museum", lat: 41.6967, lng: 44.8003, typeId: "Museum" }),
      ],
    }),
    makeRoute({
      name: "Tbilisi",
      date: "2026-12-06 09:00",
      points: [makePoint({ name: "Market" })],
    }),
  ];
  const trip = await tripOf(
    parseText(
      writeGeoJson(makeTrip({ name: "Georgia", routes }), () => ({})),
      "x.geojson",
    ),
  );
  expect(trip.name).toBe("Georgia");
  expect(trip.days).toMatchObject([
    {
      name: "Tbilisi",
      date: "2026-12-05",
      points: [
        {
          name: "Baths",
          typeId: "Water",
          timeToSpend: 90,
          description: "**Warm** water",
          url: "https://baths.example/",
          address: "Abano 2",
          workingHours: "24/7",
        },
        { name: "Museum", typeId: "Museum" },
      ],
      line: [
        [44.8109, 41.6879],
        [44.8003, 41.6967],
      ],
    },
    { name: "Tbilisi", date: "2026-12-06", points: [{ name: "Market" }] },
  ]);
});

test("Layers of uMap, bare geometries and collections are read; areas are left out", async () => {
  const point = { type: "Point", coordinates: [44.8, 41.7, 400] };
  const polygon = {
    type: "Polygon",
    coordinates: [
      [
        [44, 41],
        [45, 41],
        [45, 42],
        [44, 41],
      ],
    ],
  };
  const layer = {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: { name: "A" }, geometry: point }],
    _umap_options: { name: "Food" },
  };
  const umap = await tripOf(
    parseText(
      JSON.stringify({ type: "umap", properties: { name: "Plan" }, layers: [layer] }),
      "x.umap.json",
    ),
  );
  expect(umap).toMatchObject({ name: "Plan", days: [{ name: "Food", points: [{ name: "A" }] }] });
  const bare = await tripOf(
    parseText(
      JSON.stringify({
        type: "GeometryCollection",
        geometries: [point, polygon, { type: "Point", coordinates: [1_000, 0] }],
      }),
      "x.geojson",
    ),
  );
  expect(bare.days).toMatchObject([
    { points: [{ name: "Point 1", position: { lat: 41.7, lng: 44.8 } }] },
  ]);
  expect(bare.warnings).toEqual([
    { code: "skippedShapes", count: 1 },
    { code: "badPositions", count: 1 },
  ]);
});

test.each([
  ["other JSON", '{"a":1}', "unknownFormat"],
  ["a text that is no JSON", "Tbilisi", "broken"],
  [
    "features of anything",
    '{"type":"FeatureCollection","features":[null,1,"x",{"type":"Feature"},{"type":"Feature","geometry":{"type":"Point","coordinates":"x"}}]}',
    "nothingFound",
  ],
])("%s is refused", async (_what, text, code) => {
  expect(await refusalOf(parseText(text, "x.json"))).toBe(code);
});

const feature = (geometry: unknown, properties: object) => ({
  ...{ type: "Feature", geometry, properties },
});
const readFeatures = (...features: object[]) =>
  tripOf(parseText(JSON.stringify({ type: "FeatureCollection", features }), "x.geojson"));

test("A feature without a geometry is where its properties say, or is counted; its name is not looked up", async () => {
  const trip = await readFeatures(
    feature(null, { name: "Fort", lat: "41°41′24″ N", lon: "44,80" }),
    feature(null, { name: "Office", address: "Rustaveli 1, Tbilisi" }),
    feature(null, { name: "Paris" }),
    feature(null, { name: "Rome", lat: "91.5", lon: 12.5 }),
    feature({ type: "CircularString", coordinates: [] }, { name: "Arc" }),
    feature({ type: "LineString", coordinates: [[44.9, 41.7]] }, { name: "Visit" }),
    feature({ type: "LineString", coordinates: [["x", 1]] }, { name: "Broken" }),
  );
  expect(trip.days.flatMap(({ points }) => points)).toMatchObject([
    { name: "Fort", position: { lat: 41.69, lng: 44.8 } },
    { name: "Office", position: null, lookup: "Office, Rustaveli 1, Tbilisi" },
    { name: "Visit", position: { lat: 41.7, lng: 44.9 } },
  ]);
  expect(trip.warnings).toEqual([
    { code: "withoutPosition", count: 1 },
    { code: "withoutPlace", count: 1 },
    { code: "badPositions", count: 2 },
    { code: "skippedShapes", count: 1 },
  ]);
});

test("Properties that mean nothing here are named, those that only draw a feature are not; a price is a cost", async () => {
  const point = { type: "Point", coordinates: ["+44,80", 41.69] };
  const trip = await readFeatures(
    feature(point, {
      name: "A",
      mood: "good",
      "marker-color": "#123456",
      price: 12,
      currency: "GEL",
    }),
  );
  expect(trip.days[0]?.points).toMatchObject([
    { position: { lat: 41.69, lng: 44.8 }, price: { amount: 12, currency: "GEL" } },
  ]);
  expect(trip.warnings).toEqual([{ code: "unknownColumns", names: "mood" }]);
});
