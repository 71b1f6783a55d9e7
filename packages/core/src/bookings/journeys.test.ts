import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../testing/make.ts";
import type { Point } from "../points/point.ts";
import { type Booking, type BookingEnd, newBooking } from "./booking.ts";
import { listJourneys } from "./journeys.ts";

const end = (at: string, zone: string | null = null): BookingEnd => ({
  ...{ at, zone, terminal: "", gate: "" },
});
const booked = (changes: Partial<Booking>): Booking => ({
  ...{ ...newBooking, kind: "flight" },
  ...changes,
});
const stop = (id: string, changes: Partial<Point> = {}) => makePoint({ id, ...changes });
const day = (id: string, ...points: readonly Point[]) => makeRoute({ id, points: [...points] });
const zones: Record<string, string> = { a: "Europe/Berlin", b: "Asia/Tbilisi" };
const listOf = (...routes: ReturnType<typeof day>[]) =>
  listJourneys({ routes }, ({ id }) => zones[id] ?? null).map((journey) => [
    `${journey.fromRouteId}: ${journey.from.id} > ${journey.to?.id}`,
    journey.departs && new Date(journey.departs).toISOString(),
    journey.arrives && new Date(journey.arrives).toISOString(),
  ]);

const flight = booked({
  departure: end("2027-05-03 23:10"),
  arrival: end("2027-05-04 04:45"),
});

test("a journey leads to the next stop, also on a later day, by the clocks of both places", () => {
  const plan = [day("one", stop("a", { booking: flight })), day("empty"), day("two", stop("b"))];
  expect(listOf(...plan)).toEqual([
    ["one: a > b", "2027-05-03T21:10:00.000Z", "2027-05-04T00:45:00.000Z"],
  ]);
});

test("the zones that a booking tells count more than those of its places", () => {
  const departure = end("2027-05-03 23:10", "Europe/London");
  const points = [stop("a", { booking: { ...flight, departure } }), stop("b")];
  expect(listOf(day("one", ...points))[0]?.[1]).toBe("2027-05-03T22:10:00.000Z");
});

test("stops off the path are passed, and several journeys in a row are one with changes", () => {
  const points = [
    stop("a", { booking: flight }),
    stop("off", { routeMode: "none" }),
    stop("b", { booking: booked({ arrival: end("2027-05-04 08:00", "Asia/Yerevan") }) }),
    stop("c"),
  ];
  expect(listOf(day("one", ...points))).toEqual([
    ["one: a > b", "2027-05-03T21:10:00.000Z", "2027-05-04T00:45:00.000Z"],
    ["one: b > c", null, "2027-05-04T04:00:00.000Z"],
  ]);
});

test("a journey without a stop after it leads nowhere, and times without a zone are unknown", () => {
  expect(listOf(day("one", stop("x", { booking: flight })))).toEqual([
    ["one: x > undefined", null, null],
  ]);
});

test("a cancelled one, one without times and what is no journey are no journeys", () => {
  const points = [
    stop("a", { booking: { ...flight, isCancelled: true } }),
    stop("b", { booking: booked({}) }),
    stop("c", { booking: booked({ kind: "table", departure: end("2027-05-03 19:00") }) }),
    stop("d"),
  ];
  expect(listOf(day("one", ...points))).toEqual([]);
});
