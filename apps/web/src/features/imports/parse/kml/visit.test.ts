// @vitest-environment node
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { moveToPlaces } from "@castor/core/imports/move-to-places.ts";
import { planImport } from "@castor/core/imports/plan-import.ts";
import { expect, test } from "vitest";
import { parseText, tripOf } from "../../../../../testing/import-examples.ts";
import { readVisit } from "../trip/visit.ts";

const kml = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="x"><Document><name>May</name>${content}</Document></kml>`;
const read = (content: string) => tripOf(parseText(kml(content), "timeline.kml"));
const visit = (
  name: string,
  begin: string,
  end: string,
  shape = "<Point><coordinates>44.8,41.69</coordinates></Point>",
) =>
  `<Placemark><name>${name}</name><TimeSpan><begin>${begin}</begin><end>${end}</end></TimeSpan>${shape}</Placemark>`;
const path = "<LineString><coordinates>44.8,41.69 44.9,41.7</coordinates></LineString>";

test("Visits of a timeline stand on their dates, at the times of their places, as long as they took", async () => {
  const trip = await read(
    visit("Tea House", "2027-05-03T08:15:00Z", "2027-05-03T09:30:00Z") +
      visit("Walking", "2027-05-03T09:30:00Z", "2027-05-03T10:00:00Z", path) +
      visit("Bar", "2027-05-03T21:00:00Z", "2027-05-03T22:00:00Z") +
      visit("Museum", "2027-05-05T10:00:00+04:00", "2027-05-05T11:00:00+04:00"),
  );
  expect(trip.warnings).toEqual([]);
  const found = new Map<string, null>();
  const choices = { firstDay: "2027-05-03", isEachOnce: false, found, zoneOf: zoneAt };
  const plan = planImport(trip, choices);
  expect(
    plan?.days.map(({ date, points, track }) => [
      date,
      points.map(({ name, time }) => `${time} ${name}`),
      track !== "",
    ]),
  ).toEqual([
    ["2027-05-03", ["12:15 Tea House"], true],
    ["2027-05-04", ["01:00 Bar"], false],
    ["2027-05-05", ["10:00 Museum"], false],
  ]);
  expect(trip.days.flatMap(({ points }) => points.map((point) => point.timeToSpend))).toEqual([
    75, 60, 60,
  ]);
});

test("A path stays on its day when the only visit of that day is on another date at its place", async () => {
  const trip = await read(
    visit("Walking", "2027-05-03T20:30:00Z", "2027-05-03T21:00:00Z", path) +
      visit("Bar", "2027-05-03T21:00:00Z", "2027-05-03T22:00:00Z"),
  );
  expect(
    moveToPlaces(trip, new Map(), zoneAt).map(({ date, line, points }) => [
      ...[date, line?.length, points.map(({ name }) => name)],
    ]),
  ).toEqual([
    ["2027-05-03", 2, []],
    ["2027-05-04", undefined, ["Bar"]],
  ]);
});

test("The moment at which a place was saved is no visit, and the times of a recorded path are said to be left out", async () => {
  const trip = await read(
    "<Placemark><name>A</name><TimeStamp><when>2026-01-01T10:00:00Z</when></TimeStamp><Point><coordinates>44.8,41.69</coordinates></Point></Placemark>" +
      "<Placemark><name>Hike</name><description>Steep</description><gx:Track><when>2027-05-03T08:15:00Z</when><when>2027-05-03T09:15:00Z</when><gx:coord>44.8 41.69 0</gx:coord><gx:coord>44.81 41.70 0</gx:coord></gx:Track></Placemark>",
  );
  expect(trip.days).toMatchObject([
    { date: null, description: "Steep", points: [{ name: "A", reservationTime: null }] },
  ]);
  expect(trip.days[0]?.line).toHaveLength(2);
  expect(trip.warnings).toEqual([{ code: "recordedPaths", count: 1 }]);
});

test("What a file says of a folder or a path is the description of its day", async () => {
  const trip = await read(
    `<Folder><name>One</name><description>&lt;b&gt;Slow&lt;/b&gt;</description>${visit("A", "", "")}<Placemark><name>Way</name><description>By bus</description>${path}</Placemark></Folder>`,
  );
  expect(trip.days).toMatchObject([{ name: "One", description: "By bus\n\n**Slow**" }]);
});

test.each([
  ["2027-05-03T08:15:00Z", "2027-05-03T09:30:00Z", "2027-05-03", "08:15", 75, true],
  [
    "2027-05-03T08:15:00.123+04:00",
    "2027-05-03T09:15:00.123+04:00",
    "2027-05-03",
    "08:15",
    60,
    true,
  ],
  ["2027-05-03T08:15", "", "2027-05-03", "08:15", 0, false],
  ["2027-05-03", "2027-05-04", "2027-05-03", null, 0, false],
  ["1204", "1921", "", null, 0, false],
  ["", "", "", null, 0, false],
])("A visit from %j to %j", (begin, end, date, time, minutes, isInstant) => {
  const read = readVisit({ begin, end });
  expect(read).toMatchObject({ date, time, minutes });
  expect(read.instant !== null).toBe(isInstant);
});
