import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import {
  makeFinance,
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect, test } from "vitest";
import type { Point } from "../../points/point.ts";
import { redactTrip } from "../../trips/redact-trip.ts";
import type { Trip } from "../../trips/trip.ts";

const berlin = { lat: 52.5, lng: 13 };
const newYork = { lat: 40.7, lng: -74 };
const eventsOf = (...given: Parameters<typeof calendarOf>) =>
  readCalendar(calendarOf(...given)).events;
const utc = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 16);

/** A trip of one day. */
const plan = (date: string, ...points: Partial<Point>[]): Trip =>
  makeTrip({ routes: [makeRoute({ date, points: points.map((point) => makePoint(point)) })] });

const timesOf = (trip: Trip, legs: Record<string, number> = {}) =>
  eventsOf(trip, {
    legs: Object.fromEntries(
      Object.entries(legs).map(([id, minutes]) => [
        id,
        { duration: minutes * 60, isEstimated: false },
      ]),
    ),
  })
    .filter(({ isDay }) => !isDay)
    .map(({ summary, start, end, zone }) => [summary, utc(start), utc(end), zone]);

test("A stop with a time is an event in the time zone of its place, as long as the stay", () => {
  const trip = plan(
    "2026-12-05 09:00",
    { id: "a", name: "Museum", ...berlin, timeToSpend: 60 },
    { id: "b", name: "Café", ...berlin },
    { id: "c", name: "Off the path", ...berlin, routeMode: "none", excludeFromRoute: true },
    { id: "d", name: "After an unknown leg", ...berlin },
  );
  expect(timesOf(trip, { b: 30 })).toEqual([
    ["Museum", "2026-12-05T08:00", "2026-12-05T09:00", "Europe/Berlin"],
    ["Café", "2026-12-05T09:30", null, "Europe/Berlin"],
  ]);
});

test("A reservation is at its time, with an alarm an hour before one has to be there", () => {
  const trip = plan(
    "2026-12-05 09:00",
    { id: "a", name: "Start", ...berlin },
    { id: "b", name: "Dinner", ...berlin, reservationTime: "11:00", cameBeforeMin: 15 },
    {
      id: "c",
      name: "Off the path",
      ...berlin,
      routeMode: "none",
      excludeFromRoute: true,
      reservationTime: "12:00",
      timeToSpend: 30,
    },
    { id: "d", name: "Night bar", ...berlin, reservationTime: "00:30" },
  );
  const legs = { b: { duration: 1_800, isEstimated: true } };
  const events = eventsOf(trip, { legs }).filter(({ isDay }) => !isDay);
  expect(
    events.map(({ summary, start, end, alarms }) => [summary, utc(start), utc(end), alarms]),
  ).toEqual([
    ["Start", "2026-12-05T08:00", null, []],
    ["Dinner", "2026-12-05T10:00", null, ["-PT75M"]],
    ["Off the path", "2026-12-05T11:00", "2026-12-05T11:30", ["-PT60M"]],
    ["Night bar", "2026-12-05T23:30", null, ["-PT60M"]],
  ]);
  expect(events[1]?.description).toBe("come 15 min before\narrive ~09:30");
});

test("Night trains, clock changes and the date line: each event is at its instant", () => {
  expect(
    timesOf(
      plan(
        "2026-12-31 22:00",
        { id: "a", name: "Station", ...berlin },
        { id: "b", name: "Arrival", lat: 41, lng: 29, timeToSpend: 1_500 },
      ),
      { b: 600 },
    ),
  ).toEqual([
    ["Station", "2026-12-31T21:00", null, "Europe/Berlin"],
    ["Arrival", "2027-01-01T07:00", "2027-01-02T08:00", "Europe/Istanbul"],
  ]);
  // Clocks go forward at 01:00 and back at 01:00 UTC. Of two equal local times the second has no name but its instant.
  expect(
    timesOf(plan("2026-03-29 01:30", { id: "a", name: "a", ...berlin, timeToSpend: 90 })),
  ).toEqual([["a", "2026-03-29T00:30", "2026-03-29T02:00", "Europe/Berlin"]]);
  const back = plan(
    "2026-10-25 02:30",
    { id: "a", name: "first 02:30", ...berlin },
    { id: "b", name: "second 02:30", ...berlin },
    { id: "c", name: "03:30", ...berlin },
  );
  expect(timesOf(back, { b: 60, c: 60 })).toEqual([
    ["first 02:30", "2026-10-25T00:30", null, "Europe/Berlin"],
    ["second 02:30", "2026-10-25T01:30", null, null],
    ["03:30", "2026-10-25T02:30", null, "Europe/Berlin"],
  ]);
  expect(
    timesOf(
      plan(
        "2026-12-05 08:00",
        { id: "a", name: "Auckland", lat: -37, lng: 175 },
        { id: "b", name: "Honolulu", lat: 21, lng: -157 },
      ),
      { b: 540 },
    ),
  ).toEqual([
    ["Auckland", "2026-12-04T19:00", null, "Pacific/Auckland"],
    ["Honolulu", "2026-12-05T04:00", null, "Pacific/Honolulu"],
  ]);
});

test("Each day is an all-day event with its stops in order", () => {
  const trip = makeTrip({
    id: "t",
    name: "Vienna",
    routes: [
      makeRoute({
        id: "r",
        name: "First",
        date: "2026-12-31 09:00",
        description: "See **all** of it",
        points: [makePoint({ name: "One" }), makePoint({ name: "Two" })],
      }),
    ],
  });
  const [day] = eventsOf(trip);
  expect(day).toMatchObject({
    uid: "day-r@castor",
    summary: "Vienna: First",
    description: "1. One\n2. Two\nSee all of it",
    url: "https://castor.example/map/t/r",
    isDay: true,
    sequence: 7,
  });
  expect([utc(day?.start ?? null), utc(day?.end ?? null)]).toEqual([
    "2026-12-31T00:00",
    "2027-01-01T00:00",
  ]);
});

const stay = (checkIn: string | null, checkOut: string | null) => ({
  ...{ checkIn, checkOut, checkInTime: null, checkOutTime: null },
  dining: "none" as const,
});

test("A hotel has check-in and check-out once for all its stops, at local time", () => {
  const hotel = { linkId: "h", name: "Hotel", ...newYork };
  const booked = { ...hotel, hotelData: stay("2026-07-01 15:00", "2026-07-03 11:00") };
  const routes = ["2026-07-01 09:00", "2026-07-02 09:00"].map((date) =>
    makeRoute({ date, points: [makePoint({ ...booked, routeMode: "none" })] }),
  );
  const events = eventsOf(makeTrip({ routes })).filter(({ isDay }) => !isDay);
  expect(events.map(({ uid, summary, start }) => [uid, summary, utc(start)])).toEqual([
    ["check-in-h@castor", "in Hotel", "2026-07-01T19:00"],
    ["check-out-h@castor", "out Hotel", "2026-07-03T15:00"],
  ]);
  const half = makePoint({
    ...hotel,
    routeMode: "none",
    hotelData: stay(null, "2026-07-03 11:00"),
  });
  const [, checkOut, ...others] = eventsOf(makeTrip({ routes: [makeRoute({ points: [half] })] }));
  expect([checkOut?.uid, others]).toEqual(["check-out-h@castor", []]);
});

test("Due payments and free cancellations are days with an alarm on the morning before", () => {
  const finance = makeFinance({
    price: 100,
    payed: 20,
    paymentDueDate: "2026-11-01",
    cancellationDate: "2026-12-01",
  });
  const paid = makeFinance({ payed: 40, paymentDueDate: "2026-11-02" });
  const trip = makeTrip({
    financeItems: [
      makeFinanceItem({ id: "i", name: "Train", finance }),
      makeFinanceItem({ name: "Paid", finance: paid }),
    ],
  });
  expect(
    eventsOf(trip).map(({ uid, summary, start, alarms }) => [uid, summary, utc(start), alarms]),
  ).toEqual([
    ["payment-i@castor", "pay 80 EUR Train", "2026-11-01T00:00", ["-PT900M"]],
    ["cancellation-i@castor", "cancel 100 EUR Train", "2026-12-01T00:00", ["-PT900M"]],
  ]);
});

test("Whoever asked for reminders has the same alarms: at 18:00 before each day, and so many days before a date", () => {
  const finance = makeFinance({ price: 100, paymentDueDate: "2026-11-01" });
  const trip = makeTrip({
    routes: [makeRoute({ date: "2026-12-05 09:00" })],
    financeItems: [makeFinanceItem({ finance })],
  });
  const alarms = (...given: Parameters<typeof calendarOf>) =>
    eventsOf(...given).map((event) => event.alarms);
  const reminders = { paymentDays: 3, hasTripDays: true } as const;
  expect(alarms(trip)).toEqual([[], ["-PT900M"]]);
  expect(alarms(trip, { reminders })).toEqual([["-PT360M"], ["-PT3240M"]]);
  expect(alarms(redactTrip(trip), { reminders })).toEqual([[]]);
});

test("Visitors get days alone, and nothing private", () => {
  const secret = makePoint({
    name: "Open to all",
    ...berlin,
    reservationTime: "11:11",
    finance: makeFinance({ paymentDueDate: "2026-11-01", price: 77.77 }),
    hotelData: stay("2026-07-01 15:00", "2026-07-03 11:00"),
  });
  const trip = makeTrip({
    routes: [makeRoute({ points: [secret], notes: [makeNote({ text: "hidden note" })] })],
    financeItems: [makeFinanceItem({ name: "hidden item" })],
  });
  const text = calendarOf(redactTrip(trip));
  expect(readCalendar(text).events.map(({ isDay }) => isDay)).toEqual([true]);
  expect(text).not.toMatch(/hidden|77|VALARM|TIMEZONE|check/);
  expect(text).toContain("Open to all");
});

test("A trip without days is a valid calendar without events", () => {
  const { events, zones, name } = readCalendar(calendarOf(makeTrip({ name: "Empty, so far" })));
  expect([events, zones, name]).toEqual([[], ["UTC"], "Empty, so far"]);
});

test("UIDs stay, and SEQUENCE and LAST-MODIFIED tell the later version", () => {
  const trip = plan("2026-12-05 09:00", { id: "a", ...berlin });
  const [before, after] = [
    eventsOf(trip, { version: 3 }),
    eventsOf({ ...trip, name: "Renamed", updated: "2026-11-21T08:00:00.500Z" }, { version: 4 }),
  ];
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect([before[0]?.sequence, after[0]?.sequence]).toEqual([3, 4]);
  expect(calendarOf({ ...trip, updated: "2026-11-21T08:00:00.500Z" })).toContain(
    "DTSTAMP:20261121T080000Z\r\nLAST-MODIFIED:20261121T080000Z\r\n",
  );
});
