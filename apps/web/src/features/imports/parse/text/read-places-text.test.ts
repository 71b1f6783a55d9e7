// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { importOptions, tripOf } from "../../../../../testing/import-examples.ts";
import { parseImport } from "../parse-import.ts";

const parse = (text: string) => tripOf(parseImport({ text }, importOptions));
const pointsOf = async (text: string) => (await parse(text)).days.flatMap(({ points }) => points);

test.each([
  ["Cafe, 41.6934, 44.8015", "Cafe", 41.6934, 44.8015],
  ["41.6934 44.8015 Cafe", "Cafe", 41.6934, 44.8015],
  ["- Cafe (41,6934; 44,8015)", "Cafe", 41.6934, 44.8015],
  ["3. Cafe — 41.6934,44.8015", "Cafe", 41.6934, 44.8015],
  ["Cafe €40 41.6934, 44.8015", "Cafe €40", 41.6934, 44.8015],
  ["Lunch 12.30 14.00 Cafe 41.6934, 44.8015", "Lunch 12.30 14.00 Cafe", 41.6934, 44.8015],
  ["Museum 41.696, 44.8", "Museum", 41.696, 44.8],
  ["Taveuni -16.8, 179.98", "Taveuni", -16.8, 179.98],
  ["Null -2.50, 3.75", "Null", -2.5, 3.75],
  ["Lagos 6.45°, 3.40°", "Lagos", 6.45, 3.4],
  ["Lagos 6.455, 3.40", "Lagos", 6.455, 3.4],
  ["Narikala 41.69, 44.80", "Narikala", 41.69, 44.8],
  ["Cafe 41°41'36.24\"N 44°48'5.4\"E", "Cafe", 41.6934, 44.8015],
  ["Кафе 41°41′36,24″ с. ш. 44°48′5,4″ в. д.", "Кафе", 41.6934, 44.8015],
  ["N41.6934° E44.8015° Cafe", "Cafe", 41.6934, 44.8015],
  ["Sydney 33.8568° S, 151.2153° E", "Sydney", -33.8568, 151.2153],
  ["Cafe https://maps.apple.com/?ll=41.6934,44.8015.", "Cafe", 41.6934, 44.8015],
  ["[ ] Cafe: geo:41.6934,44.8015", "Cafe", 41.6934, 44.8015],
  // The example of the reference.
  ["Zurich 8FVC9G8F+6X", "Zurich", 47.365562, 8.524937],
])("%s", async (line, name, lat, lng) => {
  const [point, ...others] = await pointsOf(line);
  expect(others).toEqual([]);
  expect(point?.name).toBe(name);
  expect(point?.position?.lat).toBeCloseTo(lat, 4);
  expect(point?.position?.lng).toBeCloseTo(lng, 4);
});

test.each([
  "Room 12, 14",
  "Flight 100.50, 7",
  "Dinner 19:30, 20:00",
  "Tickets 12.50, 14.80 €",
  "105.25, 99.50",
  "Day pass 4.5, 9.0",
  "Taxi 2.50, 3.75",
  "Taxi 2.50 3.75",
  "Coffee 3.49, 2.99",
  "Билеты 12,50; 14,80",
  "Two nights 85.00, 120.00",
])("%s holds no coordinates", async (line) => {
  expect(await pointsOf(line)).toMatchObject([{ name: line, position: null, lookup: line }]);
});

test("Headings begin days, with their dates", async () => {
  const trip = await parse(
    "День 1, 05.12.2026\nКафе 41.69, 44.80\nМузей\n\n# Kazbegi 2026-12-06\n* Church 42.66, 44.62\nThird:\nHotel",
  );
  expect(trip.days.map(({ name, date, points }) => [name, date, points.length])).toEqual([
    ["День 1, 05.12.2026", "2026-12-05", 2],
    ["Kazbegi 2026-12-06", "2026-12-06", 1],
    ["Third", null, 1],
  ]);
  expect(trip.days.flatMap(({ points }) => points.map(({ typeId }) => typeId))).toEqual([
    "Restaurant",
    "Museum",
    "Religion",
    "Hotel",
  ]);
});

test("A link under a name belongs to it; a short one is looked up with it", async () => {
  const trip = await parse(
    "Narikala\nhttps://yandex.ru/maps/?pt=44.8015,41.6934\nOpera\nhttps://maps.app.goo.gl/AbC123\nBath https://baths.example/book 41.6879, 44.8109 ask for Lia",
  );
  expect(trip.days[0]?.points).toMatchObject([
    { name: "Narikala", position: { lat: 41.6934, lng: 44.8015 } },
    {
      ...{ name: "Opera", position: null, url: "https://maps.app.goo.gl/AbC123" },
      lookup: "Opera https://maps.app.goo.gl/AbC123",
    },
    {
      name: "Bath",
      position: { lat: 41.6879 },
      url: "https://baths.example/book",
      description: "ask for Lia",
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "withoutPosition", count: 1 }]);
});

test("A link that calls the place as the line above it does, or by a part of that name, belongs to it", async () => {
  const link = (name: string) =>
    `https://www.google.com/maps/place/${name}/@41.69,44.80,17z/data=!8m2!3d41.6913!4d44.8075`;
  expect(
    await pointsOf(`Sioni Cathedral\n${link("Sioni")}\nOpera\n${link("Baths")}`),
  ).toMatchObject([
    { name: "Sioni Cathedral", position: { lat: 41.6913, lng: 44.8075 } },
    { name: "Opera", position: null },
    { name: "Baths", position: { lat: 41.6913, lng: 44.8075 } },
  ]);
});

test.each(["95.1234, 200.5678", "Narikala 141.688, 44.809"])(
  "%s is none of the earth: it is left out and counted, not looked up",
  async (line) => {
    const trip = await parse(`${line}\nSioni 41.691, 44.807`);
    expect(trip.days.flatMap(({ points }) => points.map(({ name }) => name))).toEqual(["Sioni"]);
    expect(trip.warnings).toEqual([{ code: "badPositions", count: 1 }]);
  },
);

test("The stops of a route's link are points", async () => {
  expect(
    await pointsOf("Day trip https://yandex.ru/maps/?rtext=41.6934,44.8015~42.657,44.6202"),
  ).toMatchObject([
    { name: "Day trip", position: { lat: 41.6934 } },
    { name: "Day trip", position: { lat: 42.657 } },
  ]);
});

test("Every list of names and positions is read as it was written", async () => {
  const coordinates = fc.record({
    name: fc.stringMatching(/^[A-Z][a-z]{2,10}( [A-Z][a-z]{2,10})?$/),
    lat: fc.integer({ min: -8_999_999, max: 8_999_999 }).map((n) => n / 1e5),
    lng: fc.integer({ min: -17_999_999, max: 17_999_999 }).map((n) => n / 1e5),
  });
  const write = ({ name, lat, lng }: { name: string; lat: number; lng: number }) =>
    `${name}, ${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  await fc.assert(
    fc.asyncProperty(fc.array(coordinates, { minLength: 1, maxLength: 20 }), async (positions) => {
      const points = await pointsOf(positions.map(write).join("\n"));
      expect(points.map(({ name, position }) => ({ name, ...position }))).toEqual(
        positions.map(({ name, lat, lng }) => ({ name, lat: lat + 0, lng: lng + 0 })),
      );
    }),
  );
});

test.each([
  ["a day below it", "Georgia in May\nDay 1\nNarikala 41.69, 44.80"],
  ["a heading of a lower level", "# Georgia in May\n## Tbilisi\nNarikala 41.69, 44.80"],
  ["a colon, and a day below it", "Georgia in May:\n\nDay 1:\nNarikala"],
  ["bullets below it", "Georgia in May\n- Narikala\n- Sameba"],
  ["numbers below it", "Georgia in May\n1. Narikala\n2. Sameba"],
  ["places with names below it", "Georgia in May\nNarikala 41.69, 44.80\nSameba 41.70, 44.82"],
  ["a blank line between it and the list", "Georgia in May\n\nNarikala\nSameba\nOpera"],
])("The first line is the name of the trip with %s", async (_what, text) => {
  const trip = await parse(text);
  expect(trip.name).toBe("Georgia in May");
  const names = trip.days.flatMap(({ points }) => points.map(({ name }) => name));
  expect(names[0]).toBe("Narikala");
  expect(names).not.toContain("Georgia in May");
});

test.each([
  ["names below each other", "Narikala\nSameba\nOpera"],
  ["a name above its link", "Narikala\nhttps://yandex.ru/maps/?pt=44.8015,41.6934"],
  ["names with blank lines between all", "Narikala\n\nSameba\n\nOpera"],
  ["a single name", "Narikala"],
  ["a place that has its own spot", "Narikala 41.69, 44.80\nSameba 41.70, 44.82"],
  ["a bullet as the others have", "- Narikala\n- Sameba"],
])("The first line is a place with %s", async (_what, text) => {
  const trip = await parse(text);
  expect(trip.name).toBe("Imported");
  expect(trip.days[0]?.points[0]?.name).toBe("Narikala");
});

test("A heading above places names their day", async () => {
  expect(await parse("Tbilisi:\nNarikala 41.69, 44.80\nSameba 41.70, 44.82")).toMatchObject({
    name: "Imported",
    days: [{ name: "Tbilisi" }],
  });
});

test("A title above a table is the name of the trip", async () => {
  const trip = await parse("Georgia in May\nName\tLat\tLng\nNarikala\t41.69\t44.80");
  expect(trip).toMatchObject({ name: "Georgia in May", format: "csv" });
});
