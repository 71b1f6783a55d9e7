import { booked } from "@castor/core/testing/booked.ts";
import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect, test } from "vitest";
import { newBooking } from "../../bookings/booking.ts";
import type { BookingKind } from "../../bookings/booking-kinds.ts";
import { wallClock } from "../../time/dates.ts";
import { redactTrip } from "../../trips/redact-trip.ts";

test("A reservation lasts as long as its stay, also for who arrives late", () => {
  const tbilisi = { lat: 41, lng: 44 };
  const points = [
    makePoint({ ...tbilisi, id: "a", name: "Start" }),
    makePoint({ ...tbilisi, id: "b", name: "Tour", reservationTime: "10:00", timeToSpend: 60 }),
  ];
  const trip = makeTrip({ routes: [makeRoute({ date: "2026-12-05 09:00", points })] });
  // The way takes two hours: one arrives at 11:00.
  const legs = { b: { duration: 7_200, isEstimated: false } };
  const tour = readCalendar(calendarOf(trip, { legs })).events.find(
    ({ summary }) => summary === "Tour",
  );
  expect([tour?.start, tour?.end].map((at) => new Date(at ?? 0).toISOString())).toEqual([
    "2026-12-05T06:00:00.000Z",
    "2026-12-05T07:00:00.000Z",
  ]);
});

const flight = booked("flight", "2026-12-05 23:10 Europe/Berlin", "2026-12-06 05:45 Asia/Tbilisi", {
  ...{ number: "LH 2556", operator: "Lufthansa", seat: "14A", code: "QWE123" },
  travellers: ["Anna Weber"],
});
const journeyOf = (members: boolean) => {
  const points = [
    makePoint({ id: "a", name: "Frankfurt", lat: 50.04, lng: 8.56, ...flight }),
    makePoint({ id: "b", name: "Tbilisi", lat: 41.67, lng: 44.95, timeToSpend: 10 }),
  ];
  const trip = makeTrip({ routes: [makeRoute({ date: "2026-12-05 20:00", points })] });
  return calendarOf(members ? trip : redactTrip(trip));
};

test("A journey is one event from departure to arrival, each in its zone", () => {
  const calendar = journeyOf(true);
  expect(calendar).toContain("DTSTART;TZID=Europe/Berlin:20261205T231000");
  expect(calendar).toContain("DTEND;TZID=Asia/Tbilisi:20261206T054500");
  expect(calendar).toContain("SUMMARY:LH 2556 Frankfurt → Tbilisi");
  for (const told of ["seat 14A", "code QWE123", "Anna Weber", "TZID:Asia/Tbilisi"])
    expect(calendar.replaceAll("\r\n ", "")).toContain(told);
  const { events } = readCalendar(calendar);
  const arrival = events.find(({ summary }) => summary === "Tbilisi");
  expect(new Date(arrival?.start ?? 0).toISOString()).toBe("2026-12-06T01:45:00.000Z");
});

test("Whoever asked for reminders has an alarm when check-in for a flight opens, one for all that connect", () => {
  const connects = booked("flight", "2026-12-06 08:00 Asia/Tbilisi", "2026-12-06 10:00", {
    ...{ number: "LH 9", code: "QWE123" },
  });
  const points = [
    makePoint({ id: "a", name: "Frankfurt", lat: 50.04, lng: 8.56, ...flight }),
    makePoint({ id: "b", name: "Tbilisi", lat: 41.67, lng: 44.95, ...connects }),
    makePoint({ id: "c", name: "Batumi", lat: 41.61, lng: 41.6 }),
  ];
  const trip = makeTrip({ routes: [makeRoute({ date: "2026-12-05 20:00", points })] });
  const alarmsOf = (hasTripDays: boolean) =>
    calendarOf(trip, { reminders: { paymentDays: null, hasTripDays } })
      .replaceAll("\r\n ", "")
      .match(/(?<=TRIGGER:-PT1440M\r\nDESCRIPTION:).*/g);
  expect(alarmsOf(true)).toEqual(["Check-in is open: LH 2556 Frankfurt → Tbilisi"]);
  expect(alarmsOf(false)).toBeNull();
});

test("Visitors get neither codes nor seats nor names of a booking", () => {
  const calendar = journeyOf(false).replaceAll("\r\n ", "");
  for (const secret of ["14A", "QWE123", "Anna Weber", "LH 2556", "Lufthansa"])
    expect(calendar).not.toContain(secret);
});

test("What is cancelled stays in the calendar as cancelled, without an alarm", () => {
  const table = booked("table", "2026-12-05 19:00", null, { isCancelled: true });
  const points = [makePoint({ id: "a", name: "Rose", lat: 50.04, lng: 8.56, ...table })];
  const route = makeRoute({ date: "2026-12-05 09:00", points });
  const calendar = calendarOf(makeTrip({ routes: [route] }));
  expect(calendar).toContain("SUMMARY:Cancelled: Rose");
  expect(calendar).toContain("STATUS:CANCELLED");
  expect(calendar).not.toContain("OPAQUE");
  expect(calendar).not.toContain("VALARM");
  const { events } = readCalendar(calendar);
  const event = events.find(({ summary }) => summary === "Cancelled: Rose");
  expect(wallClock(new Date(event?.start ?? 0), "UTC")).toBe("2026-12-05 19:00");
});

test("A car that waits where a night train arrives is in the calendar on its own date", () => {
  const train = booked("train", "2026-12-05 10:00", "2026-12-06 12:00");
  const car = booked("rental", "2026-12-06 14:00", null);
  const points = [
    makePoint({ id: "a", name: "Station", lat: 50.04, lng: 8.56, ...train }),
    makePoint({ id: "b", name: "Car", lat: 50.04, lng: 8.56, ...car }),
  ];
  const trip = makeTrip({ routes: [makeRoute({ date: "2026-12-05 09:00", points })] });
  const { events } = readCalendar(calendarOf(trip));
  const event = events.find(({ summary }) => summary === "Car");
  expect(wallClock(new Date(event?.start ?? 0), "UTC")).toBe("2026-12-06 14:00");
});

test("A hotel that is cancelled has its nights and its deadlines as cancelled; one that is not, or of which a dinner is, stays", () => {
  const hotel = (id: string, isCancelled: boolean, kind: BookingKind = "stay") =>
    makePoint({
      ...{ id, linkId: id, name: `Hotel ${id}` },
      hotelData: {
        ...{ checkIn: "2026-12-05 14:00", checkOut: "2026-12-06 12:00", dining: "none" as const },
        ...{ checkInTime: "14:00", checkOutTime: "12:00" },
      },
      finance: makeFinance({ price: 100, currency: "EUR", cancellationDate: "2026-12-01" }),
      booking: { ...newBooking, kind, isCancelled },
    });
  const points = [hotel("a", true), hotel("b", false), hotel("c", true, "table")];
  const trip = makeTrip({ routes: [makeRoute({ date: "2026-12-05 20:00", points })] });
  const events = calendarOf(trip).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  for (const uid of ["check-in", "check-out", "cancellation"])
    for (const [id, isCancelled] of [
      ["a", true] as const,
      ["b", false] as const,
      ["c", false] as const,
    ]) {
      const event = events.find((text) => text.includes(`UID:${uid}-${id}@castor`));
      expect([uid, id, event?.includes("STATUS:CANCELLED")]).toEqual([uid, id, isCancelled]);
      if (isCancelled) expect(event).not.toContain("BEGIN:VALARM");
    }
});
