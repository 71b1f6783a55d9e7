import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { Point } from "../points/point.ts";
import { checkTrip } from "./check-trip.ts";

const frankfurt = { lat: 50.0379, lng: 8.5622 };
const tbilisi = { lat: 41.6692, lng: 44.9547 };

const stop = (id: string, changes: Partial<Point> = {}) =>
  makePoint({ id, timeToSpend: 0, ...changes });
const check = (points: readonly Point[], date = "2027-05-03 09:00") =>
  checkTrip(makeTrip({ routes: [makeRoute({ id: "day", date, points: [...points] })] }), {
    ...{ today: "2027-01-01", legsByDay: { day: { legs: {}, missing: [] } } },
    ...{ zoneOf: () => "Europe/Berlin", fallbackZone: "UTC", perEuro: null },
  });
const kindsOf = (...input: Parameters<typeof check>) =>
  check(...input).map(({ kind, severity, stopIds }) => `${kind} ${severity} ${stopIds.join()}`);

const train = booked("train", "2027-05-03 09:00", "2027-05-03 11:00");
const change = (kind: "train" | "flight", departs: string, more: Partial<Point> = {}) => [
  stop("a", { ...train }),
  stop("b", {
    ...frankfurt,
    ...booked(kind, `2027-05-03 ${departs}`, "2027-05-03 16:00"),
    ...more,
  }),
  stop("c", tbilisi),
];

test("a change between trains needs 45 minutes, one to a flight two hours", () => {
  expect(kindsOf(change("train", "11:44"))).toEqual(["shortConnection tight b"]);
  expect(kindsOf(change("train", "11:45"))).toEqual([]);
  expect(kindsOf(change("flight", "12:59"))).toEqual(["shortConnection tight b"]);
  expect(kindsOf(change("flight", "13:00"))).toEqual([]);
  expect(check(change("flight", "12:30"))[0]?.figures).toEqual({ minutes: 90, needed: 120 });
});

test("whoever says how much earlier to come needs that much", () => {
  expect(kindsOf(change("flight", "12:00", { cameBeforeMin: 60 }))).toEqual([]);
  expect(kindsOf(change("train", "12:00", { cameBeforeMin: 90 }))).toContain(
    "shortConnection tight b",
  );
});

test("a change within one booking is trusted", () => {
  const [first, second, last] = change("train", "11:10");
  if (!first?.booking || !second?.booking || !last) throw new Error("no bookings");
  const withCode = (point: Point, code: string) =>
    point.booking && { ...point, booking: { ...point.booking, code } };
  const coded = (one: string, other: string) =>
    [withCode(first, one), withCode(second, other), last].flatMap((point) => point ?? []);
  expect(kindsOf(coded("ABC", "ABC"))).toEqual([]);
  expect(kindsOf(coded("ABC", "XYZ"))).toEqual(["shortConnection tight b"]);
  const [own, partner, end] = coded("ABC", "ABC");
  if (!own || !partner?.booking || !end) throw new Error("no bookings");
  const ofPartner = { ...partner, booking: { ...partner.booking, operator: "Partner" } };
  expect(kindsOf([own, ofPartner, end])).toEqual([]);
});

test("a change at another station of the town is no matter of minutes at one", () => {
  const [first, second, last] = change("train", "11:30");
  const arrival = stop("arrival", { lat: frankfurt.lat + 0.05, lng: frankfurt.lng });
  expect(kindsOf([first, arrival, second, last].flatMap((point) => point ?? []))).toEqual([]);
});

test("a departure that is missed is told as one, whatever the type of its place", () => {
  expect(kindsOf(change("train", "10:30"))).toEqual(["missedDeparture impossible b"]);
});

test("a booking of another date than its day is told, over midnight and of stays nothing", () => {
  const [first, ...rest] = change("train", "14:00");
  expect(first && kindsOf([first, ...rest], "2027-05-04 09:00")).toContain(
    "otherBookingDate tight a",
  );
  const table = booked("table", "2027-05-05 19:00", null);
  const found = check([stop("a", table)]);
  expect(found.map(({ kind, figures }) => [kind, figures])).toEqual([
    ["otherBookingDate", { booked: "2027-05-05", date: "2027-05-03" }],
  ]);
  expect(
    kindsOf([stop("a", booked("rental", "2027-05-01 10:00", "2027-05-03 10:00"))]),
  ).not.toContain("otherBookingDate tight a");
  expect(
    kindsOf([stop("a", booked("stay", "2027-05-01 15:00", "2027-05-04 10:00"))]),
  ).not.toContain("otherBookingDate tight a");
  const late = booked("bus", "2027-05-04 00:30", "2027-05-04 05:00");
  expect(kindsOf([stop("a", late), stop("b", tbilisi)])).toEqual([]);
});

test("a ticket after midnight and a car after a night train are of their day", () => {
  const ticket = stop("b", { ...booked("ticket", "2027-05-04 00:30", null), routeMode: "break" });
  expect(kindsOf([stop("a"), ticket])).toEqual([]);
  const car = booked("rental", "2027-05-04 14:00", "2027-05-08 10:00");
  const train = booked("train", "2027-05-03 09:00", "2027-05-04 12:00");
  expect(kindsOf([stop("a", train), stop("b", car)])).toEqual([]);
});

test("a way to a connection on the next date is measured on that date", () => {
  const train = booked("train", "2027-05-03 09:00", "2027-05-04 12:00");
  const next = booked("train", "2027-05-04 14:00", "2027-05-04 16:00");
  const far = { lat: frankfurt.lat + 0.5, lng: frankfurt.lng };
  const points = [
    stop("a", train),
    stop("b", frankfurt),
    stop("c", { ...far, ...next }),
    stop("d", tbilisi),
  ];
  expect(kindsOf(points)).toEqual([]);
});

test("a cancelled booking in the plan and a journey that leads nowhere are told", () => {
  const cancelled = booked("train", "2027-05-03 10:00", "2027-05-03 11:00", { isCancelled: true });
  expect(kindsOf([stop("a", cancelled), stop("b", frankfurt)])).toEqual([
    "cancelledBooking tight a",
  ]);
  expect(kindsOf([stop("a", train)])).toEqual(["journeyToNowhere hint a"]);
});

test("nobody flies too fast by a booking", () => {
  const flight = booked("flight", "2027-05-03 10:00", "2027-05-03 10:01");
  const points = [
    stop("a", { ...frankfurt, ...flight }),
    stop("b", { ...tbilisi, reservationTime: "11:00" }),
  ];
  expect(kindsOf(points)).toEqual([]);
});
