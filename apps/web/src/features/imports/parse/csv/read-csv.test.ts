// @vitest-environment node
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import {
  importOptions,
  parseExample,
  parseText,
  refusalOf,
  tripOf,
} from "../../../../../testing/import-examples.ts";
import { parseImport } from "../parse-import.ts";

test("Excel's line for its separator is no title", async () => {
  const trip = await tripOf(parseText("sep=;\r\nName;Lat;Lon\r\nA;41,7;44,8", "places.csv"));
  expect(trip).toMatchObject({ name: "places", days: [{ points: [{ name: "A" }] }] });
});

test("A list of Google Takeout: positions come from the addresses, other places are looked up", async () => {
  const trip = await tripOf(parseExample("takeout-want-to-go.csv"));
  expect(trip).toMatchObject({ name: "takeout-want-to-go", format: "csv" });
  expect(trip.days).toMatchObject([
    {
      name: "takeout-want-to-go",
      points: [
        {
          name: "Narikala Fortress",
          position: null,
          lookup: "Narikala Fortress",
          description: "sunset",
          url: expect.stringContaining("google.com/maps/place/Narikala"),
        },
        { name: "Dropped pin", position: { lat: 41.6879, lng: 44.8109 }, url: "" },
        { position: { lat: 41.693389, lng: 44.8015 }, description: "by the river" },
        {
          name: 'Cafe "Linville", 2nd floor',
          description: "Try the cake,\nclosed on Mondays",
          typeId: "Restaurant",
        },
      ],
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "withoutPosition", count: 2 }]);
});

test("A number alone in the column of days names the day", async () => {
  const trip = await tripOf(
    parseText("day,name,lat,lng\n1,Castle,50,14\n3,Tower,50,14.1\n", "days.csv"),
  );
  expect(trip.days.map(({ name }) => name)).toEqual(
    [1, 3].map((n) => importOptions.names.day.replace("{n}", String(n))),
  );
});

test("A table of Excel in Russian: Windows-1251, semicolons, decimal commas, days", async () => {
  const trip = await tripOf(parseExample("excel-windows-1251.csv"));
  expect(trip.days).toMatchObject([
    {
      name: "День 1",
      date: "2026-12-05",
      points: [
        {
          name: "Кафе «У моста»",
          position: { lat: 41.6949, lng: 44.8022 },
          typeId: "Restaurant",
          reservationTime: "09:30",
          description: "Хинкали; хачапури",
          price: { amount: 40, currency: null, isPerPerson: false },
        },
        { name: "Музей истории", typeId: "Museum", reservationTime: null, price: { amount: 15 } },
      ],
    },
    {
      name: "День 2",
      date: "2026-12-06",
      points: [{ typeId: "Religion", reservationTime: "11:00" }],
    },
  ]);
  expect(trip.warnings).toEqual([
    { code: "assumedCurrency", count: 2 },
    { code: "guessedEncoding", encoding: "windows-1251" },
  ]);
});

const table = "Name\tLatitude\tLongitude\nКафе\t41.7\t44.8\n";
const wide = (text: string, isLittle: boolean, mark: boolean) => {
  const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (sign) => sign.charCodeAt(0))];
  return new Uint8Array(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};
const utf8 = new TextEncoder().encode(table);

test.each([
  ["UTF-8", utf8],
  ["UTF-8 with a mark", new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  ["UTF-16 LE with a mark", wide(table, true, true)],
  ["UTF-16 BE with a mark", wide(table, false, true)],
  ["UTF-16 LE", wide(table, true, false)],
  ["UTF-16 BE", wide(table, false, false)],
])("A table in %s is read", async (_encoding, bytes) => {
  const trip = await tripOf(parseImport({ fileName: "places.csv", bytes }, importOptions));
  expect(trip.days).toMatchObject([
    { points: [{ name: "Кафе", position: { lat: 41.7, lng: 44.8 } }] },
  ]);
  expect(trip.warnings).toEqual([]);
});

test("Letters of Western Europe are told from Russian ones", async () => {
  const text = "Name,Lat,Lng\nCaf\u00e9 Z\u00fcrich,47.37,8.54\n";
  const bytes = new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)));
  const trip = await tripOf(parseImport({ fileName: "places.csv", bytes }, importOptions));
  expect(trip.days[0]?.points[0]?.name).toBe("Café Zürich");
  expect(trip.warnings).toEqual([{ code: "guessedEncoding", encoding: "windows-1252" }]);
});

test.each([
  ["WKT of My Maps", 'WKT,name,description\n"POINT (44.8 41.7)",A,"<b>x</b> y"\n'],
  ["one column of coordinates", 'Название,Координаты\nA,"41.7, 44.8"\n'],
  ["links", "name;link\nA;https://yandex.ru/maps/?pt=44.8,41.7\n"],
  ["no header", "A,41.70,44.80\n"],
  ["a line above the header", 'My places,,\n"",,\nTitle,lat,lon\nA,41.7,44.8\n'],
])("A table with %s is read", async (_what, text) => {
  const trip = await tripOf(parseText(text, "places.csv"));
  expect(trip.days).toMatchObject([
    { points: [{ name: "A", position: { lat: 41.7, lng: 44.8 } }] },
  ]);
});

test("A pasted table is a table", async () => {
  const trip = await tripOf(
    parseImport({ text: "Название\tШирота\tДолгота\nКафе\t41,7\t44,8" }, importOptions),
  );
  expect(trip).toMatchObject({ format: "csv", days: [{ points: [{ name: "Кафе" }] }] });
});

test.each([
  ["columns that mean nothing", "a,b,c\n1,2,3\n", "noColumns"],
  ["a quote that is not closed", 'name,lat,lng\n"A,41.7,44.8\n', "broken"],
  ["only a header", "name,lat,lng\n", "nothingFound"],
  [
    "more rows than a trip has points",
    `name,lat,lng\n${"A,41.7,44.8\n".repeat(100_000)}`,
    "tooManyPoints",
  ],
])("A table with %s is refused", async (_what, text, code) => {
  expect(await refusalOf(parseText(text, "places.csv"))).toBe(code);
});

test("Whatever is in the cells, names and positions come back", async () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\r", ""));
  const row = fc.record({
    name: fc.stringMatching(/^[A-Za-zА-Яа-я][^\p{Cc}]{0,30}$/u),
    lat: fc.integer({ min: -90e5, max: 90e5 }).map((n) => n / 1e5),
    note: cell,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(",", ";", "\t"),
      async (rows, delimiter) => {
        const text = Papa.unparse(
          [
            ["Name", "Lat", "Lng", "Note"],
            ...rows.map(({ name, lat, note }) => [name, lat, 44.8, note]),
          ],
          { delimiter },
        );
        const trip = await tripOf(parseText(text, "places.csv"));
        const points = trip.days.flatMap((day) => day.points);
        expect(points.map(({ position }) => position?.lat)).toEqual(rows.map(({ lat }) => lat + 0));
        expect(points.map(({ name }) => name.replaceAll(" ", ""))).toEqual(
          rows.map(({ name }) =>
            name.replace(/[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ""),
          ),
        );
      },
    ),
  );
});
