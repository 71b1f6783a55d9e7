import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { changePoint } from "../points/edit/change-point.ts";
import type { Point } from "../points/point.ts";
import { bookingOf } from "./booked-places.ts";
import { findBooked, updateOf } from "./find-booked.ts";
import { emptyReadBooking, type ReadBooking } from "./read-booking.ts";

const place = (name: string) => ({
  ...{ name, code: null, address: null, position: null, terminal: null, gate: null },
});
const flight: ReadBooking = {
  ...{ ...emptyReadBooking("flight"), number: "LH 123", code: "QWERTY", seat: "14A" },
  ...{ from: { ...place("Frankfurt"), terminal: "1" }, to: place("Tbilisi") },
  departure: { date: "2027-05-03", otherDate: null, time: "23:10", zone: "Europe/Berlin" },
  arrival: { date: "2027-05-04", otherDate: null, time: "04:45", zone: "Asia/Tbilisi" },
};
const tripOf = (...points: Partial<Point>[]) =>
  makeTrip({
    routes: [
      makeRoute({
        ...{ id: "day", date: "2027-05-03 09:00" },
        points: points.map((point, order) =>
          makePoint({
            id: `stop${order}`,
            linkId: `place${order}`,
            routeId: "day",
            order,
            ...point,
          }),
        ),
      }),
    ],
  });
const booked = tripOf({ name: "Museum" }, { name: "Frankfurt", booking: bookingOf(flight) });
const stopIn = (trip: ReturnType<typeof tripOf>, read: ReadBooking) =>
  findBooked(trip, read)?.point;

test("the same number on the same day is the same booking, however it is written", () => {
  expect(stopIn(booked, { ...flight, number: "lh123", code: null })?.id).toBe("stop1");
  const nextDay = { ...flight, code: null, departure: { ...moment, date: "2027-05-04" } };
  expect(stopIn(booked, nextDay)).toBeUndefined();
  expect(stopIn(booked, { ...flight, number: "LH 124", code: null })).toBeUndefined();
});
const moment = { date: "2027-05-03", otherDate: null, time: "23:10", zone: "Europe/Berlin" };

test("a flight that is moved to another day is found by its number and code", () => {
  const moved = { ...flight, departure: { ...moment, date: "2027-05-05" } };
  expect(stopIn(booked, moved)?.id).toBe("stop1");
});

test("the other flight of the same order is another booking", () => {
  const back: ReadBooking = {
    ...{ ...flight, number: "LH 124", from: place("Tbilisi"), to: place("Frankfurt") },
    departure: { ...moment, date: "2027-05-10" },
  };
  expect(stopIn(booked, back)).toBeUndefined();
  const other = { ...flight, number: "LH 999", from: place("Frankfurt") };
  expect(stopIn(booked, other)).toBeUndefined();
});

test("a hotel is the same by its name and first night", () => {
  const hotelData = {
    ...{ checkIn: "2027-05-03 15:00", checkOut: "2027-05-05 11:00", dining: "none" as const },
    ...{ checkInTime: "15:00", checkOutTime: "11:00" },
  };
  const trip = tripOf({ name: "Hotel Dawn", hotelData });
  const stay: ReadBooking = {
    ...{ ...emptyReadBooking("stay"), from: place("HOTEL DAWN"), code: "H1" },
    departure: { ...moment, time: null, zone: null },
    arrival: { ...moment, date: "2027-05-06", time: null, zone: null },
  };
  const point = stopIn(trip, stay);
  expect(point?.id).toBe("stop0");
  const update = point && updateOf(point, stay);
  expect(update).toMatchObject({
    change: { hotelData: { checkOut: "2027-05-06 11:00" }, booking: { code: "H1" } },
    fields: ["code", "stay"],
  });
  expect(stopIn(trip, { ...stay, departure: { ...moment, date: "2027-05-04" } })).toBeUndefined();
});

test("the same confirmation again changes nothing", () => {
  const point = stopIn(booked, flight);
  expect(point && updateOf(point, flight)).toBeNull();
});

test("a newer confirmation changes what it tells, and leaves the rest", () => {
  const later: ReadBooking = {
    ...{ ...flight, seat: null, from: place("Frankfurt") },
    departure: { ...moment, time: "23:50" },
  };
  const point = stopIn(booked, later);
  const update = point && updateOf(point, later);
  expect(update?.fields).toEqual(["departure"]);
  const context = { moveType: "car", currency: "EUR" } as const;
  const after = point && update && changePoint(point, update.change, context);
  expect(after).toMatchObject({
    reservationTime: "23:50",
    booking: { seat: "14A", departure: { at: "2027-05-03 23:50", terminal: "1" } },
  });
});

test("a cancellation marks the booking", () => {
  const gone: ReadBooking = { ...flight, status: "cancelled" };
  const point = stopIn(booked, gone);
  expect(point && updateOf(point, gone)).toEqual({
    change: { booking: { isCancelled: true } },
    fields: ["isCancelled"],
  });
});
