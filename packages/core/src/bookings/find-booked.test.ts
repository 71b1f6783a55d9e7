import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { changePoint } from "../points/edit/change-point.ts";
import type { Point } from "../points/point.ts";
import { bookingOf } from "./booked-places.ts";
import { pairBooked, updateOf } from "./find-booked.ts";
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
  pairBooked(trip, [read])[0]?.point;

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

const laterMoment = { ...moment, date: "2027-05-10" };
const later = { ...flight, departure: laterMoment };

test("the stop of the same day is preferred to one that is moved", () => {
  const both = tripOf(
    { name: "Frankfurt", booking: bookingOf(flight) },
    { name: "Frankfurt", booking: bookingOf(later) },
  );
  expect(stopIn(both, later)?.id).toBe("stop1");
});

test("a stop is of one confirmation, and that of its own day takes it", () => {
  const pairs = pairBooked(booked, [later, flight]);
  expect(pairs.map(({ read, point, route }) => [read, point.id, route.id])).toEqual([
    [flight, "stop1", "day"],
  ]);
});

const updateBy = (of: ReadBooking, read: ReadBooking) => {
  const point = stopIn(tripOf({ name: "Frankfurt", booking: bookingOf(of) }), read);
  return point && updateOf(point, read);
};
const ofAda = { ...flight, travellers: ["Ada Doe"] };
const ofBo = { ...flight, travellers: ["Bo Doe"], seat: "14B" };

test("the ticket of another passenger adds name and seat, and once more it changes nothing", () => {
  expect(updateBy(ofAda, ofBo)).toEqual({
    change: { booking: { seat: "14A, 14B", travellers: ["Ada Doe", "Bo Doe"] } },
    fields: ["seat", "travellers"],
  });
  const ofBoth = { ...flight, seat: "14A, 14B", travellers: ["Ada Doe", "Bo Doe"] };
  expect(updateBy(ofBoth, ofBo)).toBeNull();
  expect(updateBy(ofBoth, ofAda)).toBeNull();
});

test("a cancellation for some of the people says for whom, and the last one marks the booking", () => {
  const both = { ...flight, seat: "14A, 14B", travellers: ["Ada Doe", "Bo Doe"] };
  const gone = (of: ReadBooking): ReadBooking => ({ ...of, status: "cancelled" });
  expect(updateBy(both, gone(ofBo))).toEqual({
    ...{ change: { booking: { seat: "14A", travellers: ["Ada Doe"] } } },
    ...{ fields: ["seat", "travellers"], cancelledFor: ["Bo Doe"] },
  });
  expect(updateBy(ofAda, gone({ ...flight, travellers: ["DOE/ADA"] }))?.fields).toContain(
    "isCancelled",
  );
  expect(updateBy(both, gone({ ...both, travellers: [] }))?.fields).toEqual(["isCancelled"]);
  const codes = { ...both, code: "QWERTY, ASDFGH" };
  expect(updateBy(codes, gone({ ...flight, seat: null, code: "ASDFGH", travellers: [] }))).toEqual({
    ...{ change: { booking: { code: "QWERTY" } }, fields: ["code"] },
    cancelledFor: ["ASDFGH"],
  });
});

test("the cancellation of somebody else under another code changes nothing", () => {
  const other: ReadBooking = { ...ofBo, code: "ASDFGH", status: "cancelled" };
  expect(updateBy(ofAda, other)).toBeNull();
});

test("a passenger with an own code is found by each of the codes", () => {
  const codes = { ...flight, number: null, code: "QWERTY, ASDFGH" };
  expect(
    updateBy(codes, { ...flight, number: null, code: "ASDFGH", travellers: [] })?.fields,
  ).toEqual(["code"]);
});

test("the same passenger's newer seat is in place of the old one", () => {
  expect(updateBy(ofAda, { ...ofAda, seat: "20C" })?.change).toEqual({ booking: { seat: "20C" } });
});

test("a confirmation without a zone leaves the zone, and takes no cancellation back", () => {
  expect(updateBy(flight, { ...flight, departure: { ...moment, zone: null } })).toBeNull();
  expect(updateBy({ ...flight, status: "cancelled" }, flight)).toBeNull();
});

test("another hotel across the street is another stay, a longer name at the same place is the same", () => {
  const hotelData = {
    ...{ checkIn: "2027-05-03 15:00", checkOut: "2027-05-05 11:00", dining: "none" as const },
    ...{ checkInTime: "15:00", checkOutTime: "11:00" },
  };
  const trip = tripOf({ name: "Dawn", lat: 41.7, lng: 44.8, hotelData });
  const at = (name: string): ReadBooking => ({
    ...emptyReadBooking("stay"),
    from: { ...place(name), position: { lat: 41.7005, lng: 44.8 } },
    departure: { ...moment, time: null, zone: null },
    arrival: { ...moment, date: "2027-05-05", time: null, zone: null },
  });
  expect(stopIn(trip, at("Dusk"))).toBeUndefined();
  expect(stopIn(trip, at("Hotel Dawn"))?.id).toBe("stop0");
});
