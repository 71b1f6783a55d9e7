import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import type { Point } from "../../points/point.ts";
import { bookingOf } from "../booked-places.ts";
import { emptyReadBooking, type ReadBooking } from "../read-booking.ts";
import { findFittingTrip } from "./find-fitting-trip.ts";
import { firstDateOf, nameOfRead } from "./name-of-read.ts";

const rome = { lat: 41.8, lng: 12.25 };
const naples = { lat: 40.85, lng: 14.27 };
const oslo = { lat: 59.9, lng: 10.7 };
const place = (name: string, position: typeof rome | null = null) => ({
  ...{ name, code: null, address: null, position, terminal: null, gate: null },
});
const moment = (date: string) => ({ date, otherDate: null, time: "08:10", zone: null });
const flight: ReadBooking = {
  ...{ ...emptyReadBooking("flight"), number: "LH 123", code: "XK77QZ" },
  ...{ from: place("Berlin"), to: place("Rome", rome) },
  ...{ departure: moment("2027-05-12"), arrival: moment("2027-05-12") },
};
const tripOn = (name: string, dates: string[], ...points: Partial<Point>[]) =>
  makeTrip({
    name,
    routes: dates.map((date, index) =>
      makeRoute({
        date: `${date} 09:00`,
        points: index === 0 ? points.map((point) => makePoint(point)) : [],
      }),
    ),
  });
const days = ["2027-05-12", "2027-05-15"];

test("a booking fits the trip on its dates, a day before and after it too", () => {
  const trip = tripOn("Italy", days);
  const later = tripOn("Later", ["2027-07-01"]);
  const on = (date: string) => ({ ...flight, departure: moment(date), arrival: moment(date) });
  const fitOf = (read: ReadBooking) => findFittingTrip([later, trip], [read])?.name ?? null;
  expect(["2027-05-11", "2027-05-13", "2027-05-16"].map(on).map(fitOf)).toEqual(
    Array.from({ length: 3 }, () => "Italy"),
  );
  expect(["2027-05-10", "2027-05-17"].map(on).map(fitOf)).toEqual([null, null]);
  expect(fitOf({ ...flight, departure: null, arrival: null })).toBeNull();
  // A return flight after the end of the trip is not of it.
  expect(findFittingTrip([trip], [flight, on("2027-06-01")])).toBeNull();
});

test("of several on its dates it fits the one in its part of the world; where two are there, none", () => {
  const south = tripOn("Italy", days, naples);
  const north = tripOn("Norway", days, oslo);
  const empty = tripOn("Empty", days);
  expect(findFittingTrip([north, south, empty], [flight])).toBe(south);
  expect(findFittingTrip([north, empty], [flight])).toBe(empty);
  expect(findFittingTrip([north], [flight])).toBeNull();
  expect(findFittingTrip([south, tripOn("Italy too", days, rome)], [flight])).toBeNull();
});

test("the trip that has the booking already comes first", () => {
  const known = tripOn("Known", ["2027-05-10"], { booking: bookingOf(flight), ...oslo });
  expect(findFittingTrip([tripOn("Italy", days, rome), known], [flight])).toBe(known);
});

test("a booking is named by its number and places, or by where it is, and never by its code", () => {
  expect(nameOfRead(flight)).toBe("LH 123 Berlin – Rome");
  expect(nameOfRead({ ...flight, number: null, operator: "Lufthansa", to: null })).toBe(
    "Lufthansa Berlin",
  );
  const stay = { ...emptyReadBooking("stay"), code: "4471", from: place("Hotel Dawn") };
  expect(nameOfRead(stay)).toBe("Hotel Dawn");
  const ticket = { ...emptyReadBooking("ticket"), title: "Tosca", from: place("Opera") };
  expect(nameOfRead(ticket)).toBe("Tosca");
  expect(nameOfRead(emptyReadBooking("other"))).toBe("");
  expect(firstDateOf([{ ...flight, departure: moment("2027-05-20") }, flight])).toBe("2027-05-12");
});
