// @vitest-environment node
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { ImportedTrip, ImportWarning } from "@castor/core/imports/imported-trip.ts";
import { makeTrip } from "@castor/core/imports/make-trip.ts";
import { findFirstDate } from "@castor/core/imports/plan-dates.ts";
import { planImport } from "@castor/core/imports/plan-import.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect, test } from "vitest";
import { parseExample, tripOf } from "../../../testing/import-examples.ts";

/** A point as "name @ lat, lng" or "name ? words to look it up by", with what follows said where it is told. */
interface Told {
  points: string[];
  warnings?: Partial<ImportWarning>[];
}

const describePoints = ({ days }: ImportedTrip): string[] =>
  days.flatMap(({ date, points }) =>
    points.map(({ name, position, lookup, reservationTime, timeToSpend, stay, description }) =>
      [
        position ? `${name} @ ${position.lat}, ${position.lng}` : `${name} ? ${lookup}`,
        ...(date === null ? [] : [date]),
        ...(reservationTime === null ? [] : [reservationTime]),
        ...(timeToSpend === 0 ? [] : [`${timeToSpend} min`]),
        ...(stay === null ? [] : [`${stay.checkIn} to ${stay.checkOut}`]),
        ...(/^(?:dep|\[)/.test(description) || description === "" ? [] : [description]),
      ].join(" | "),
    ),
  );

const cases: Record<string, Told> = {
  "01-wkt-point-in-coordinates-column.csv": {
    points: ["Old Fortress @ 41.6875, 44.8086", "Big Church @ 41.6975, 44.8167"],
  },
  "03-dms-in-two-columns.csv": {
    points: [
      "Fortress @ 41.6875, 44.808611",
      "Church @ 41.6975, 44.816667",
      "Harbour @ -33.856667, 151.215278",
      "Tower @ 41.6938, 44.8015",
      "Garden @ 41.6938, 44.8015",
      "Plain @ 41.6938, 44.8015",
    ],
  },
  "04-hemisphere-columns.csv": {
    points: ["Opera @ -33.8568, 151.2153", "Statue @ -22.9519, -43.2105"],
  },
  "05-slash-dates.csv": {
    points: [
      "Fortress @ 41.6875, 44.8086 | 2026-12-05",
      "Church @ 41.6975, 44.8167 | 2026-12-06",
      "Monastery @ 42.6626, 44.6202 | 2026-12-09",
    ],
  },
  "06-coordinates-with-plus-sign.kml": {
    points: ["Control @ 41.6938, 44.8015", "Plus signs @ 41.6938, 44.8015"],
  },
  "08-windows-zone-names.ics": {
    points: [
      "Museum tour (booked from home) @ 35.7148, 139.7734 | 2026-08-11 | 10:00 | 90 min",
      "Same with an IANA zone @ 35.7148, 139.7734 | 2026-08-11 | 10:00 | 90 min",
      "Flight London to New York @ 51.47, -0.4543 | 2026-08-12 | 10:00 | 480 min",
    ],
  },
  "10-tripit-flight-with-arrival-geo.ics": {
    points: ["XX100 JFK to LHR ? New York (JFK) | 2026-12-10 | 19:00 | 420 min"],
    warnings: [{ code: "withoutPosition", count: 1 }],
  },
  "11-date-without-value-date.ics": {
    points: [
      "Street fair @ 42.2679, 42.6946 | 2026-12-05",
      "Control @ 42.2679, 42.6946 | 2026-12-06",
    ],
  },
  "12-all-day-event-over-several-days.ics": {
    points: [
      "Hotel Harbour View @ 43.2965, 5.3698 | 2026-08-10 | 2026-08-10 14:00 to 2026-08-13 12:00",
      "Jazz festival @ 43.2951, 5.374 | 2026-08-11",
      "Jazz festival @ 43.2951, 5.374 | 2026-08-12",
      "Jazz festival @ 43.2951, 5.374 | 2026-08-13",
    ],
    warnings: [
      { code: "stays", count: 1 },
      { code: "spannedEvents", count: 1 },
    ],
  },
  "14-rdate-dates-lost.ics": {
    points: ["2026-08-11", "2026-08-13", "2026-08-15"].map(
      (date) => `Market days @ 43.2951, 5.374 | ${date} | 09:00 | 60 min`,
    ),
  },
  "15-folded-before-the-colon.ics": {
    points: ["Boat tour @ 43.2951, 5.374 | 2026-08-11 | 09:00"],
  },
  "16-geo-with-escaped-semicolon.ics": {
    points: ["Boat tour @ 35.6812, 139.7671 | 2026-08-11 | 09:00 | 60 min"],
  },
  "17-journey-without-location.ics": {
    points: [
      "Berlin Hbf -> Wien Hbf ? Berlin Hbf | 2026-08-11 | 08:05 | 495 min",
      "Your flight from VIE to TBS ? VIE | 2026-08-12 | 08:25 | 255 min",
    ],
    warnings: [{ code: "withoutPosition", count: 2 }, { code: "assumedZone" }],
  },
  "18-list-with-only-short-links.csv": {
    points: [
      "Point 1 ? https://maps.app.goo.gl/AbCdEfGhIjKlMnOp7",
      "Point 2 ? https://maps.app.goo.gl/ZzCdEfGhIjKlMnOp8 | ask for the terrace",
      "Old Bar ? Old Bar",
    ],
    warnings: [{ code: "withoutPosition", count: 3 }],
  },
  "20-takeout-saved-place-with-only-cid.json": {
    points: ["Point 1 ?  | the bakery with the blue door", "Control @ 41.6938, 44.8015"],
    warnings: [
      { code: "shortLinks", count: 1 },
      { code: "withoutPosition", count: 1 },
    ],
  },
  "21-timeline-visit-as-track-of-one-point.kml": {
    points: [
      "Control @ 41.6938, 44.8015",
      "Guesthouse Fig Tree @ 41.6884, 44.8081 | 2026-12-05 | 12:00 | 480 min",
    ],
  },
  // The ring and the track of KML 2.3 are the line of the day.
  "22-parts-lost-without-a-word.kml": {
    points: ["Control @ 41.6938, 44.8015", "Photo spot @ 41.697, 44.793"],
    warnings: [
      { code: "withoutPlace", count: 1 },
      { code: "recordedPaths", count: 1 },
    ],
  },
  "23-texts-and-names.kml": {
    points: [
      "Control @ 41.6938, 44.8015",
      "Bar @ 41.697, 44.793 | Open _late_ on Friday\nbring cash",
      "Tower of Winds @ 41.6971, 44.793",
      "Café Central @ 41.6972, 44.793",
    ],
  },
  "24-short-route-with-one-named-stop.gpx": {
    points: ["Point 1 @ 41.6938, 44.8015", "Lunch @ 41.842, 44.72", "Point 3 @ 42.6626, 44.6202"],
  },
  "26-geojson-coordinates-as-text.json": { points: ["Fortress @ 41.6938, 44.8015"] },
  "27-header-words.csv": { points: ["Fortress @ 41.6875, 44.8086"] },
  "29-utc-time-with-a-place-that-is-looked-up.ics": {
    points: [
      "Flight to London ? New York | 2026-12-11 | 01:00 | 420 min",
      "Dinner ? Tokyo | 2026-12-12 | 12:00 | 120 min",
      "Breakfast in Tokyo, booked from Berlin ? Tokyo | 2026-12-12 | 23:00",
    ],
    warnings: [{ code: "withoutPosition", count: 3 }, { code: "assumedZone" }],
  },
  "31-event-before-nine.ics": {
    points: [
      "Flight XX715 VIE to TBS @ 48.110833, 16.570833 | 2026-12-05 | 06:25 | 255 min",
      "Check-in: Fig Tree Guesthouse @ 41.6884, 44.8081 | 2026-12-05 | 15:00 | 30 min",
      "Sunrise balloon @ 41.6884, 44.8081 | 2026-12-06 | 06:00 | 120 min",
    ],
  },
  "32-time-before-nine.csv": {
    points: [
      "Breakfast @ 41.69, 44.8 | 2026-12-05 | 08:00",
      "Museum @ 41.7, 44.81 | 2026-12-05 | 10:00",
    ],
  },
};

const readCase = (fileName: string) =>
  tripOf(parseExample(`cases/${fileName}`, { zone: "Europe/Berlin" }));

test.each(Object.entries(cases))(
  "%s: nothing is lost, nothing lands elsewhere",
  async (fileName, told) => {
    const trip = await readCase(fileName);
    expect(describePoints(trip)).toEqual(told.points);
    expect(trip.warnings).toMatchObject(told.warnings ?? []);
    expect(trip.warnings).toHaveLength(told.warnings?.length ?? 0);
  },
);

test("The shapes of a KML that are paths are the line of their day", async () => {
  const trip = await readCase("22-parts-lost-without-a-word.kml");
  expect(trip.days[0]?.line).toHaveLength(6);
  expect(trip.days[0]?.lines).toHaveLength(2);
});

const positions: Readonly<Record<string, [lat: number, lng: number]>> = {
  "New York": [40.7128, -74.006],
  Tokyo: [35.6812, 139.7671],
};
const findPlace = (lookup: string): FoundPlace | null => {
  const [lat, lng] = positions[lookup] ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { name: lookup, address: "", lat, lng, typeId: "Other", source: "x" };
};

/** The trip that the preview of a file makes, when the search finds what it knows. */
async function madeOf(fileName: string) {
  const imported = await readCase(fileName);
  const found = new Map(
    imported.days.flatMap(({ points }, day) =>
      points.flatMap(({ position, lookup }, index) =>
        position ? [] : [[`${day}-${index}`, findPlace(lookup)] as const],
      ),
    ),
  );
  const firstDay = findFirstDate(imported.days) ?? "2026-12-01";
  const plan = planImport(imported, { firstDay, isEachOnce: false, found, zoneOf: zoneAt });
  if (!plan) throw new Error("no dates");
  return makeTrip(imported, plan, { name: "A", currency: "EUR", now: new Date("2026-11-01") });
}

test.each([
  [
    "29-utc-time-with-a-place-that-is-looked-up.ics",
    [
      "Flight to London 2026-12-10 19:00 America/New_York",
      "Dinner 2026-12-12 20:00 Asia/Tokyo",
      "Breakfast in Tokyo, booked from Berlin 2026-12-13 07:00 Asia/Tokyo",
    ],
  ],
  [
    "31-event-before-nine.ics",
    [
      "Flight XX715 VIE to TBS 2026-12-05 06:25 Europe/Vienna",
      "Check-in: Fig Tree Guesthouse 2026-12-05 15:00 Asia/Tbilisi",
      "Sunrise balloon 2026-12-06 06:00 Asia/Tbilisi",
    ],
  ],
  [
    "32-time-before-nine.csv",
    ["Breakfast 2026-12-05 08:00 Asia/Tbilisi", "Museum 2026-12-05 10:00 Asia/Tbilisi"],
  ],
])("%s: each time is on its date in our own calendar", async (fileName, told) => {
  const trip = await madeOf(fileName);
  const { events } = readCalendar(calendarOf(trip, { zoneAt }));
  const timed = trip.routes.flatMap(({ points }) =>
    points.map((point) => {
      const zone = zoneAt(point);
      const event = events.find(({ uid }) => uid === `stop-${point.id}@castor`);
      const at = new Date(event?.start ?? 0).toLocaleString("sv", { timeZone: zone });
      return `${point.name} ${at.slice(0, 16)} ${zone}`;
    }),
  );
  expect(timed).toEqual(told);
});
