// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calendar,
  pointsIn,
  pointsOf,
  readCalendar,
} from "../../../../../testing/import-calendars.ts";
import { importOptions, parseExample, tripOf } from "../../../../../testing/import-examples.ts";
import { parseImport } from "../parse-import.ts";

test("A calendar of KOrganizer, folded before its colons", async () => {
  const trip = await tripOf(parseExample("korganizer.ics"));
  expect(pointsIn(trip)).toMatchObject([
    {
      name: "Ferry to the castle",
      address: "Quai de la Fraternité, Marseille",
      position: { lat: 43.2951, lng: 5.374 },
      date: "2026-12-05",
      reservationTime: "10:30",
      timeToSpend: 45,
    },
  ]);
  expect(trip.warnings).toEqual([]);
});

const plain = calendar(
  [
    "UID:1",
    "SUMMARY:Ужин 🍷 у моста\\, в 8",
    "LOCATION:Mtkvari \\\\ river\\; left bank",
    "GEO:41.6934;44.8015",
    "DTSTART;TZID=Asia/Tbilisi:20261205T193000",
    "DURATION:PT1H30M",
    "DESCRIPTION:One: two\\nthree",
  ].join("\r\n"),
);

test("A calendar reads alike however it is folded, between any two bytes", async () => {
  const [expected] = [await readCalendar(plain)];
  const bytes = new TextEncoder().encode(plain);
  const isBreak = (index: number) => bytes[index] === 13 || bytes[index] === 10;
  // Not beside line breaks: a line of one fold alone is none.
  const between = Array.from(bytes.keys()).filter(
    (index) => index > 0 && !isBreak(index) && !isBreak(index - 1),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(between, { maxLength: 60 }),
      fc.constantFrom("\r\n ", "\n\t", "\n "),
      async (folds, fold) => {
        const breaks = [...new TextEncoder().encode(fold)];
        // The first bytes tell the format.
        const places = new Set(folds.filter((index) => index > 20));
        const folded = [...bytes].flatMap((byte, index) =>
          places.has(index) ? [...breaks, byte] : [byte],
        );
        const read = await tripOf(
          parseImport({ fileName: "x.ics", bytes: new Uint8Array(folded) }, importOptions),
        );
        expect(read).toEqual(expected);
      },
    ),
    { numRuns: 100 },
  );
});

test("Texts are unescaped", async () => {
  expect(pointsIn(await readCalendar(plain))).toMatchObject([
    {
      name: "Ужин 🍷 у моста, в 8",
      address: "Mtkvari \\ river; left bank",
      description: "One: two\nthree",
    },
  ]);
});

test.each([
  ["GEO:35.6812\\;139.7671"],
  ["GEO:35.6812,139.7671"],
  ["GEO:35.6812\\,139.7671"],
  ["GEO:35.6812; 139.7671"],
  ["geo:35.6812;139.7671"],
])("A position is read as %s", async (line) => {
  expect(
    await pointsOf(`SUMMARY:A\r\nLOCATION:Pier\r\n${line}\r\nDTSTART:20261205T000000Z`),
  ).toMatchObject([{ position: { lat: 35.6812, lng: 139.7671 }, reservationTime: "09:00" }]);
});

test("A line that cannot be read loses itself alone, and is counted", async () => {
  const trip = await readCalendar(
    calendar('SUMMARY:A\r\nDESCRIPTION;ALTREP="x:broken\r\nLOCATION:Tbilisi\r\nDTSTART:20261205'),
  );
  expect(pointsIn(trip)).toMatchObject([{ name: "A", date: "2026-12-05" }]);
  expect(trip.warnings).toContainEqual({ code: "badLines", count: 1 });
});

test("A calendar that ends in the middle keeps the whole events before, and says so", async () => {
  const event = "SUMMARY:A\r\nLOCATION:Tbilisi\r\nDTSTART:20261205T100000";
  const text = calendar(event, event.replaceAll("1205", "1206"));
  const trip = await readCalendar(text.slice(0, text.lastIndexOf("T100000") + 4));
  expect(pointsIn(trip)).toMatchObject([{ name: "A", date: "2026-12-05" }]);
  expect(trip.warnings).toContainEqual({ code: "cutEvents", count: 1 });
});

test("Texts of vCalendar 1.0 are decoded, in their charset and over their lines", async () => {
  const mark = "CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE";
  expect(
    await pointsOf(
      [
        `SUMMARY;${mark}:=D0=A3=D0=B6=D0=`,
        "=B8=D0=BD; 5=3D5",
        "LOCATION;ENCODING=QUOTED-PRINTABLE;CHARSET=windows-1251:=D2=E1=E8=EB=E8=F1=E8",
        `DESCRIPTION;${mark}:One=0D=0A=`,
        "note: two =zz",
        "DTSTART:20261205T100000",
      ].join("\r\n"),
    ),
  ).toMatchObject([{ name: "Ужин; 5=5", address: "Тбилиси", description: "One\nnote: two =zz" }]);
});
