// @vitest-environment node
import { expect, test } from "vitest";
import {
  parseExample,
  parseText,
  refusalOf,
  tripOf,
} from "../../../../../testing/import-examples.ts";

const kml = (content: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const pin = (name: string, extra = "") =>
  `<Placemark><name>${name}</name>${extra}<Point><coordinates>44.8,41.7,0</coordinates></Point></Placemark>`;

test("A map of Google My Maps: each layer is a day", async () => {
  const trip = await tripOf(parseExample("google-my-maps.kml"));
  expect(trip).toMatchObject({ name: "Georgia in December", format: "kml" });
  expect(trip.warnings).toEqual([{ code: "skippedShapes", count: 1 }]);
  const [first, second, ...rest] = trip.days;
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    name: "Day 1: Tbilisi (2026-12-05)",
    date: "2026-12-05",
    line: null,
  });
  expect(first?.points).toMatchObject([
    {
      name: "Guesthouse at the Fig Tree",
      typeId: "Hotel",
      position: { lat: 41.6934, lng: 44.8015 },
      description:
        "Check-in after 14:00\nAsk for the **balcony** room: [rooms](https://figtree.example/rooms)",
    },
    { name: "Sulphur baths", typeId: "Other", description: "" },
  ]);
  expect(second?.points.map(({ name }) => name)).toEqual(["Tbilisi", "Mtskheta"]);
  expect(second?.line).toEqual([
    [44.8015, 41.6934],
    [44.7605, 41.7601],
    [44.7203, 41.8412],
  ]);
});

test("Bookmarks of Organic Maps: the list is a day, kinds of places become types", async () => {
  const trip = await tripOf(parseExample("organic-maps.kml"));
  expect(trip).toMatchObject({ name: "Грузия", warnings: [] });
  expect(trip.days).toMatchObject([
    {
      name: "Грузия",
      // When a bookmark was made says nothing of the day of a trip.
      date: null,
      points: [
        {
          name: "Крепость на холме",
          typeId: "HistoricalBuilding",
          description: "Закат в 17:30, вход свободный",
          position: { lat: 41.687884, lng: 44.809265 },
        },
        { name: "Хинкальная «У моста»", typeId: "Restaurant" },
      ],
      line: [
        [44.802177, 41.694911],
        [44.805, 41.69],
        [44.809265, 41.687884],
      ],
    },
  ]);
});

test("Bookmarks of Maps.me: the list is a day, with descriptions and kinds of places", async () => {
  const trip = await tripOf(parseExample("maps-me.kml"));
  expect(trip).toMatchObject({ name: "Вена & окрестности", warnings: [] });
  expect(trip.days).toMatchObject([
    {
      name: "Вена & окрестности",
      date: null,
      points: [
        {
          name: "Кофейня на углу",
          typeId: "Restaurant",
          description: "Торт до 18:00 & только наличные",
          position: { lat: 48.210033, lng: 16.365421 },
        },
        { name: "Смотровая", position: { lat: 48.277401, lng: 16.335118 } },
      ],
    },
  ]);
});

test("Folders of the same name are days of their own, empty folders are none", async () => {
  const trip = await tripOf(
    parseText(
      kml(
        `<Folder><name>Day</name>${pin("A")}</Folder><Folder><name>Empty</name></Folder><Folder><name>Day</name>${pin("B")}</Folder>`,
      ),
      "two.kml",
    ),
  );
  expect(trip.days.map(({ name, points }) => [name, points.map((point) => point.name)])).toEqual([
    ["Day", ["A"]],
    ["Day", ["B"]],
  ]);
  expect(trip.name).toBe("two");
});

test("The date of a folder is its TimeSpan; a prefix of all elements is left out", async () => {
  const trip = await tripOf(
    parseText(
      '<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Folder><k:name>First</k:name><k:TimeSpan><k:begin>2026-12-05</k:begin></k:TimeSpan><k:Placemark><k:name>A</k:name><k:Point><k:coordinates>44.8,41.7</k:coordinates></k:Point></k:Placemark></k:Folder></k:kml>',
      "x.kml",
    ),
  );
  expect(trip.days).toMatchObject([{ name: "First", date: "2026-12-05", points: [{ name: "A" }] }]);
});

test("A path alone is shown by its ends", async () => {
  const trip = await tripOf(
    parseText(
      kml(
        '<Placemark><name>Walk</name><gx:Track xmlns:gx="http://www.google.com/kml/ext/2.2"><gx:coord>44.8 41.7 400</gx:coord><gx:coord>44.9 41.8 420</gx:coord></gx:Track></Placemark>',
      ),
      "walk.kml",
    ),
  );
  expect(trip.days).toMatchObject([
    {
      line: [
        [44.8, 41.7],
        [44.9, 41.8],
      ],
      points: [{ name: "Start" }, { name: "Finish", position: { lat: 41.8, lng: 44.9 } }],
    },
  ]);
});

test("Fields of a place are taken, other data becomes lines of the description", async () => {
  const data = (name: string, value: string) =>
    `<Data name="${name}"><value>${value}</value></Data>`;
  const trip = await tripOf(
    parseText(
      kml(
        pin(
          "Tom&nbsp;Bar & Grill",
          `<address>Rustaveli 1</address><phoneNumber>tel:+995 32</phoneNumber><ExtendedData>${data("website", "https://bar.example/")}${data("Hours", "Mo-Su 18:00-02:00")}${data("Category", "Bar")}${data("Rating", "5")}</ExtendedData>`,
        ),
      ),
      "bar.kml",
    ),
  );
  expect(trip.days[0]?.points).toMatchObject([
    {
      name: "Tom Bar & Grill",
      address: "Rustaveli 1",
      url: "https://bar.example/",
      workingHours: "Mo-Su 18:00-02:00",
      typeId: "Restaurant",
      description: "☎: +995 32\nRating: 5",
    },
  ]);
});

test("A place with only an address is looked up by it; coordinates off the earth are left out", async () => {
  const trip = await tripOf(
    parseText(
      kml(
        `<Placemark><name>Office</name><address>Rustaveli 1, Tbilisi</address></Placemark><Placemark><name>Nowhere</name><Point><coordinates>544,41</coordinates></Point></Placemark>`,
      ),
      "office.kml",
    ),
  );
  expect(trip.days).toMatchObject([
    { points: [{ name: "Office", position: null, lookup: "Rustaveli 1, Tbilisi" }] },
  ]);
  expect(trip.warnings).toEqual([
    { code: "withoutPosition", count: 1 },
    { code: "badPositions", count: 1 },
  ]);
});

test.each([
  [
    "a map that is only linked",
    kml(
      "<NetworkLink><Link><href>https://www.google.com/maps/d/kml?mid=1</href></Link></NetworkLink>",
    ),
    "onlyLinked",
  ],
  ["nothing with a place", kml("<Placemark><name>A</name></Placemark>"), "nothingFound"],
  ["a file that was cut off", kml(pin("A")).slice(0, -20), "broken"],
  ["elements that do not match", kml("<Folder></Placemark>"), "broken"],
  [
    "a billion laughs",
    `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><kml><Document>${pin("&b;")}</Document></kml>`,
    "unsafe",
  ],
  [
    "an external entity",
    `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml><Document>${pin("&a;")}</Document></kml>`,
    "unsafe",
  ],
  ["elements in elements", kml("<Folder>".repeat(100_000)), "tooComplex"],
  ["more points than a trip has", kml(pin("A").repeat(10_001)), "tooManyPoints"],
  ["more days than a trip has", kml(`<Folder>${pin("A")}</Folder>`.repeat(401)), "tooManyDays"],
])("%s is refused", async (_what, content, code) => {
  expect(await refusalOf(parseText(content, "map.kml"))).toBe(code);
});

test("A million entities of XML itself are read as the letters that they stand for", async () => {
  const trip = await tripOf(parseText(kml(pin(`A${"&amp;".repeat(1_000_000)}`)), "long.kml"));
  expect(trip.days[0]?.points[0]?.name).toHaveLength(200);
  expect(trip.warnings).toEqual([{ code: "cutTexts", count: 1 }]);
});
