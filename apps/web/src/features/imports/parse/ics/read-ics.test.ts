// @vitest-environment node
import { expect, test } from "vitest";
import { calendar, pointsOf, readCalendar } from "../../../../../testing/import-calendars.ts";
import {
  parseExample,
  parseText,
  refusalOf,
  tripOf,
} from "../../../../../testing/import-examples.ts";

test("A calendar of TripIt: plans are points at the local times of their places, the trip gives its name", async () => {
  const trip = await tripOf(parseExample("tripit.ics"));
  expect(trip.name).toBe("Tbilisi, Georgia, December 2026");
  expect(trip.days).toMatchObject([
    {
      name: "Day 1",
      date: "2026-12-05",
      points: [
        {
          name: "XX 715 VIE to TBS",
          typeId: "Airport",
          position: { lat: 48.110833, lng: 16.570833 },
          address: "Vienna International Airport (VIE)",
          reservationTime: "07:25",
          timeToSpend: 255,
        },
        {
          name: "Check-in: Fig Tree Guesthouse",
          typeId: "Hotel",
          position: null,
          lookup: "Betlemi Street 14, Tbilisi",
          reservationTime: "15:00",
        },
      ],
    },
  ]);
  expect(trip.warnings).toEqual([
    { code: "withoutPosition", count: 1 },
    { code: "assumedZone", zone: "Asia/Tbilisi" },
  ]);
});

test("A calendar of Google: days in the order of their dates, nights last", async () => {
  const trip = await tripOf(parseExample("google-calendar.ics"));
  expect(trip).toMatchObject({ name: "Грузия", format: "ics" });
  expect(trip.days.map(({ date }) => date)).toEqual(["2026-12-05", "2026-12-06"]);
  expect(trip.days[0]?.points).toMatchObject([
    {
      name: "Ужин 🍷 у моста",
      position: { lat: 41.6949, lng: 44.8022 },
      reservationTime: "19:30",
      timeToSpend: 90,
    },
    {
      name: "Отель «Инжир»",
      typeId: "Hotel",
      reservationTime: null,
      timeToSpend: 0,
      stay: { checkIn: "2026-12-05 14:00", checkOut: "2026-12-07 12:00" },
    },
  ]);
  expect(trip.days[1]?.points).toMatchObject([
    {
      name: "Музей: экскурсия",
      typeId: "Museum",
      reservationTime: "12:00",
      description: "**Экскурсия** на двоих\nКод: 77",
      address: "Музей Грузии, проспект Руставели 3, Тбилиси",
    },
  ]);
  expect(trip.warnings).toEqual([
    { code: "repeatedEvents", count: 1 },
    { code: "stays", count: 1 },
    { code: "eventsWithoutPlace", count: 1 },
    { code: "cancelledEvents", count: 1 },
    { code: "withoutPosition", count: 2 },
  ]);
});

test.each([
  ["anna.muster@example.com", "x"],
  ["Calendar of anna@example.com", "x"],
  ["mailto:анна@пример.рф", "x"],
  ["Weekend @ the sea", "Weekend @ the sea"],
])(
  "A calendar with the address of its user has the name of its file: %s",
  async (name, expected) => {
    const text = calendar("SUMMARY:A\r\nLOCATION:Tbilisi\r\nDTSTART:20261205T100000");
    const named = text.replace("VERSION:2.0", `X-WR-CALNAME:${name}`);
    expect((await readCalendar(named)).name).toBe(expected);
  },
);

test("A file that is named by the address of its user gives no name", async () => {
  const text = calendar("SUMMARY:A\r\nLOCATION:Tbilisi\r\nDTSTART:20261205T100000");
  expect((await tripOf(parseText(text, "anna@example.com.ics"))).name).not.toContain("@");
});

test("A time in the zone of the calendar's owner becomes the time at the place, on its date", async () => {
  expect(
    await pointsOf(
      "SUMMARY:Breakfast\r\nGEO:41.6934;44.8015\r\nDTSTART;TZID=America/New_York:20261204T230000",
    ),
  ).toMatchObject([{ date: "2026-12-05", reservationTime: "08:00" }]);
});

test("The place of Apple's calendar is read, with its address", async () => {
  expect(
    await pointsOf(
      'SUMMARY:Cafe\r\nDTSTART;VALUE=DATE:20261205\r\nX-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Rustaveli 1\\nTbilisi";X-TITLE=Cafe:geo:41.6934,44.8015',
    ),
  ).toMatchObject([
    { position: { lat: 41.6934, lng: 44.8015 }, address: expect.stringContaining("Rustaveli 1") },
  ]);
});

test("Lines that are not folded stay with their property, a broken event spoils no other", async () => {
  expect(
    await pointsOf(
      "SUMMARY:A\r\nDTSTART:20261205T100000\r\nLOCATION:Tbilisi\r\nDESCRIPTION:One\r\ntwo three",
      "SUMMARY;=:broken\r\nDTSTART:2026",
      "SUMMARY:No end\r\nDTSTART:20261205T103000\r\nLOCATION:Tbilisi\r\nBEGIN:VEVENT",
      "SUMMARY:B\r\nDTSTART:20261205T110000\r\nLOCATION:Tbilisi",
    ),
  ).toMatchObject([
    { name: "A", description: "One\ntwo three" },
    { name: "No end" },
    { name: "B" },
  ]);
});

const alarm = "BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nEND:VALARM";
test.each([
  ["tasks", `BEGIN:VTODO\r\nSUMMARY:Pack\r\n${alarm}\r\nEND:VTODO\r\n`, 1],
  [
    "journals and busy hours",
    "BEGIN:VJOURNAL\r\nSUMMARY:It rained\r\nEND:VJOURNAL\r\nBEGIN:VFREEBUSY\r\nEND:VFREEBUSY\r\n",
    2,
  ],
  ["a task whose end is missing", "BEGIN:VTODO\r\nSUMMARY:Pack\r\n", 1],
])("What of a calendar is no event is left out and counted: %s", async (_what, others, count) => {
  const zone = "BEGIN:VTIMEZONE\r\nTZID:X\r\nEND:VTIMEZONE\r\n";
  const text = calendar("SUMMARY:A\r\nLOCATION:Tbilisi\r\nDTSTART:20261205T100000");
  const expected = [
    { code: "otherEntries", count },
    { code: "withoutPosition", count: 1 },
  ];
  for (const mark of ["BEGIN:VEVENT", "END:VCALENDAR"]) {
    const trip = await readCalendar(text.replace(mark, `${zone}${others}${mark}`));
    expect(trip.warnings).toEqual(expected);
  }
  const cut = text.replace(/END:VCALENDAR\s*$/, others.replace(/END:VTODO\s*$/, ""));
  expect((await readCalendar(cut)).warnings).toEqual(expected);
});

test.each([
  ["a calendar without places", calendar("SUMMARY:A\r\nDTSTART:20261205T100000Z"), "nothingFound"],
  ["a calendar that was cut off", calendar("SUMMARY:A").slice(0, -40), "broken"],
  ["components in components", "BEGIN:VCALENDAR\r\n".repeat(100_000), "nothingFound"],
  [
    "more events than a trip has points",
    calendar(
      ..."x"
        .repeat(10_001)
        .split("")
        .map(() => "SUMMARY:A\r\nDTSTART:20261205T100000\r\nLOCATION:Tbilisi"),
    ),
    "tooManyPoints",
  ],
])("%s is refused", async (_what, text, code) => {
  expect(await refusalOf(parseText(text, "x.ics"))).toBe(code);
});
