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

test("what is booked anew under another code is not what was cancelled, and its cancellation is not of the new one", () => {
  const anew = { ...flight, code: "ASDFGH" };
  const cancelled = (of: ReadBooking): ReadBooking => ({ ...of, status: "cancelled" });
  const stopOf = (of: ReadBooking, read: ReadBooking) =>
    stopIn(tripOf({ name: "Frankfurt", booking: bookingOf(of) }), read)?.id;
  expect(stopOf(cancelled(flight), anew)).toBeUndefined();
  expect(stopOf(anew, cancelled(flight))).toBeUndefined();
  expect(stopOf(anew, cancelled(anew))).toBe("stop0");
  expect(stopOf(anew, cancelled({ ...flight, code: null }))).toBe("stop0");
  expect(stopOf({ ...anew, code: "QWERTY, ASDFGH" }, cancelled(flight))).toBe("stop0");
});

test("an arrival goes that a later departure has overtaken and that is not told anew", () => {
  const at = (time: string, zone: string | null = null) => ({ ...moment, time, zone });
  const day = { ...flight, departure: at("10:00"), arrival: at("12:30") };
  const moved = (time: string, of: ReadBooking = day) =>
    updateBy(of, { ...of, departure: { ...moment, time, zone: null }, arrival: null });
  expect(moved("14:00")).toMatchObject({
    change: { booking: { departure: { at: "2027-05-03 14:00" }, arrival: null } },
    fields: ["departure", "arrival"],
  });
  expect(moved("11:00")?.fields).toEqual(["departure"]);
  expect(moved("10:00")).toBeNull();
  const told = { ...day, departure: at("14:00"), arrival: at("16:30") };
  expect(updateBy(day, told)?.change.booking?.arrival).toMatchObject({ at: "2027-05-03 16:30" });
  // Two hours of flight to a zone that is two hours behind.
  const west = {
    ...{ ...flight, departure: at("10:00", "Europe/Kyiv") },
    arrival: at("10:00", "Europe/Lisbon"),
  };
  expect(moved("11:00", west)?.fields).toEqual(["departure"]);
  expect(moved("12:00", west)?.fields).toEqual(["departure", "arrival"]);
});

test("a flight of another day without its time is a new stop, and its cancellation is known", () => {
  const moved: ReadBooking = { ...flight, departure: { ...laterMoment, time: null } };
  expect(stopIn(booked, moved)).toBeUndefined();
  expect(stopIn(booked, { ...moved, status: "cancelled" })?.id).toBe("stop1");
  expect(stopIn(booked, { ...flight, departure: null, arrival: null })?.id).toBe("stop1");
});

test("the seat of one of several people is not added to those of all", () => {
  const both = { ...flight, seat: "14A, 14B", travellers: ["Ada Doe", "Bo Doe"] };
  expect(updateBy(both, { ...ofAda, seat: "15C" })).toBeNull();
  const oneSeat = { ...both, seat: "14B" };
  expect(updateBy(oneSeat, ofAda)?.change).toEqual({ booking: { seat: "14B, 14A" } });
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
