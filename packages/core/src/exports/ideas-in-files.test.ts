import { expect, test } from "vitest";
import { makeFinance, makeIdea, makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { createFormats } from "../formats/create-formats.ts";
import type { PrintContext } from "../print/print-context.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import type { Trip } from "../trips/trip.ts";
import { writeGeoJson } from "./geojson/write-geojson.ts";
import { writeGpx } from "./gpx/write-gpx.ts";
import { writeKml } from "./kml/write-kml.ts";
import { createMapFile, describeMapDays } from "./map-file.ts";

const castle = makePoint({ name: "Castle", linkId: "castle", lat: 41.69, lng: 44.81 });
const tower = makePoint({ name: "Tower", lat: 41.7, lng: 44.82 });
const offPath = { routeMode: "none", excludeFromRoute: true } as const;
const beside = makePoint({ name: "Lake", lat: 41.71, lng: 44.83, ...offPath });
const vineyard = makeIdea({
  ...{ name: "Vineyard", typeId: "Restaurant", lat: 41.75, lng: 44.9 },
  ...{ address: "Wine Street 1", finance: makeFinance() },
});
/** Another visit to a place of a day. */
const again = makeIdea({ name: "Castle", linkId: "castle", lat: 41.69, lng: 44.81 });
const trip = makeTrip({
  routes: [makeRoute({ name: "Old town", points: [castle, tower, beside] })],
  ideas: [vineyard, again],
});
const stops = ["Castle", "Tower", "Lake"];

const context: PrintContext = {
  language: "en",
  words: (key) => key,
  formats: createFormats("en"),
  origin: "https://castor.example",
  pathOf: () => null,
  zoneAt: () => "Asia/Tbilisi",
  fallbackZone: "UTC",
};
const fileOf = (of: Trip) => createMapFile(of, [...describeMapDays(of, context)], context);
const kmlOf = (of: Trip) => [...writeKml(fileOf(of))].join("");
const gpxOf = (of: Trip) => [...writeGpx(fileOf(of), of.updated)].join("");

/** What stands in each element of that name. */
const partsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}\\b[^>]*>.*?</${tag}>`, "gs"))].map(([part]) => part);
const nameIn = (xml: string) => /<name>(.*?)<\/name>/.exec(xml)?.[1];
const namesIn = (xml: string, tag: string) => partsOf(xml, tag).map(nameIn);

test("KML has the ideas in a folder of their own behind the days, and in no day and line", () => {
  const folders = partsOf(kmlOf(trip), "Folder");
  expect(folders.map(nameIn)).toEqual(["Old town", "ideas.title"]);
  const [day = "", ideas = ""] = folders;
  // The first one is the path of the day.
  expect(namesIn(day, "Placemark")).toEqual(["Old town", ...stops]);
  expect(day).not.toContain("44.9,41.75");
  expect(namesIn(ideas, "Placemark")).toEqual(["Vineyard", "Castle"]);
  expect(ideas).toContain("<coordinates>44.9,41.75</coordinates>");
  expect(ideas).toContain("Wine Street 1");
  expect(ideas).toContain(`<Data name="type"><value>Restaurant</value></Data>`);
  expect(ideas).not.toMatch(/<LineString>|<Data name="(?:day|number|date)">/);
});

test("GPX has an idea as a waypoint that says so, and on no route and track; one of a day's place is that place", () => {
  const gpx = gpxOf(trip);
  const waypoints = partsOf(gpx, "wpt");
  expect(waypoints.map(nameIn)).toEqual([...stops, "Vineyard"]);
  expect(waypoints.map((point) => /<cmt>(.*?)<\/cmt>/.exec(point)?.[1])).toEqual([
    ...stops.map(() => undefined),
    "ideas.title",
  ]);
  const [vineyardPoint = ""] = waypoints.slice(-1);
  expect(vineyardPoint).toContain(`<wpt lat="41.75" lon="44.9">`);
  expect(vineyardPoint).toContain("Wine Street 1");
  expect(partsOf(gpx, "rte").map((route) => namesIn(route, "rtept"))).toEqual([
    ["Castle", "Tower"],
  ]);
  expect([...gpx.matchAll(/<trkpt lat="([\d.]+)"/g)].map(([, lat]) => lat)).toEqual([
    "41.69",
    "41.7",
  ]);
});

test("GeoJSON has the ideas at its end as features of their own kind, which say nothing of a day", () => {
  const { features } = JSON.parse(writeGeoJson(trip, () => ({}))) as {
    features: { geometry: object; properties: Record<string, unknown> }[];
  };
  expect(features.map(({ properties }) => [properties.kind, properties.name])).toEqual([
    ["path", "Old town"],
    ...stops.map((name) => ["stop", name]),
    ["idea", "Vineyard"],
    ["idea", "Castle"],
  ]);
  expect(features[0]?.geometry).toEqual({
    type: "LineString",
    coordinates: [
      [44.81, 41.69],
      [44.82, 41.7],
    ],
  });
  const [first, second] = features.slice(-2);
  expect(first).toMatchObject({
    geometry: { type: "Point", coordinates: [44.9, 41.75] },
    properties: { type: "Restaurant", address: "Wine Street 1", price: 40, currency: "EUR" },
  });
  const ofDays = ["day", "dayName", "date", "number", "isOnPath"];
  for (const { properties = {} } of [first ?? {}, second ?? {}])
    expect(ofDays.filter((name) => name in properties)).toEqual([]);
});

test.each<[string, (of: Trip) => string]>([
  ["KML", kmlOf],
  ["GPX", gpxOf],
  ["GeoJSON", (of) => writeGeoJson(of, () => ({}))],
])("%s for visitors, and of a trip without ideas, says nothing of ideas", (_, write) => {
  for (const without of [redactTrip(trip), { ...trip, ideas: [] }])
    expect(write(without)).not.toMatch(/idea|Vineyard|41\.75/);
  expect(write(trip)).toMatch(/idea/);
});
