import { calendarOf } from "@castor/core/testing/calendar-of.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { expect, test } from "vitest";

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
