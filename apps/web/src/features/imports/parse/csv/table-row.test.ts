// @vitest-environment node
import { expect, test } from "vitest";
import { parseText, tripOf } from "../../../../../testing/import-examples.ts";

const read = (...lines: string[]) => tripOf(parseText(lines.join("\n"), "places.csv"));
const pointsOf = async (...lines: string[]) =>
  (await read(...lines)).days.flatMap(({ date, points }) =>
    points.map((point) => ({ date, ...point })),
  );

test.each([
  ["GPS columns", "Name,GPSLatitude,GPSLongitude", "A,41.69,44.80"],
  ["columns of a map program", "name,geo_Latitude,geo_Longitude", "A,41.69,44.80"],
  ["columns of stops", "stop_name,stop_lat,stop_lon", "A,41.69,44.80"],
  ["Russian words beside", "Название места,Широта (град.),Долгота (град.)", "A,41.69,44.80"],
  ["sides in the cells", "Name,LATITUDE N/S,LONGITUDE E/W", "A,41.69N,44.80E"],
  ["sides in Russian columns", "Название;Широта;С/Ю;Долгота;В/З", "A;41,69;с. ш.;44,80;в. д."],
  [
    "references of photos",
    "name,GPSLatitude,GPSLatitudeRef,GPSLongitude,GPSLongitudeRef",
    "A,41.69,North,44.80,East",
  ],
  ["decimal commas in one cell", "name;coordinates", "A;41,69; 44,80".replace("; ", ", ")],
  ["longitude first, as its column says", "name,lonlat", 'A,"44.80,41.69"'],
  ["GeoJSON in a cell", "name;geometry", 'A;"{""type"":""Point"",""coordinates"":[44.80,41.69]}"'],
  ["WKT with a reference system", "name,geom", "A,SRID=4326;POINT (44.80 41.69)"],
  ["heights", "name,gps", 'A,"41.69,44.80,450"'],
  ["wide blanks", "name,lat,lng", "A,\u300041.69\u00a0,\u200944.80"],
  [
    "columns that stand under each other",
    "Name      Latitude   Longitude",
    "A         41.69      44.80",
  ],
  ["columns of Markdown", "| Name | Lat | Lng |\n|---|:--|--:|", "| A | 41.69 | 44.80 |"],
])("A table with %s is read", async (_what, header, row) => {
  expect(await pointsOf(header, row)).toMatchObject([
    { name: "A", position: { lat: 41.69, lng: 44.8 } },
  ]);
});

test("Coordinates that cannot be read leave their row out: its name is not looked up", async () => {
  const trip = await read(
    "name,lat,lng",
    ...["A,41.69,44.80", "Paris,41.69,", "London,91.5,44", "Rome,41°77′,44", "Bar,-33 N,151"],
  );
  expect(trip.days.flatMap(({ points }) => points.map(({ name }) => name))).toEqual(["A"]);
  expect(trip.warnings).toEqual([{ code: "badPositions", count: 4 }]);
});

test("Cells that say that nothing is known, and 0, 0, are no coordinates", async () => {
  expect(await pointsOf("name,lat,lng", "Opera,-,?", "Cafe,0,0")).toMatchObject([
    { position: null, lookup: "Opera" },
    { position: null, lookup: "Cafe" },
  ]);
});

test("A town and a country beside a name tell where to look for it", async () => {
  expect(
    await pointsOf(
      "name,city,Country,lat,lng",
      "Central,Vienna,Austria,,",
      "Opera,Вена,,48.2,16.37",
    ),
  ).toMatchObject([
    { position: null, lookup: "Central, Vienna, Austria", address: "Vienna, Austria" },
    { position: { lat: 48.2 }, address: "Вена" },
  ]);
});

test("Shapes of WKT are paths, areas are left out and counted; their names are not looked up", async () => {
  const trip = await read(
    "WKT;name",
    "POINT (44.80 41.69);A",
    "LINESTRING (44.80 41.69, 44.81 41.70);Walk",
    "POLYGON ((44 41, 45 41, 45 42, 44 41));Park",
    "MULTIPOINT ((44.80 41.69), (44.90 41.70));Pair",
  );
  expect(trip.days).toMatchObject([
    {
      points: [
        { name: "A" },
        { name: "Pair" },
        { name: "Pair", position: { lat: 41.7, lng: 44.9 } },
      ],
      line: [
        [44.8, 41.69],
        [44.81, 41.7],
      ],
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "skippedShapes", count: 1 }]);
});

test.each([
  ["7:30 PM", "19:30", 0],
  ["12 am", "00:00", 0],
  ["9.45", "09:45", 0],
  ["7 вечера", "19:00", 0],
  ["10:00–12:30", "10:00", 150],
  ["23:30–01:15", "23:30", 105],
  ["12:00 or 9:00", "12:00", 0],
])("%j is a time", async (cell, time, minutes) => {
  expect(await pointsOf("name,lat,lng,time", `A,41.69,44.80,${cell}`)).toMatchObject([
    { reservationTime: time, timeToSpend: minutes },
  ]);
});

test.each([
  ["date,start time,end time", "2027-05-03,9:00 AM,10:30 AM", "09:00", 90],
  ["Дата посещения,Начало,Конец", "03.05.2027,22:00,00:30", "22:00", 150],
  ["date,time,until,duration", "2027-05-03,9:00,12:00,30", "09:00", 30],
])(
  "A table with the columns %s tells how long a stop takes",
  async (header, cells, time, minutes) => {
    expect(await pointsOf(`name,lat,lng,${header}`, `A,41.69,44.80,${cells}`)).toMatchObject([
      { date: "2027-05-03", reservationTime: time, timeToSpend: minutes },
    ]);
  },
);

test("An end that has no beginning, or cannot be read, stays as words and is counted", async () => {
  const trip = await read("name,lat,lng,time,end", "A,41.69,44.80,,12:00", "B,41,44,9:00,late");
  expect(trip.days[0]?.points.map(({ description }) => description)).toEqual(["12:00", "late"]);
  expect(trip.warnings).toEqual([{ code: "unreadTimes", count: 2 }]);
});

test("A date with a time is both; midnight is no time", async () => {
  expect(
    await pointsOf(
      "name,lat,lng,date",
      "A,41.69,44.80,2026-12-05 14:30",
      "B,41,44,2026-12-05 00:00:00",
    ),
  ).toMatchObject([
    { date: "2026-12-05", reservationTime: "14:30" },
    { date: "2026-12-05", reservationTime: null },
  ]);
});

test("What cannot be read of times, durations, dates and prices is said and stays as words", async () => {
  const trip = await read(
    "name,lat,lng,date,time,duration,price",
    "A,41.69,44.80,someday,after lunch,a while,10-15 EUR",
    "B,41.69,44.80,someday,,1 h 30 min,free",
  );
  expect(trip.days).toMatchObject([
    {
      date: null,
      points: [
        { description: "after lunch\n\na while\n\n10-15 EUR", price: null, timeToSpend: 0 },
        { description: "free", price: null, timeToSpend: 90 },
      ],
    },
  ]);
  expect(trip.warnings).toEqual([
    { code: "unreadTimes", count: 2 },
    { code: "unreadPrices", count: 1 },
    { code: "unreadDates", count: 1 },
  ]);
});

test.each([
  ["price,currency", "12.50,GEL", 12.5, "GEL"],
  ["price", "€12.50", 12.5, "EUR"],
  ["price", "1 200 ₽", 1_200, "RUB"],
  ["price", '"1,200.00 US$"', 1_200, "USD"],
  ["price", '"$1,200"', 1_200, "USD"],
  ["price", "40 лари", 40, "GEL"],
  ["price", "~15 руб.", 15, "RUB"],
  ["price", "≈ 20 GEL", 20, "GEL"],
  ["price", "1.200 €", 1_200, "EUR"],
  ["Стоимость (руб.)", "1500", 1_500, "RUB"],
  ["Total cost EUR", '"12,5"', 12.5, "EUR"],
  ["Цена,Валюта", "30,евро", 30, "EUR"],
  ["amount", "7", 7, null],
])("A price of %s: %s", async (columns, cells, amount, currency) => {
  expect(await pointsOf(`name,lat,lng,${columns}`, `A,41.69,44.80,${cells}`)).toMatchObject([
    { price: { amount, currency, isPerPerson: false } },
  ]);
});

test("A price without a currency may be about so much, and one may be for each person", async () => {
  expect(
    await pointsOf("name,lat,lng,price,price per person", "A,41.69,44.80,~15,", "B,41,44,,40 GEL"),
  ).toMatchObject([
    { price: { amount: 15, currency: null, isPerPerson: false } },
    { price: { amount: 40, currency: "GEL", isPerPerson: true } },
  ]);
});

test("A price that no trip can hold stays as words", async () => {
  const trip = await read("name,lat,lng,price", "A,41.69,44.80,99999999999 GEL");
  expect(trip.days[0]?.points).toMatchObject([{ price: null, description: "99999999999 GEL" }]);
  expect(trip.warnings).toEqual([{ code: "unreadPrices", count: 1 }]);
});

test("A price in a currency that nobody knows is no price: its sum would be wrong", async () => {
  const trip = await read(
    "name,lat,lng,price,currency",
    "A,41.69,44.80,12,XYZ",
    "B,41.69,44.80,5 kr,",
  );
  expect(trip.days[0]?.points).toMatchObject([
    { price: null, description: "12 XYZ" },
    { price: null, description: "5 kr" },
  ]);
  expect(trip.warnings).toEqual([{ code: "unreadPrices", count: 2 }]);
});

test("Rows of one day's name on other dates are other days; a date that only the first row tells is that of all", async () => {
  const trip = await read(
    "name,lat,lng,list,date",
    ...["A,41.69,44.80,Food,2026-12-05", "B,41.69,44.80,Food,", "C,41.69,44.80,Food,2026-12-06"],
  );
  expect(trip.days.map(({ date, points }) => [date, points.length])).toEqual([
    ["2026-12-05", 2],
    ["2026-12-06", 1],
  ]);
});

test("A row that only names a day begins it, a row of sums is left out, a row without anything is counted", async () => {
  const trip = await read(
    "name,lat,lng,price",
    ...["Day 1,,,", "A,41.69,44.80,5", "Day 2,,,", "B,41.69,44.80,5", "Total,,,10", ",,,3"],
  );
  expect(trip.days.map(({ name, points }) => [name, points.map((point) => point.name)])).toEqual([
    ["Day 1", ["A"]],
    ["Day 2", ["B"]],
  ]);
  expect(trip.warnings).toEqual([
    { code: "assumedCurrency", count: 2 },
    { code: "withoutPlace", count: 2 },
  ]);
});

test("Columns that are not taken are named, also those without a name and those of a second kind", async () => {
  const trip = await read("name,lat,lng,Mood,,Title", "A,41.69,44.80,good,x,Other");
  expect(trip.warnings).toEqual([{ code: "unknownColumns", names: "Mood, E, Title" }]);
});

test("The order of day and month is the whole table's; where none tells, it is a question", async () => {
  const rows = (...dates: string[]) => dates.map((date) => `A,41.69,44.80,${date}`);
  const known = await read("name,lat,lng,date", ...rows("05/12/2026", "13/12/2026"));
  expect(known.days.map(({ date }) => date)).toEqual(["2026-12-05", "2026-12-13"]);
  expect(known.openDates).toBeUndefined();
  const open = await read("name,lat,lng,date", ...rows("05/12/2026", "06/12/2026"));
  expect(open.openDates).toEqual({ order: "dayFirst", others: ["2026-05-12", "2026-06-12"] });
});
