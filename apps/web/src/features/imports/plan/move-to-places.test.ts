// @vitest-environment node
import type { Position } from "@castor/core/geo/position.ts";
import { makeTrip } from "@castor/core/imports/make-trip.ts";
import { moveToPlaces } from "@castor/core/imports/move-to-places.ts";
import { planImport } from "@castor/core/imports/plan-import.ts";
import { expect, test } from "vitest";
import { calendar, inTbilisi, readCalendar } from "../../../../testing/import-calendars.ts";

const newYork = { lat: 40.71, lng: -74 };
const tokyo = { lat: 35.68, lng: 139.69 };
const zoneOf = ({ lng }: Position) => (lng < 0 ? "America/New_York" : "Asia/Tokyo");
const event = (name: string, place: string, ...lines: string[]) =>
  [`SUMMARY:${name}`, `LOCATION:${place}`, ...lines].join("\r\n");

const trip = await readCalendar(
  calendar(
    event("Flight", "New York", "DTSTART:20261211T000000Z"),
    event("Dinner", "Tokyo", "DTSTART:20261212T110000Z"),
    event("Breakfast", "Tokyo", "DTSTART;TZID=Europe/Berlin:20261212T230000"),
    event("Lunch", "Tokyo", "DTSTART:20261213T120000"),
    inTbilisi("DTSTART:20261213T110000"),
  ),
);
const found = new Map<string, Position | null>([
  ["0-0", newYork],
  ["1-0", tokyo],
  ["1-1", tokyo],
  ["2-1", tokyo],
]);
const said = (days: ReturnType<typeof moveToPlaces>) =>
  days.map(
    ({ name, date, points }) =>
      `${name} ${date}: ${points.map((point) => `${point.name} ${point.reservationTime}`).join(", ")}`,
  );

test("A time whose place is found is that of the place, on its date there; other times stay", () => {
  expect(said(moveToPlaces(trip, found, zoneOf))).toEqual([
    "Day 1 2026-12-10: Flight 19:00",
    "Day 2 2026-12-12: Dinner 20:00",
    "Day 3 2026-12-13: Breakfast 07:00, A 11:00, Lunch 12:00",
  ]);
});

test("Without a found place, or without its zone, times stay as they are written", () => {
  const written = said(moveToPlaces(trip, new Map(), zoneOf));
  expect(written[0]).toBe("Day 1 2026-12-11: Flight 04:00");
  expect(said(moveToPlaces(trip, found, () => null))).toEqual(written);
});

const choices = { isEachOnce: false, zoneOf };
const places = new Map(
  [...found].map(([key, position]) => [
    key,
    position && { ...position, name: "X", address: "", source: "x", typeId: "Other" as const },
  ]),
);
const datesOf = (firstDay: string) => {
  const plan = planImport(trip, { ...choices, firstDay, found: places });
  return plan && [plan.movedBy, ...plan.days.map(({ date }) => date)];
};

test("The first day is chosen by the file's dates, and what a zone moves is moved from there", () => {
  expect(datesOf("2026-12-11")).toEqual([-1, "2026-12-10", "2026-12-12", "2026-12-13"]);
  expect(datesOf("2027-01-11")).toEqual([-1, "2027-01-10", "2027-01-12", "2027-01-13"]);
});

test("A stay moves with its days and with its zone, and becomes that of the place", async () => {
  const stays = await readCalendar(
    calendar(event("Hotel", "Tokyo", "DTSTART:20261211T080000Z", "DTEND:20261214T020000Z")),
  );
  const plan = planImport(stays, {
    ...choices,
    firstDay: "2027-01-11",
    found: new Map([["0-0", places.get("1-0") ?? null]]),
  });
  if (!plan) throw new Error("no dates");
  const made = makeTrip(stays, plan, { name: "A", currency: "EUR", now: new Date(0) });
  expect(made.routes[0]).toMatchObject({
    date: "2027-01-11 09:00",
    points: [
      {
        reservationTime: "17:00",
        hotelData: { checkIn: "2027-01-11 17:00", checkOut: "2027-01-14 11:00" },
      },
    ],
  });
});

test("Nights without a time stay last on the day that another point moves to", async () => {
  const arrival = await readCalendar(
    calendar(
      event("Hotel", "Tokyo", "DTSTART;VALUE=DATE:20261211", "DTEND;VALUE=DATE:20261213"),
      event("Market", "Tokyo", "DTSTART;VALUE=DATE:20261211"),
      event("Flight", "Tokyo", "DTSTART:20261210T213000Z"),
    ),
  );
  const names = arrival.days.flatMap((day) => day.points.map(({ name }) => name));
  expect(names).toEqual(["Market", "Flight", "Hotel"]);
  const index = names.indexOf("Flight");
  const moved = moveToPlaces(arrival, new Map([[`0-${index}`, newYork]]), zoneOf);
  expect(said(moved)).toEqual([
    "Day 1 2026-12-10: Flight 16:30",
    "Day 2 2026-12-11: Market null, Hotel null",
  ]);
  const stayed = moveToPlaces(arrival, new Map([[`0-${index}`, tokyo]]), zoneOf);
  expect(said(stayed)).toEqual(["Day 1 2026-12-11: Market null, Flight 06:30, Hotel null"]);
});
