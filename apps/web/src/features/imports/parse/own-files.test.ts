// @vitest-environment node

import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { writeKml } from "@castor/core/exports/kml/write-kml.ts";
import { createMapFile, describeMapDays } from "@castor/core/exports/map-file.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { pointTypes } from "@castor/core/points/point-types.ts";
import type { PrintContext } from "@castor/core/print/print-context.ts";
import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { addDays } from "@castor/core/time/dates.ts";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importOptions, parseText, tripOf } from "../../../../testing/import-examples.ts";
import { parseImport } from "./parse-import.ts";

/** Names as people type them, with signs that formats write otherwise. */
const anyName = fc
  .stringMatching(/^[A-Za-zА-Яа-я][A-Za-zА-Яа-я &<>"'.,;-]{0,20}[A-Za-zА-Яа-я]$/)
  .filter((name) => !/ {2}/.test(name) && !/&\w+;/.test(name));
const degrees = (max: number) =>
  fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((value) => value / 1e5 + 0);
const anyPoint = fc.record({
  name: anyName,
  lat: degrees(85),
  lng: degrees(179),
  typeId: fc.constantFrom(...pointTypes.map(({ id }) => id)),
});
const anyTrip = fc
  .record({
    name: anyName,
    days: fc.array(
      fc.record({ name: anyName, points: fc.array(anyPoint, { minLength: 1, maxLength: 4 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map(({ name, days }) =>
    makeTrip({
      name,
      routes: days.map((day, order) =>
        makeRoute({
          id: `route${order}`,
          name: day.name,
          date: `2026-12-0${order + 1} 09:00`,
          points: day.points.map((point, index) =>
            makePoint({ ...point, id: `${order}-${index}`, linkId: `${order}-${index}` }),
          ),
        }),
      ),
    }),
  );
type AnyTrip = ReturnType<typeof makeTrip>;

const context: PrintContext = {
  language: "en",
  words: (key) => key,
  formats: createFormats("en"),
  origin: "https://castor.example",
  pathOf: () => null,
  zoneAt: () => "Asia/Tbilisi",
  fallbackZone: "UTC",
};
const fileOf = (trip: AnyTrip) => createMapFile(trip, [...describeMapDays(trip, context)], context);

const sortJson = (things: readonly object[]) =>
  things.map((thing) => JSON.stringify(thing)).toSorted();

const daysOf = ({ days }: ImportedTrip) =>
  days.map(({ name, date, points }) => ({
    name,
    date,
    points: points.map((point) => ({ name: point.name, ...point.position, typeId: point.typeId })),
  }));
const planOf = ({ routes }: AnyTrip) =>
  routes.map(({ name, date, points }) => ({
    name,
    date: date.slice(0, 10),
    points: points.map((point) => ({
      name: point.name,
      lat: point.lat,
      lng: point.lng,
      typeId: point.typeId,
    })),
  }));

test("Every KMZ of ours comes back with its days, dates, stops and types in order", async () => {
  await fc.assert(
    fc.asyncProperty(anyTrip, async (trip) => {
      const bytes = zipSync({
        "doc.kml": strToU8([...writeKml(fileOf(trip))].join("")),
        "icons/Hotel.png": new Uint8Array(9),
      });
      const read = await tripOf(parseImport({ fileName: "trip.kmz", bytes }, importOptions));
      expect([read.name, daysOf(read)]).toEqual([trip.name, planOf(trip)]);
      expect(read.warnings).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("Every GPX of ours comes back with its days and stops in order, each once", async () => {
  const namesOf = (days: ReturnType<typeof planOf>) =>
    days.map(({ points }) => points.map(({ name, lat, lng }) => ({ name, lat, lng })));
  await fc.assert(
    fc.asyncProperty(anyTrip, async (trip) => {
      const read = await tripOf(
        parseText([...writeGpx(fileOf(trip), "2026-11-20T00:00:00Z")].join(""), "trip.gpx"),
      );
      expect(namesOf(daysOf(read) as ReturnType<typeof planOf>)).toEqual(namesOf(planOf(trip)));
      expect(read.days.map(({ name }) => name)).toEqual(trip.routes.map(({ name }) => name));
    }),
    { numRuns: 50 },
  );
});

const places = [
  { lat: 41.6879, lng: 44.8 },
  { lat: 40.7128, lng: -74.006 },
  { lat: 35.6812, lng: 139.7671 },
  { lat: -13.8333, lng: -171.7667 },
];
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("Every calendar of ours comes back with its reservations at their dates and times, for as long", async () => {
  const stop = fc.record({
    name: anyName.map((name) => `X ${name}`),
    reservationTime: anyTime,
    timeToSpend: fc.nat(24 * 60 - 1),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      anyTime,
      // In winter and in summer: a time that the clocks skip is none.
      fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 180, max: 240 })),
      fc.array(stop, { minLength: 1, maxLength: 4 }),
      async (place, start, day, stops) => {
        const date = addDays("2026-12-05", day);
        const points = stops.map((fields, index) =>
          makePoint({ ...fields, ...place, id: `${index}`, linkId: `${index}` }),
        );
        const trip = makeTrip({ routes: [makeRoute({ date: `${date} ${start}`, points })] });
        const written = calendarOf(trip, { zoneAt });
        const read = await tripOf(parseText(written, "trip.ics"));
        const told = stops.map(({ name, reservationTime, timeToSpend }) => ({
          date: reservationTime < start ? addDays(date, 1) : date,
          ...{ name, reservationTime, timeToSpend },
        }));
        const found = read.days.flatMap((one) =>
          one.points.map(({ name, reservationTime, timeToSpend }) => ({
            date: one.date,
            ...{ name, reservationTime, timeToSpend },
          })),
        );
        expect(sortJson(found)).toEqual(sortJson(told));
        expect(read.warnings.map(({ code }) => code)).toEqual(["eventsWithoutPlace"]);
      },
    ),
    { numRuns: 50 },
  );
});

const names = ["a.kml", "a.kmz", "a.gpx", "a.json", "a.csv", "a.ics", "a.txt", "a", "a.bin"];
/** What files of the formats begin with, so that what follows reaches their readers. */
const starts = [
  "",
  "<kml><Document><Placemark><name>",
  "<gpx><wpt lat='1' lon='2'>",
  '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":',
  "name,lat,lng\n",
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n",
  "PK\u0003\u0004",
  "Cafe https://www.google.com/maps/place/",
];

test("No file makes it throw, whatever its bytes and its name", async () => {
  const anyBytes = fc
    .tuple(
      fc.constantFrom(...starts),
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ unit: "binary" }).map((text) => strToU8(text)),
      ),
    )
    .map(([start, rest]) => new Uint8Array([...strToU8(start, true), ...rest]));
  await fc.assert(
    fc.asyncProperty(anyBytes, fc.constantFrom(...names), async (bytes, fileName) => {
      const { kind } = await parseImport({ fileName, bytes }, importOptions);
      expect(["trip", "castor", "refused"]).toContain(kind);
    }),
    { numRuns: 1_000 },
  );
});
