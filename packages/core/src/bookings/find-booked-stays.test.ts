import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Point } from "../points/point.ts";
import { bookingOf } from "./booked-places.ts";
import { pairBooked, updateOf } from "./find-booked.ts";
import { emptyReadBooking, type ReadBooking } from "./read-booking.ts";

const place = (name: string) => ({
  ...{ name, code: null, address: null, position: null, terminal: null, gate: null },
});
const night = (date: string) => ({ date, otherDate: null, time: null, zone: null });
const inn: ReadBooking = {
  ...{ ...emptyReadBooking("stay"), from: place("Hotel Dawn"), code: "H1" },
  ...{ departure: night("2027-05-03"), arrival: night("2027-05-05") },
};
const hotelData = {
  ...{ checkIn: "2027-05-03 15:00", checkOut: "2027-05-05 11:00", dining: "none" as const },
  ...{ checkInTime: "15:00", checkOutTime: "11:00" },
};
const noNights = {
  ...{ checkIn: null, checkOut: null, dining: "none" as const },
  ...{ checkInTime: null, checkOutTime: null },
};
const tripOf = (point: Partial<Point>) =>
  makeTrip({
    routes: [
      makeRoute({
        id: "day",
        date: "2027-05-03 09:00",
        points: [makePoint({ id: "stop0", ...point })],
      }),
    ],
  });
const stopIn = (trip: ReturnType<typeof tripOf>, read: ReadBooking) =>
  pairBooked(trip, [read])[0]?.point;

test("a hotel is the same by its name and first night", () => {
  const trip = tripOf({ name: "Hotel Dawn", hotelData });
  const stay = { ...inn, from: place("HOTEL DAWN"), arrival: night("2027-05-06") };
  const point = stopIn(trip, stay);
  expect(point?.id).toBe("stop0");
  expect(point && updateOf(point, stay)).toMatchObject({
    change: { hotelData: { checkOut: "2027-05-06 11:00" }, booking: { code: "H1" } },
    fields: ["code", "stay"],
  });
  expect(stopIn(trip, { ...stay, departure: night("2027-05-04") })).toBeUndefined();
});

test("another hotel across the street is another stay, a longer name at the same place is the same", () => {
  const trip = tripOf({ name: "Dawn", lat: 41.7, lng: 44.8, hotelData });
  const at = (name: string): ReadBooking => ({
    ...{ ...inn, code: null },
    from: { ...place(name), position: { lat: 41.7005, lng: 44.8 } },
  });
  expect(stopIn(trip, at("Dusk"))).toBeUndefined();
  expect(stopIn(trip, at("Hotel Dawn"))?.id).toBe("stop0");
});

const bookedInn = { name: "Dawn", booking: bookingOf({ ...inn, code: "H1, H2" }) };
const knownInn = tripOf({ ...bookedInn, hotelData });

test("a hotel of other nights is known by its code and name, and changes its nights", () => {
  const moved = { ...inn, departure: night("2027-05-04"), arrival: night("2027-05-06") };
  for (const trip of [knownInn, tripOf({ ...bookedInn, hotelData: noNights })]) {
    const point = stopIn(trip, moved);
    expect(point && updateOf(point, moved)?.fields).toEqual(["code", "stay"]);
  }
  const point = stopIn(knownInn, moved);
  expect(point && updateOf(point, moved)?.change.hotelData).toEqual({
    ...{ checkIn: "2027-05-04 15:00", checkOut: "2027-05-06 11:00" },
  });
  expect(stopIn(knownInn, { ...moved, code: "H3" })).toBeUndefined();
  expect(stopIn(knownInn, { ...moved, from: place("Hotel Dusk") })).toBeUndefined();
  expect(stopIn(knownInn, { ...moved, arrival: null })).toBeUndefined();
});

test("the cancellation of a hotel is known by its code where it tells no night or no name", () => {
  const gone: ReadBooking = { ...inn, code: "H2", status: "cancelled", departure: null };
  expect(stopIn(knownInn, gone)?.id).toBe("stop0");
  expect(stopIn(knownInn, { ...gone, from: null })?.id).toBe("stop0");
  expect(stopIn(knownInn, { ...gone, code: null })).toBeUndefined();
});

test("a hotel that is booked anew under another code is not the cancelled one", () => {
  const gone = tripOf({
    ...bookedInn,
    booking: bookingOf({ ...inn, status: "cancelled" }),
    hotelData,
  });
  const anew = { ...inn, from: place("Dawn"), code: "H3" };
  expect(stopIn(gone, anew)).toBeUndefined();
  expect(stopIn(gone, { ...anew, code: null })?.id).toBe("stop0");
});
