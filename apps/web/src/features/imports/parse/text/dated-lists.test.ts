// @vitest-environment node
import { addDays } from "@castor/core/time/dates.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { importOptions, tripOf } from "../../../../../testing/import-examples.ts";
import { parseImport } from "../parse-import.ts";

const parse = (text: string) => tripOf(parseImport({ text }, importOptions));
/** The days of a list as "date name: points". */
const daysOf = async (text: string) =>
  (await parse(text)).days.map(
    ({ name, date, points }) =>
      `${date ?? "-"} ${name}: ${points.map((point) => point.name).join(", ")}`,
  );

test.each([
  ["2027-05-03 Narikala 41.688, 44.809"],
  ["2027/5/3: Narikala 41.688, 44.809"],
  ["03.05.2027 Narikala 41.688, 44.809"],
  ["- 03.05.27: Narikala 41.688, 44.809"],
  ["3 May 2027 – Narikala 41.688, 44.809"],
  ["Monday, May 3rd, 2027, Narikala 41.688, 44.809"],
  ["3 мая 2027 г. Narikala 41.688, 44.809"],
  ["3 May: Narikala 41.688, 44.809"],
  ["3 мая 10:00 Narikala 41.688, 44.809"],
  ["пн, 3 мая - Narikala 41.688, 44.809"],
])("%s stands on its date, which is no part of its name", async (line) => {
  const { days } = await parse(line);
  expect(days).toMatchObject([
    { date: "2027-05-03", points: [{ name: "Narikala", position: { lat: 41.688 } }] },
  ]);
});

test("Lines of one date are of one day; one without a date is of the day above it", async () => {
  expect(await daysOf("2027-05-03 Narikala\nSioni\n04.05.2027 Gergeti\n2027-05-03 Baths")).toEqual([
    "2027-05-03 2027-05-03: Narikala, Sioni, Baths",
    "2027-05-04 04.05.2027: Gergeti",
  ]);
});

test("A date alone, and one with words above entries without dates, begins a day and is no place", async () => {
  expect(
    await daysOf(
      "Trip to Georgia\n3 мая\nНарикала\nСиони\n4 мая, вторник\nГергети\n5 May: Batumi\n- Boulevard",
    ),
  ).toEqual([
    "2027-05-03 3 мая: Нарикала, Сиони",
    "2027-05-04 4 мая, вторник: Гергети",
    "2027-05-05 5 May: Batumi: Boulevard",
  ]);
});

test("03.05 is a date where all numbers that begin lines are a day and a month; times and prices are none", async () => {
  expect(await daysOf("03.05 Тбилиси\n04.05 Мцхета")).toEqual([
    "2027-05-03 03.05: Тбилиси",
    "2027-05-04 04.05: Мцхета",
  ]);
  expect(await daysOf("10.10 Тбилиси\n12.30 Мцхета")).toEqual([
    "- Day 1: 10.10 Тбилиси, 12.30 Мцхета",
  ]);
});

test("A name may begin as a date does, and a span of days is no date of a place", async () => {
  expect(await daysOf("9 April Street\nMarket 5\nMay")).toEqual([
    "- Day 1: 9 April Street, Market 5, May",
  ]);
  expect(await daysOf("3 May – 5 May: Kazbegi")).toEqual(["- Day 1: 3 May – 5 May: Kazbegi"]);
  expect(await daysOf("3 May Narikala\n4 May Gergeti")).toEqual([
    "2027-05-03 3 May: Narikala",
    "2027-05-04 4 May: Gergeti",
  ]);
});

test("A date without a year is in the year in which it is not long ago", async () => {
  expect(await daysOf("30 December: Narikala\n2 January: Sioni\n1 November: Opera")).toEqual([
    "2026-12-30 30 December: Narikala",
    "2027-01-02 2 January: Sioni",
    "2026-11-01 1 November: Opera",
  ]);
});

test.each([
  ["10:00 Narikala", "10:00", 0],
  ["10:00–12:30: Narikala", "10:00", 150],
  ["at 9am - Narikala", "09:00", 0],
  ["3 May, 23:30-01:00 Narikala", "23:30", 90],
  ["в 18:00 Narikala", "18:00", 0],
])("%s begins with its time", async (line, time, minutes) => {
  const [day] = (await parse(line)).days;
  expect(day?.points).toMatchObject([
    { name: "Narikala", reservationTime: time, timeToSpend: minutes },
  ]);
});

test("Whatever the dates of a list, each place stands on its own", async () => {
  const written = [
    (date: string) => date,
    (date: string) => date.split("-").toReversed().join("."),
    (date: string) =>
      new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }),
    (date: string) =>
      new Date(date).toLocaleDateString("ru-RU", { dateStyle: "long", timeZone: "UTC" }),
  ];
  const entry = fc.record({
    date: fc.integer({ min: 0, max: 700 }).map((by) => addDays("2026-12-01", by)),
    form: fc.constantFrom(...written),
    gap: fc.constantFrom(" ", ": ", " – ", ", "),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
      const lines = entries.map(
        ({ date, form, gap }, index) =>
          `${form(date)}${gap}Place ${"abcdefghijkl"[index]} 41.69, 44.80`,
      );
      const { days } = await parse(lines.join("\n"));
      const read = days.flatMap(({ date, points }) => points.map(({ name }) => `${date} ${name}`));
      const told = entries.map(({ date }, index) => `${date} Place ${"abcdefghijkl"[index]}`);
      expect(read.toSorted()).toEqual(told.toSorted());
    }),
  );
});

test("A list in Markdown, as chats write it: signs are gone, bold words are the name, others the description", async () => {
  const trip = await parse(
    "**Day 1: Tbilisi**\n- **Narikala Fortress** – panoramic views\n- `Baths`, see [their page](https://baths.example)\n### Day 2\n1. **Gergeti:** hike up 42.66, 44.62\n📍 Cozy Corner",
  );
  expect(trip.days.map(({ name, points }) => [name, points])).toMatchObject([
    [
      "Day 1: Tbilisi",
      [
        { name: "Narikala Fortress", description: "panoramic views" },
        { name: "Baths, see their page", url: "https://baths.example" },
      ],
    ],
    [
      "Day 2",
      [
        { name: "Gergeti", description: "hike up", position: { lat: 42.66 } },
        { name: "📍 Cozy Corner", lookup: "Cozy Corner" },
      ],
    ],
  ]);
});

test("A time on a line of its own is that of the place below", async () => {
  const [day] = (await parse("10:00 – 12:00\nNarikala 41.688, 44.809\nSioni\n12:30 Lunch")).days;
  expect(day?.points).toMatchObject([
    { name: "Narikala", reservationTime: "10:00", timeToSpend: 120 },
    { name: "Sioni", reservationTime: null },
    { name: "Lunch", reservationTime: "12:30" },
  ]);
});

test("A first line with a date of its own, and one that is a text, is no title", async () => {
  const dated = await parse("2027-05-03 Narikala\n- Sioni\n- Baths");
  expect([dated.name, dated.days[0]?.points.length]).toEqual(["Imported", 3]);
  const long = await parse(`${"We go slowly. ".repeat(9)}\n- Sioni\n- Baths`);
  expect([long.name, long.days[0]?.points.length]).toEqual(["Imported", 3]);
});
