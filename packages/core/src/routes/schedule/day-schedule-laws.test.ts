import { berlin, type PlannedStop, planDay } from "@castor/core/testing/plan-day.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

const nine = "2026-12-05 09:00";
const anyStop: fc.Arbitrary<PlannedStop> = fc.record({
  leg: fc.option(fc.double({ min: 0, max: 3_000, noNaN: true }), { freq: 8 }),
  isAbout: fc.boolean(),
  zone: fc.constantFrom(
    berlin,
    "Asia/Tbilisi",
    "Europe/Istanbul",
    "America/New_York",
    "Pacific/Apia",
    null,
  ),
  routeMode: fc.constantFrom("car", "walk", "none", "break"),
  timeToSpend: fc.nat(600),
  reservationTime: fc.constantFrom(null, null, "00:00", "02:30", "13:15", "23:59"),
  cameBeforeMin: fc.nat(180),
  workingHours: fc.constantFrom("", "Mo-Su 10:00-18:00", "Mo-Su 18:00-02:00", "Mo-Fr 25:00"),
  isWaitSkipped: fc.boolean(),
});
const anyDate = fc.constantFrom(nine, "2026-03-29 02:30", "2026-10-25 02:30", "2026-12-31 23:59");

test("Time never goes back, and no stop has both waiting and lateness", () => {
  fc.assert(
    fc.property(anyDate, fc.array(anyStop, { maxLength: 12 }), (date, stops) => {
      const schedule = planDay(date, ...stops);
      let last = -Infinity;
      for (const { arrival, departure, waiting, lateness, overdue } of Object.values(
        schedule.stops,
      )) {
        expect(arrival.instant).toBeGreaterThanOrEqual(last);
        expect(departure.instant).toBeGreaterThanOrEqual(arrival.instant);
        last = departure.instant;
        expect(Math.min(waiting, lateness)).toBe(0);
        expect(overdue).toBeLessThanOrEqual(lateness);
      }
      expect(schedule.end?.instant ?? last).toBe(last);
    }),
  );
});

test("What depends on an estimate is marked as estimated", () => {
  fc.assert(
    fc.property(fc.array(anyStop, { maxLength: 12 }), (stops) => {
      const about = planDay(nine, ...stops.map((stop) => ({ ...stop, isAbout: true })));
      const led = stops.filter(({ routeMode }) => routeMode !== "none").slice(1);
      const arrivals = Object.values(about.stops).slice(1);
      expect(arrivals.every(({ arrival }) => arrival.isEstimated)).toBe(true);
      expect(arrivals.length).toBeLessThanOrEqual(led.length);
    }),
  );
});
