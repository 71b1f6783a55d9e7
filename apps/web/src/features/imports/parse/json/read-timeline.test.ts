// @vitest-environment node
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { planImport } from "@castor/core/imports/plan-import.ts";
import { expect, test } from "vitest";
import { parseText, refusalOf, tripOf } from "../../../../../testing/import-examples.ts";

const read = (json: unknown) => tripOf(parseText(JSON.stringify(json), "Timeline.json"));
const seen = ({ days, warnings }: ImportedTrip) => ({
  days: days.map(({ date, points, line }) => [
    ...[date, points.map(({ name, reservationTime }) => `${reservationTime} ${name}`)],
    line?.length ?? 0,
  ]),
  warnings,
});
const on = (day: number, hour: string, zone = "+04:00") => `2027-05-0${day}T${hour}:00.000${zone}`;

/** As a phone with Android writes it. */
const android = {
  semanticSegments: [
    {
      ...{ startTime: on(3, "12:00"), endTime: on(3, "14:00") },
      timelinePath: [
        { point: "41.7081°, 44.8015°", time: on(3, "12:10") },
        { point: "41.7000000°, 44.8050000°", time: on(3, "12:40") },
      ],
    },
    {
      ...{ startTime: on(3, "10:15"), endTime: on(3, "12:00") },
      startTimeTimezoneUtcOffsetMinutes: 240,
      visit: {
        ...{ hierarchyLevel: 0, probability: 0.78 },
        topCandidate: {
          ...{ placeId: "ChIJ_one-2", semanticType: "UNKNOWN", probability: 0.9 },
          placeLocation: { latLng: "41.6934°, 44.8015°" },
        },
      },
    },
    {
      ...{ startTime: on(3, "12:00"), endTime: on(3, "12:50") },
      activity: {
        start: { latLng: "41.6934°, 44.8015°" },
        end: { latLng: "41.7000°, 44.8050°" },
        ...{ distanceMeters: 900.5, topCandidate: { type: "WALKING", probability: 0.6 } },
      },
    },
    {
      ...{ startTime: on(4, "09:00"), endTime: on(4, "10:00") },
      visit: { topCandidate: { placeLocation: { latLng: "42.6570°, 44.6202°" } } },
    },
    {
      ...{ startTime: on(4, "10:00"), endTime: on(4, "11:00") },
      activity: { start: "42.6570°, 44.6202°", end: "42.66°, 44.63°" },
    },
    { startTime: on(5, "09:00"), endTime: on(5, "10:00"), timelineMemory: { trip: {} } },
  ],
  ...{ rawSignals: [{ wifiScan: {} }], userLocationProfile: {} },
};

test("The timeline of a phone with Android: visits are points of their days, its path is drawn, moves without one are counted", async () => {
  const trip = await read(android);
  expect(seen(trip)).toEqual({
    days: [
      ["2027-05-03", ["10:15 Point 1"], 2],
      ["2027-05-04", ["09:00 Point 1"], 0],
    ],
    warnings: [
      { code: "withoutPlace", count: 1 },
      { code: "recordedPaths", count: 1 },
      { code: "movesWithoutPath", count: 1 },
    ],
  });
  expect(trip.days[0]?.points[0]).toMatchObject({
    position: { lat: 41.6934, lng: 44.8015 },
    timeToSpend: 105,
    url: "https://www.google.com/maps/search/?api=1&query=41.6934%2C44.8015&query_place_id=ChIJ_one-2",
  });
  expect(trip.days[1]?.points[0]?.url).toBe("");
});

test("The timeline of an iPhone: a list, with positions as links and times in UTC, which become those of the place", async () => {
  const trip = await read([
    {
      ...{ startTime: on(3, "21:00", "Z"), endTime: on(3, "22:00", "Z") },
      visit: {
        hierarchyLevel: "0",
        topCandidate: { placeID: "ChIJ2", placeLocation: "geo:41.570045,-8.468077" },
      },
    },
    {
      ...{ startTime: on(3, "22:00", "Z"), endTime: on(3, "23:00", "Z") },
      timelinePath: [
        { point: "geo:41.57,-8.47", durationMinutesOffsetFromStartTime: "3" },
        { point: "geo:41.64,-8.33", durationMinutesOffsetFromStartTime: "30" },
      ],
    },
    {
      ...{ startTime: on(3, "23:30", "Z"), endTime: on(3, "23:50", "Z") },
      visit: { topCandidate: { placeLocation: "geo:41.64,-8.33" } },
    },
  ]);
  const choices = { firstDay: "2027-05-03" as const, isEachOnce: false, zoneOf: zoneAt };
  const plan = planImport(trip, { ...choices, found: new Map() });
  expect(
    plan?.days.map(({ date, points, track }) => [
      ...[date, points.map(({ time }) => time), track !== ""],
    ]),
  ).toEqual([
    ["2027-05-03", ["22:00"], true],
    ["2027-05-04", ["00:30"], false],
  ]);
});

test("The older timeline of Takeout: names and addresses, visits within visits, paths with all that they pass", async () => {
  const e7 = (lat: number, lng: number) => ({ latitudeE7: lat * 1e7, longitudeE7: lng * 1e7 });
  const at = (hour: string, to: string) => ({
    startTimestamp: on(3, hour, "Z"),
    endTimestamp: on(3, to, "Z"),
  });
  const trip = await read({
    timelineObjects: [
      {
        placeVisit: {
          location: {
            ...{ ...e7(41.6934, 44.8015), placeId: "ChIJ3" },
            ...{ name: "Tea House Museum", address: "7 Erekle Street\nTbilisi" },
          },
          duration: at("08:00", "09:30"),
          childVisits: [
            {
              location: { ...e7(41.6935, 44.8016), name: "Shop" },
              duration: at("08:30", "08:45"),
            },
          ],
        },
      },
      {
        activitySegment: {
          ...{ startLocation: e7(41.6934, 44.8015), endLocation: e7(41.71, 44.81) },
          duration: at("09:30", "10:00"),
          waypointPath: { waypoints: [{ latE7: 417_000_000, lngE7: 448_050_000 }] },
          simplifiedRawPath: {
            points: [
              { latE7: 417_010_000, lngE7: 448_060_000 },
              { latE7: 417_020_000, lngE7: 448_070_000 },
            ],
          },
        },
      },
      {
        activitySegment: {
          ...{ startLocation: e7(41.71, 44.81), endLocation: e7(41.72, 44.82) },
          duration: at("10:30", "10:40"),
        },
      },
      {
        placeVisit: {
          location: { ...e7(41.72, 44.82), name: "Old Bath" },
          duration: { startTimestampMs: "1809338400000", endTimestampMs: "1809342000000" },
        },
      },
      { placeVisit: { location: { ...e7(441, 44), name: "Nowhere" }, duration: {} } },
    ],
  });
  expect(seen(trip)).toEqual({
    days: [["2027-05-03", ["08:00 Tea House Museum", "08:30 Shop", "10:00 Old Bath"], 4]],
    warnings: [
      { code: "badPositions", count: 1 },
      { code: "recordedPaths", count: 1 },
      { code: "movesWithoutPath", count: 1 },
    ],
  });
  expect(trip.days[0]?.points[0]).toMatchObject({
    ...{ typeId: "Museum", address: "7 Erekle Street Tbilisi", timeToSpend: 90 },
  });
  expect(trip.days[0]?.points[2]).toMatchObject({ timeToSpend: 60 });
});

test("Positions of a path that are none are passed over; a day of one position has it as a point", async () => {
  const span = { startTime: on(3, "08:00"), endTime: on(3, "09:00") };
  const trip = await read({
    semanticSegments: [
      { ...span, timelinePath: [{ point: "41.69°, 44.80°" }, { point: "x" }, 1, null] },
    ],
  });
  expect(seen(trip)).toMatchObject({ days: [["2027-05-03", ["null Point 1"], 0]] });
});

test.each([
  ["empty", { semanticSegments: [] }, "nothingFound"],
  ["without anything", { timelineObjects: [null, 1, {}] }, "nothingFound"],
  ["a list of anything", [{ a: 1 }], "unknownFormat"],
  ["a list without visits", [{ startTime: "2027-05-03" }], "unknownFormat"],
  [
    "longer than a trip",
    {
      semanticSegments: Array.from({ length: 10_001 }, () => android.semanticSegments[1]),
    },
    "tooManyPoints",
  ],
])("A timeline that is %s is refused", async (_what, json, code) => {
  expect(await refusalOf(parseText(JSON.stringify(json), "Timeline.json"))).toBe(code);
});
