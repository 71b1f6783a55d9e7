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

const datesIn = async (text: string) => {
  const trip = await readCalendar(text);
  return [
    pointsIn(trip).map(({ name, date, reservationTime }) => `${name} ${date} ${reservationTime}`),
    trip.warnings,
  ];
};

test("Journeys without a place are looked up by where they begin, nights of whole days are a stay, other days stand each", async () => {
  const trip = await tripOf(parseExample("journeys.ics"));
  expect(pointsIn(trip)).toMatchObject([
    {
      date: "2026-12-05",
      name: "Lyon Part-Dieu -> Torino Porta Susa",
      lookup: "Lyon Part-Dieu",
      typeId: "Transport",
      reservationTime: "08:34",
      timeToSpend: 232,
    },
    { date: "2026-12-06", lookup: "MXP", typeId: "Airport", instant: Date.UTC(2026, 11, 6, 9, 25) },
    {
      date: "2026-12-06",
      name: "Hotel Fig Tree",
      stay: { checkIn: "2026-12-06 14:00", checkOut: "2026-12-09 12:00" },
    },
    { date: "2026-12-07", name: "Light festival" },
    { date: "2026-12-08", name: "Light festival" },
  ]);
  expect(trip.warnings).toEqual([
    { code: "stays", count: 1 },
    { code: "spannedEvents", count: 1 },
    { code: "withoutPosition", count: 2 },
    { code: "assumedZone", zone: "Asia/Tbilisi" },
  ]);
});

test("A stay with hours has those of its place; an event longer than a day stands where it begins, with a word", async () => {
  const hotel = "SUMMARY:Hotel A\r\nGEO:41.6934;44.8015\r\nDTSTART:20261205T110000Z";
  const trip = await readCalendar(
    calendar(
      `${hotel}\r\nDTEND:20261208T073000Z`,
      inTbilisi("DTSTART:20261205T120000", "DTEND:20261207T120000"),
      inTbilisi("DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20270205"),
    ),
  );
  expect(pointsIn(trip)).toMatchObject([
    { name: "A", reservationTime: null, date: "2026-12-05" },
    { name: "A", reservationTime: "12:00", timeToSpend: 0 },
    {
      name: "Hotel A",
      reservationTime: "15:00",
      timeToSpend: 0,
      stay: { checkIn: "2026-12-05 15:00", checkOut: "2026-12-08 11:30" },
    },
  ]);
  expect(trip.warnings).toEqual([{ code: "longEvents", count: 2 }]);
});

test("Each date of RDATE is a date of the event, but for those of EXDATE", async () => {
  const market = inTbilisi(
    "DTSTART;TZID=Europe/Paris:20261205T090000",
    "DTEND;TZID=Europe/Paris:20261205T100000",
    "RDATE;TZID=Europe/Paris:20261207T090000,20261209T090000",
    "RDATE;VALUE=PERIOD:20261211T080000Z/PT1H",
    "RDATE;VALUE=DATE-TIME:20261213T080000Z",
    "EXDATE:20261213T080000Z",
  );
  expect(await timesOf(market)).toEqual([
    "2026-12-05 12:00 60",
    "2026-12-07 12:00 60",
    "2026-12-09 12:00 60",
    "2026-12-11 12:00 60",
  ]);
});

test.each([
  ["EXDATE:20261205T090000,20261206T090000", "2026-12-07 09:00 0"],
  ["EXDATE;VALUE=DATE:20261205", "2026-12-06 09:00 0"],
])(
  "Of a repeated event the first date that is not taken back stands: %s",
  async (line, expected) => {
    const event = inTbilisi("DTSTART:20261205T090000", "RRULE:FREQ=DAILY;COUNT=5", line);
    expect(await timesOf(event)).toEqual([expected]);
  },
);

test("A rule that could take for ever is not followed", async () => {
  const endless = inTbilisi(
    "DTSTART:20261205T090000",
    "EXDATE:20261205T090000",
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  );
  expect(await datesIn(calendar(endless, inTbilisi("DTSTART:20261206T090000")))).toEqual([
    ["A 2026-12-06 09:00"],
    [
      { code: "repeatedEvents", count: 1 },
      { code: "eventsWithoutDate", count: 1 },
    ],
  ]);
});

test("The newest version of an event stands: by SEQUENCE, then by DTSTAMP", async () => {
  const version = (name: string, uid: string, ...lines: string[]) =>
    inTbilisi(`UID:${uid}`, ...lines).replace("SUMMARY:A", `SUMMARY:${name}`);
  const text = calendar(
    version("new", "1", "SEQUENCE:10", "DTSTAMP:20261101T000000Z", "DTSTART:20261205T100000"),
    version("old", "1", "SEQUENCE:9", "DTSTAMP:20261102T000000Z", "DTSTART:20261205T090000"),
    version("first", "2", "DTSTAMP:20261101T000000Z", "DTSTART:20261205T110000"),
    version("second", "2", "DTSTAMP:20261102T000000Z", "DTSTART:20261205T120000"),
    version("gone", "3", "DTSTART:20261205T130000"),
    version("gone", "3", "SEQUENCE:1", "DTSTART:20261205T130000", "STATUS:CANCELLED"),
    version("same", "4", "DTSTAMP:20261101T000000Z", "DTSTART:20261205T140000"),
    version("UID", "4", "DTSTAMP:20261101T000000Z", "DTSTART:20261205T150000"),
  );
  expect(await datesIn(text)).toEqual([
    ["new", "second", "same", "UID"].map(
      (name, index) => `${name} 2026-12-05 ${["10:00", "12:00", "14:00", "15:00"][index]}`,
    ),
    [
      { code: "replacedEvents", count: 3 },
      { code: "cancelledEvents", count: 1 },
    ],
  ]);
});

test("A date of a repeated event that has an event of its own stands once, as that says", async () => {
  const text = calendar(
    inTbilisi("UID:1", "DTSTART:20261205T090000", "RRULE:FREQ=WEEKLY;BYDAY=SA"),
    inTbilisi("UID:1", "RECURRENCE-ID:20261205T090000", "DTSTART:20261205T110000"),
    inTbilisi(
      "UID:1",
      "RECURRENCE-ID:20261212T090000",
      "DTSTART:20261212T090000",
      "STATUS:CANCELLED",
    ),
  );
  expect(await datesIn(text)).toEqual([
    ["A 2026-12-05 11:00", "A 2026-12-19 09:00"],
    [
      { code: "repeatedEvents", count: 1 },
      { code: "cancelledEvents", count: 1 },
    ],
  ]);
});

test("A calendar that cancels is left out with a word", async () => {
  const cancel = calendar(inTbilisi("UID:1", "DTSTART:20261205T090000")).replace(
    "VERSION:2.0",
    "METHOD:CANCEL",
  );
  const text = `${cancel}${calendar(inTbilisi("DTSTART:20261206T090000"))}`;
  expect(await datesIn(text)).toEqual([
    ["A 2026-12-06 09:00"],
    [{ code: "cancelledEvents", count: 1 }],
  ]);
});
