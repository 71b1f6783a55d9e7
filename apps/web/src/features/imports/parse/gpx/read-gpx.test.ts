// @vitest-environment node
import { expect, test } from "vitest";
import { parseExample, parseText, tripOf } from "../../../../../testing/import-examples.ts";

test("Favourites of OsmAnd: each group is a day", async () => {
  const trip = await tripOf(parseExample("osmand-favourites.gpx"));
  expect(trip).toMatchObject({ name: "favorites", format: "gpx", warnings: [] });
  expect(trip.days).toMatchObject([
    {
      name: "Tbilisi",
      line: null,
      points: [
        {
          name: "Tea at Lia's",
          typeId: "Restaurant",
          description: "Closed on Mondays",
          address: "Erekle Street 7, Tbilisi",
          position: { lat: 41.693912, lng: 44.801449 },
        },
        { name: "Market hall", typeId: "Shopping" },
      ],
    },
    { name: "Kazbegi", points: [{ name: "Trinity Church", typeId: "Religion" }] },
  ]);
});

test("A tour of Komoot: its path, with start and finish", async () => {
  const trip = await tripOf(parseExample("komoot-tour.gpx"));
  expect(trip.name).toBe("Up to the glacier");
  expect(trip.days).toMatchObject([
    {
      name: "Up to the glacier",
      points: [
        { name: "Start", position: { lat: 42.657001, lng: 44.620227 } },
        { name: "Finish", position: { lat: 42.672904, lng: 44.551903 } },
      ],
    },
  ]);
  expect(trip.days[0]?.line).toHaveLength(3);
});

test("Routes of GPX 1.0 are days with their stops", async () => {
  const trip = await tripOf(
    parseText(
      `<gpx version="1.0" creator="X"><name>Plan</name>
       <rte><name>Monday 07.12.2026</name><rtept lat="41.7" lon="44.8"><name>Museum</name><url>https://museum.example</url></rtept><rtept lat="41.71" lon="44.81"/><rtept lat="41.72" lon="44.82"><name>Cafe</name></rtept></rte>
       <rte><rtept lat="42.1" lon="44.1"/><rtept lat="42.2" lon="44.2"/></rte></gpx>`,
      "plan.gpx",
    ),
  );
  expect(trip.days).toMatchObject([
    {
      name: "Monday 07.12.2026",
      date: "2026-12-07",
      points: [
        { name: "Museum", typeId: "Museum", url: "https://museum.example" },
        { name: "Point 2", position: { lat: 41.71, lng: 44.81 } },
        { name: "Cafe", typeId: "Restaurant" },
      ],
    },
    { name: "Day 2", points: [{ name: "Point 1" }, { name: "Point 2" }] },
  ]);
  expect(trip.days[0]?.line).toHaveLength(3);
});

test("Waypoints beside one track belong to it", async () => {
  const trip = await tripOf(
    parseText(
      `<gpx version="1.1" creator="Garmin Connect"><wpt lat="41.7" lon="44.8"><name>Inn</name><sym>Lodging</sym><desc>&lt;b&gt;Good&lt;/b&gt; beds</desc><cmt>Book early</cmt></wpt><wpt lat="91" lon="0"/>
       <trk><name>Loop</name><trkseg><trkpt lat="41.7" lon="44.8"/><trkpt lat="41.8" lon="44.9"/></trkseg></trk></gpx>`,
      "loop.gpx",
    ),
  );
  expect(trip.days).toMatchObject([
    {
      name: "Loop",
      points: [{ name: "Inn", typeId: "Hotel", description: "**Good** beds\n\nBook early" }],
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "badPositions", count: 1 }]);
});

const withExtensions = (extensions: string) =>
  `<gpx creator="X"><wpt lat="41.7" lon="44.8"><ele>400</ele><time>2026-05-03T08:15:00Z</time><name>Inn</name><extensions>${extensions}</extensions></wpt></gpx>`;

test.each([
  [
    "OsmAnd",
    "<osmand:address>Rose 1</osmand:address><osmand:color>#fff</osmand:color><osmand:amenity_phone>+995 1</osmand:amenity_phone><osmand:amenity_website>https://inn.example</osmand:amenity_website><osmand:amenity_opening_hours>24/7</osmand:amenity_opening_hours>",
    { address: "Rose 1", url: "https://inn.example", workingHours: "24/7" },
  ],
  [
    "Garmin",
    "<gpxx:WaypointExtension><gpxx:Categories><gpxx:Category>Hotels</gpxx:Category></gpxx:Categories><gpxx:Address><gpxx:StreetAddress>Rose 1</gpxx:StreetAddress><gpxx:City>Tbilisi</gpxx:City></gpxx:Address><gpxx:PhoneNumber>+995 1</gpxx:PhoneNumber></gpxx:WaypointExtension>",
    { address: "Rose 1, Tbilisi", typeId: "Hotel" },
  ],
])("What %s writes of a place in extensions is taken", async (_program, extensions, told) => {
  const trip = await tripOf(parseText(withExtensions(extensions), "places.gpx"));
  expect(trip.days[0]?.points).toMatchObject([{ name: "Inn", description: "☎: +995 1", ...told }]);
  expect(trip.warnings).toEqual([]);
});

test("Other extensions of places, and the times of recorded paths, are said to be left out", async () => {
  const extensions = "<x:depth>4</x:depth><x:colour/><x:stars>5</x:stars>";
  const track = `<trk><name>Run</name><desc>Along the river</desc><cmt>Twice</cmt><trkseg><trkpt lat="41.7" lon="44.8"><ele>1</ele><time>2026-05-03T08:15:00Z</time></trkpt><trkpt lat="41.8" lon="44.8"/></trkseg></trk>
    <trk><name>Plan</name><trkseg><trkpt lat="41.7" lon="44.8"><ele>1</ele></trkpt><trkpt lat="41.8" lon="44.8"/></trkseg></trk>`;
  const text = withExtensions(extensions).replace("</gpx>", `${track}</gpx>`);
  const trip = await tripOf(parseText(text, "places.gpx"));
  expect(trip.warnings).toEqual([
    { code: "recordedPaths", count: 1 },
    { code: "unknownColumns", names: "depth, stars" },
  ]);
  expect(trip.days.map(({ name, description }) => [name, description])).toEqual([
    ["Day 1", undefined],
    ["Run", "Along the river\n\nTwice"],
    ["Plan", undefined],
  ]);
});

test("A track with the name of a route is the path of its day, whose stops the route tells", async () => {
  const trip = await tripOf(
    parseText(
      `<gpx><rte><name>Ride</name><rtept lat="41.7" lon="44.8"/><rtept lat="41.9" lon="44.9"/></rte>
       <trk><name>Ride</name><trkseg><trkpt lat="41.7" lon="44.8"/><trkpt lat="41.8" lon="44.7"/><trkpt lat="41.9" lon="44.9"/></trkseg></trk></gpx>`,
      "ride.gpx",
    ),
  );
  expect(trip.days.map(({ name, points, line }) => [name, points.length, line?.length])).toEqual([
    ["Ride", 2, 3],
  ]);
});

test("Positions with plus signs and decimal commas are read, and a long route has only the stops that it names", async () => {
  const stops = Array.from(
    { length: 60 },
    (_, index) => `<rtept lat="41.7" lon="44.${index + 10}"/>`,
  );
  const named = '<rtept lat="+41,72" lon="+44,82"><name>Cafe</name></rtept>';
  const trip = await tripOf(
    parseText(`<gpx><rte><name>Ride</name>${stops.join("")}${named}</rte></gpx>`, "ride.gpx"),
  );
  expect(trip.days[0]?.points).toMatchObject([
    { name: "Cafe", position: { lat: 41.72, lng: 44.82 } },
  ]);
});

test("A track of one point is a point, one without any is counted", async () => {
  const trip = await tripOf(
    parseText(
      `<gpx><trk><name>Guesthouse</name><trkseg><trkpt lat="41.7" lon="44.8"/></trkseg></trk><trk><name>Lost</name></trk></gpx>`,
      "visits.gpx",
    ),
  );
  expect(trip.days).toMatchObject([
    { points: [{ name: "Guesthouse", typeId: "Hotel", position: { lat: 41.7, lng: 44.8 } }] },
  ]);
  expect(trip.warnings).toEqual([{ code: "withoutPlace", count: 1 }]);
});
