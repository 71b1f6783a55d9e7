import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import {
  sureFlight as flight,
  readAt,
  sureStay as stay,
  toldBy,
} from "../../../testing/read-bookings.ts";
import { bookingOf } from "../booked-places.ts";
import type { ReadBooking } from "../read-booking.ts";
import { listSure } from "./sure-bookings.ts";

const rome = makeTrip({
  name: "Rome",
  routes: ["2027-05-12", "2027-05-14"].map((date) => makeRoute({ date: `${date} 09:00` })),
});
const having = (read: ReadBooking) =>
  makeTrip({
    name: "Having",
    routes: [
      makeRoute({
        date: "2027-05-12 09:00",
        points: [makePoint({ name: "Berlin", lat: 41.8, lng: 12.3, booking: bookingOf(read) })],
      }),
    ],
  });
const countSure = (read: ReadBooking, ...trips: (typeof rome)[]) =>
  listSure(trips, [read]).flatMap(({ bookings }) => bookings).length;

test("what programs are told whole goes into the one trip on its dates", () => {
  expect(listSure([rome], [flight, stay])).toEqual([
    { trip: rome, bookings: [flight, stay], isChange: true },
  ]);
  expect(countSure(flight)).toBe(0);
  expect(countSure(flight, rome, { ...rome, id: "another" })).toBe(0);
  const far = makePoint({ lat: -33, lng: 151 });
  const routes = rome.routes.map((route) => ({ ...route, points: [far] }));
  expect(countSure(flight, { ...rome, routes })).toBe(0);
});

test.each<[string, ReadBooking]>([
  ["words told it", toldBy("text", flight)],
  ["a model told it", toldBy("model", flight)],
  [
    "words told a part of it",
    { ...flight, sources: { ...flight.sources, seat: { step: "text", line: "14A" } } },
  ],
  ["it is cancelled", { ...flight, status: "cancelled" }],
  [
    "a date has two readings",
    { ...flight, departure: { ...readAt("2027-05-12", "08:10"), otherDate: "2027-12-05" } },
  ],
  ["an arrival has no time", { ...flight, arrival: readAt("2027-05-12", null) }],
  ["a zone is unknown", { ...flight, departure: { ...readAt("2027-05-12", "08:10"), zone: null } }],
  ["a place is not found", { ...flight, to: flight.to && { ...flight.to, position: null } }],
  ["it has no code", { ...flight, code: null }],
  ["nights are missing", { ...stay, arrival: null }],
  ["it is of no kind", { ...flight, kind: "other" }],
])("it is asked where %s", (_why, read) => {
  expect(countSure(read, rome)).toBe(0);
});

test("a newer confirmation changes times, numbers and seats of one stop by itself, and nothing else", () => {
  const later = { ...flight, departure: readAt("2027-05-12", "12:30") };
  expect(countSure(later, having(flight))).toBe(1);
  // A stop that changes needs no place.
  expect(countSure({ ...later, to: null, arrival: null }, having(flight))).toBe(1);
  expect(countSure({ ...later, operator: "Lufthansa" }, having(flight))).toBe(0);
  expect(countSure({ ...flight, travellers: ["Ada"] }, having(flight))).toBe(0);
  expect(countSure(later, having({ ...flight, status: "cancelled" }))).toBe(0);
  // Nothing to do is nothing that is told.
  expect(countSure(flight, having(flight))).toBe(0);
  // The same number on another day may be the way back.
  expect(countSure({ ...flight, departure: readAt("2027-05-13", "08:10") }, having(flight))).toBe(
    0,
  );
  const twice = having(flight).routes.flatMap(({ points }) => points);
  const routes = [
    makeRoute({
      date: "2027-05-12 09:00",
      points: [...twice, makePoint({ ...twice[0], id: "2", linkId: "2" })],
    }),
  ];
  expect(countSure(later, { ...rome, routes })).toBe(0);
});

test("a booking that the trip has already is no reason to ask for the others", () => {
  const [sure] = listSure([having(flight)], [flight, stay]);
  expect(sure?.bookings).toEqual([flight, stay]);
});
