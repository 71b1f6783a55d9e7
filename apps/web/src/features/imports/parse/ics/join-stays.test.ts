// @vitest-environment node
import { expect, test } from "vitest";
import { pointsOf } from "../../../../../testing/import-calendars.ts";

const place = "LOCATION:Rua A 1\\, Lisboa\r\nGEO:38.715;-9.14";
const event = (summary: string, start: string, ...lines: readonly string[]) =>
  [`SUMMARY:${summary}`, `DTSTART${start}`, ...lines].join("\r\n");

test.each([
  ["Check-in: Ibis Styles", "Check-out: Ibis Styles"],
  ["Check in at Ibis Styles", "Check out of  ibis styles"],
  ["Заезд: Ibis Styles", "Выезд: Ibis Styles"],
  ["Ibis Styles - check-in", "Ibis Styles (checkout)"],
])("A check-in and its check-out are one stay with both times: %s, %s", async (first, last) => {
  const points = await pointsOf(
    event(last, ":20270713T100000Z", place, "DESCRIPTION:[Lodging] Ibis Styles"),
    event(first, ":20270710T140000Z", "DTEND:20270710T150000Z", place),
  );
  expect(points).toHaveLength(1);
  expect(points).toMatchObject([
    {
      date: "2027-07-10",
      name: expect.stringContaining("Ibis Styles"),
      typeId: "Hotel",
      reservationTime: "15:00",
      timeToSpend: 0,
      stay: { checkIn: "2027-07-10 15:00", checkOut: "2027-07-13 11:00" },
    },
  ]);
});

test("Whole days of check-in and check-out are nights with the usual hours, at the place that one of them tells", async () => {
  expect(
    await pointsOf(
      event("Check-in: Casa", ";VALUE=DATE:20270710"),
      event("Check-out: Casa", ";VALUE=DATE:20270713", place),
    ),
  ).toMatchObject([
    {
      name: "Casa",
      address: "Rua A 1, Lisboa",
      stay: { checkIn: "2027-07-10 14:00", checkOut: "2027-07-13 12:00" },
    },
  ]);
});

const namesOf = async (...events: readonly string[]) =>
  (await pointsOf(...events)).map(
    ({ name, stay }) => `${name}${stay ? ` until ${stay.checkOut.slice(0, 10)}` : ""}`,
  );

test("Each check-in has the next check-out of its hotel: not that of another town, nor of a later stay", async () => {
  const porto = "LOCATION:Porto\r\nGEO:41.15;-8.61";
  expect(
    await namesOf(
      event("Check-in: Ibis", ":20270701T140000Z", place),
      event("Check-in: Ibis", ":20270710T140000Z", place),
      event("Check-in: Ibis", ":20270711T140000Z", porto),
      event("Check-out: Ibis", ":20270713T100000Z", place),
      event("Check-out: Ibis", ":20270715T100000Z", porto),
      event("Check-out: Novotel", ":20270716T100000Z", place),
    ),
  ).toEqual([
    "Check-in: Ibis",
    "Ibis until 2027-07-13",
    "Ibis until 2027-07-15",
    "Check-out: Novotel",
  ]);
});

test("A check-out that is cancelled, or comes before, ends no stay", async () => {
  expect(
    await namesOf(
      event("Check-out: Ibis", ":20270709T100000Z", place),
      event("Check-in: Ibis", ":20270710T140000Z", place),
      event("Check-out: Ibis", ":20270713T100000Z", place, "STATUS:CANCELLED"),
    ),
  ).toEqual(["Check-out: Ibis", "Check-in: Ibis"]);
});
