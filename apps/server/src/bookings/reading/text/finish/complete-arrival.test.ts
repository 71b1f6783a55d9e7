import { expect, test } from "vitest";
import { knownAirport } from "../../../../../testing/confirmations/known-airports.ts";
import { arrivalByClock, arrivalOfFlight } from "./complete-arrival.ts";

function airport(code: string) {
  const known = knownAirport(code);
  if (!known) throw new Error(`No airport ${code}.`);
  return { ...known, code };
}

test.each([
  ["SVO", "14:05", "FRA", "15:30", "2026-12-12"],
  ["DOH", "20:40", "BKK", "07:05", "2026-12-13"],
  ["JFK", "18:55", "CDG", "08:20", "2026-12-13"],
  // Over the date line.
  ["AKL", "20:15", "LAX", "12:10", "2026-12-12"],
  ["NRT", "00:05", "HNL", "12:10", "2026-12-11"],
  ["SFO", "11:05", "NRT", "14:55", "2026-12-13"],
  // Too fast, and too slow.
  ["FRA", "07:25", "LIS", "07:30", null],
  ["FRA", "07:25", "LIS", "23:30", null],
])("from %s at %s to %s at %s one arrives on %s", (from, departs, to, arrives, day) => {
  expect(arrivalOfFlight("2026-12-12", departs, arrives, [airport(from), airport(to)])).toBe(day);
});

test("without zones a later clock is the same day, a much earlier one the next", () => {
  expect(arrivalByClock("2026-12-12", "21:40", "07:55")).toBe("2026-12-13");
  expect(arrivalByClock("2026-12-12", "08:30", "14:05")).toBe("2026-12-12");
  // The hour of a neighbour's clock, or a day and an hour.
  expect(arrivalByClock("2026-12-12", "10:00", "09:30")).toBeNull();
});
