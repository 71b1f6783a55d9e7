// @vitest-environment node
import { expect, test } from "vitest";
import {
  calendar,
  inTbilisi,
  pointsIn,
  readCalendar,
  timesOf,
} from "../../../../../testing/import-calendars.ts";
import { parseExample, tripOf } from "../../../../../testing/import-examples.ts";

test("A calendar of Outlook: zones are those that the file describes, and those that Windows names", async () => {
  const trip = await tripOf(parseExample("outlook.ics"));
  expect(
    pointsIn(trip).map(
      ({ date, reservationTime, timeToSpend }) => `${date} ${reservationTime} ${timeToSpend}`,
    ),
  ).toEqual([
    "2026-12-05 09:00 90",
    "2026-12-07 13:30 75",
    "2026-12-08 10:00 855",
    "2027-07-05 08:00 90",
  ]);
  expect(trip.warnings).toEqual([]);
});

test.each([
  ["without VALUE=DATE", ["DTSTART:20261205", "DTEND:20261206"], "2026-12-05 null 0"],
  ["with a time in a date", ["DTSTART;VALUE=DATE:20261205T090000"], "2026-12-05 09:00 0"],
  ["with signs of ISO 8601", ["DTSTART:2026-12-05T05:00:00Z"], "2026-12-05 09:00 0"],
  ["with an offset", ["DTSTART:20261205T080000+0300"], "2026-12-05 09:00 0"],
  ["without seconds", ["DTSTART:20261205T0900"], "2026-12-05 09:00 0"],
  ["with DURATION", ["DTSTART:20261205T090000", "DURATION:PT1H30M"], "2026-12-05 09:00 90"],
  [
    "with DURATION in weeks and days, longer than a day",
    ["DTSTART:20261205T090000", "DURATION:P1W1D"],
    "2026-12-05 09:00 0",
  ],
  [
    "with an end in another zone",
    ["DTSTART;TZID=Europe/Vienna:20261205T062500", "DTEND;TZID=Asia/Tbilisi:20261205T134000"],
    "2026-12-05 09:25 255",
  ],
  [
    "with an end before its start",
    ["DTSTART:20261205T090000", "DTEND:20261205T080000"],
    "2026-12-05 09:00 0",
  ],
])("A date %s is read", async (_what, lines, expected) => {
  expect(await timesOf(inTbilisi(...lines))).toEqual([expected]);
});

test.each([
  ["/citadel.org/20210210_1/Europe/Berlin"],
  ["/freeassociation.sourceforge.net/Tzfile/Europe/Berlin"],
  ["W. Europe Standard Time"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'],
  ["GMT+0100"],
])("A time of a zone that is called %s is the time at the place", async (tzid) => {
  const trip = await readCalendar(calendar(inTbilisi(`DTSTART;TZID=${tzid}:20261205T060000`)));
  expect(pointsIn(trip)).toMatchObject([{ date: "2026-12-05", reservationTime: "09:00" }]);
  expect(trip.warnings).toEqual([]);
});

test("A time in a zone that nobody knows stays as it is written, with a word; so does one without a zone", async () => {
  const trip = await readCalendar(
    calendar(
      inTbilisi("DTSTART;TZID=My Zone:20261205T090000"),
      inTbilisi("DTSTART:20261205T100000"),
    ),
  );
  expect(pointsIn(trip)).toMatchObject([
    { reservationTime: "09:00" },
    { reservationTime: "10:00" },
  ]);
  expect(trip.warnings).toEqual([{ code: "unknownZones", names: "My Zone" }]);
});

test("A time whose place is only named keeps its instant until the place is found, a time of the place does not", async () => {
  const named = (...lines: string[]) => ["SUMMARY:A", "LOCATION:Tokyo", ...lines].join("\r\n");
  const trip = await readCalendar(
    calendar(
      named("DTSTART:20261211T000000Z"),
      named("DTSTART;TZID=Europe/Berlin:20261212T230000"),
      named("DTSTART:20261213T080000"),
      named("DTSTART;VALUE=DATE:20261214"),
    ),
  );
  expect(pointsIn(trip).map(({ reservationTime, instant }) => [reservationTime, instant])).toEqual([
    ["04:00", Date.UTC(2026, 11, 11)],
    ["23:00", Date.UTC(2026, 11, 12, 22)],
    ["08:00", null],
    [null, null],
  ]);
  expect(trip.warnings).toEqual([
    { code: "withoutPosition", count: 4 },
    { code: "assumedZone", zone: "Asia/Tbilisi" },
  ]);
});

const fileZone = (...rules: string[]) =>
  calendar(inTbilisi("DTSTART;TZID=Own:20260705T080000")).replace(
    "BEGIN:VEVENT",
    [
      "BEGIN:VTIMEZONE",
      "TZID:Own",
      "BEGIN:STANDARD",
      "TZOFFSETFROM:+0300",
      "TZOFFSETTO:+0200",
      ...rules,
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
    ].join("\r\n"),
  );

test.each([
  ["of each date", ["DTSTART:20251026T040000", "RDATE:20261025T040000"], "10:00"],
  ["before its first change", ["DTSTART:20261025T040000"], "09:00"],
  [
    "of a rule that ends",
    ["DTSTART:19961027T040000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20101031T010000Z"],
    "10:00",
  ],
])("A zone of the file %s is read", async (_what, rules, expected) => {
  expect(pointsIn(await readCalendar(fileZone(...rules)))).toMatchObject([
    { reservationTime: expected },
  ]);
});

test("A short name of a zone means what the file says of it", async () => {
  const text = fileZone("DTSTART:20250101T000000").replace(/Own/g, "EST");
  expect(pointsIn(await readCalendar(text))).toMatchObject([{ reservationTime: "10:00" }]);
});

test.each([
  ["every second", "RRULE:FREQ=SECONDLY"],
  ["on a day that does not exist", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"],
  ["on every day of the year", "RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=1,2,3"],
])("A zone with a rule for %s is none", async (_what, rule) => {
  const trip = await readCalendar(fileZone("DTSTART:16010101T000000", rule));
  expect(pointsIn(trip)).toMatchObject([{ reservationTime: "08:00" }]);
  expect(trip.warnings).toEqual([{ code: "unknownZones", names: "Own" }]);
});

test("Midnights of an event that Outlook marks as whole days are dates", async () => {
  const days = inTbilisi(
    "DTSTART;TZID=Europe/Berlin:20261205T000000",
    "DTEND;TZID=Europe/Berlin:20261207T000000",
  );
  const mark = "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE";
  expect(await timesOf(`${days}\r\n${mark}`)).toEqual(["2026-12-05 null 0", "2026-12-06 null 0"]);
  expect(await timesOf(`${days.replace("07T00", "07T10")}\r\n${mark}`)).toEqual([
    "2026-12-05 03:00 0",
  ]);
});
