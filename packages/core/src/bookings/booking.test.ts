import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { savePoint } from "../points/edit/edit-points.ts";
import { revertPoint } from "../points/edit/revert-point.ts";
import type { PointChange } from "../points/point.ts";
import { moveDays } from "../routes/edit/move-days.ts";
import { timeOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import {
  arrivesBeforeDeparture,
  type Booking,
  type BookingEnd,
  changeBooked,
  newBooking,
  shiftBooking,
} from "./booking.ts";

const end = (at: string, zone: string | null = null): BookingEnd => ({
  ...{ at, zone, terminal: "", gate: "" },
});
const flight: Booking = {
  ...{ ...newBooking, kind: "flight", number: "LH 123" },
  departure: end("2027-05-03 23:10", "Europe/Berlin"),
  arrival: end("2027-05-04 04:45", "Asia/Tbilisi"),
};
const tripWith = (point: Partial<Trip["routes"][number]["points"][number]>): Trip =>
  makeTrip({
    routes: [
      makeRoute({
        ...{ id: "day", date: "2027-05-03 09:00" },
        points: [makePoint({ id: "stop", linkId: "place", routeId: "day", ...point })],
      }),
    ],
  });
const stopOf = (trip: Trip) => trip.routes[0]?.points[0];

test("a save names the fields of a booking that change", () => {
  const before = { booking: flight, reservationTime: "23:10" };
  expect(changeBooked(before, { booking: { seat: "14A" } }).booking).toEqual({
    ...flight,
    seat: "14A",
  });
  expect(changeBooked(before, {})).toEqual(before);
});

test("the departure is the reservation, whichever of the two is saved", () => {
  const none = { booking: null, reservationTime: null };
  const booked = changeBooked(none, { booking: flight });
  expect(booked.reservationTime).toBe("23:10");
  const later = changeBooked(booked, { reservationTime: "23:40" });
  expect(later.booking?.departure?.at).toBe("2027-05-03 23:40");
  expect(changeBooked(booked, { booking: flight, reservationTime: "08:00" })).toEqual(booked);
  const overMidnight = changeBooked(booked, { reservationTime: "00:30" });
  expect(overMidnight.booking?.departure?.at).toBe("2027-05-04 00:30");
  expect(changeBooked(booked, { reservationTime: null }).booking?.departure).toBeNull();
  expect(changeBooked(booked, { booking: null })).toEqual(none);
});

test("a booking without a time leaves the reservation", () => {
  const table = { booking: null, reservationTime: "19:00" };
  const change = { booking: { kind: "table" as const, code: "A1" } };
  expect(changeBooked(table, change).reservationTime).toBe("19:00");
});

test("undo gives booking and reservation their values of before, whatever was saved", () => {
  const changes = fc.record<PointChange>(
    {
      booking: fc.constantFrom(null, flight, { seat: "1" }, { departure: null }, newBooking),
      reservationTime: fc.constantFrom(null, "08:00", "23:10"),
    },
    { requiredKeys: [] },
  );
  const starts = fc.constantFrom(
    ...[
      { booking: null, reservationTime: null },
      { booking: null, reservationTime: "19:00" },
      { booking: newBooking, reservationTime: "08:00" },
      { booking: flight, reservationTime: "23:10" },
    ],
  );
  fc.assert(
    fc.property(starts, changes, (start, change) => {
      const trip = tripWith(start);
      const back = revertPoint(trip, "stop", change);
      const saved = savePoint(trip, "stop", change);
      expect(back ? savePoint(saved, "stop", back) : saved).toEqual(trip);
      const { booking, reservationTime } = stopOf(saved) ?? {};
      if (booking?.departure) expect(reservationTime).toBe(timeOf(booking.departure.at));
    }),
  );
});

test("an arrival is before its departure by instants, not by clocks", () => {
  const departure = end("2027-05-03 23:30", "Asia/Tokyo");
  const over = { departure, arrival: end("2027-05-03 17:00", "America/Los_Angeles") };
  expect(arrivesBeforeDeparture(over)).toBe(false);
  const early = { departure, arrival: end("2027-05-03 06:00", "America/Los_Angeles") };
  expect(arrivesBeforeDeparture(early)).toBe(true);
  expect(arrivesBeforeDeparture({ departure, arrival: end("2027-05-01 06:00") })).toBe(false);
});

test("a booking moves with its day, and back", () => {
  const trip = tripWith({ booking: flight, reservationTime: "23:10" });
  const moved = moveDays(trip, [{ id: "day", date: "2027-05-10 09:00" }]);
  expect(moved && stopOf(moved)?.booking).toMatchObject({
    departure: { at: "2027-05-10 23:10" },
    arrival: { at: "2027-05-11 04:45" },
  });
  expect(moved && moveDays(moved, [{ id: "day", date: "2027-05-03 09:00" }])).toEqual(trip);
  expect(shiftBooking(flight, 365 * 200)).toBeNull();
});

test("trips of all kinds have the same time at the booking and its reservation", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      for (const { booking, reservationTime } of trip.routes.flatMap(({ points }) => points))
        if (booking?.departure) expect(reservationTime).toBe(timeOf(booking.departure.at));
    }),
    { numRuns: 20 },
  );
});
