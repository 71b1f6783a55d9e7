// @vitest-environment node
import { expect, test } from "vitest";
import { pointsIn } from "../../../../../testing/import-calendars.ts";
import { parseExample, tripOf } from "../../../../../testing/import-examples.ts";
import { dateOfDeparture, findJourneyStart, readWrittenTimes } from "./journey.ts";

test("TripIt's flights of one line have the position of their arrival: they are looked up by their departure, at its told time", async () => {
  const trip = await tripOf(parseExample("tripit-one-line.ics"));
  expect(pointsIn(trip)).toMatchObject([
    {
      date: "2026-12-05",
      reservationTime: "19:00",
      position: null,
      lookup: "Chicago (ORD)",
      timeToSpend: 375,
      instant: null,
    },
    // Both ends are in one zone.
    { date: "2026-12-08", reservationTime: "09:00", position: null, lookup: "Lisbon (LIS)" },
  ]);
  expect(trip.warnings).toEqual([{ code: "withoutPosition", count: 2 }]);
  expect(trip.name).toBe("tripit-one-line");
});

test.each([
  ["Berlin Hbf -> Wien Hbf", "Berlin Hbf", false],
  ["ICE 100: Berlin Hbf → Wien Hbf", "Berlin Hbf", false],
  ["Your flight from VIE to TBS", "VIE", true],
  ["Flight XX 715 VIE-TBS", "VIE", true],
  ["Train from Lyon to Turin", "Lyon", false],
  ["U2 5012 Berlin to Nice", "Berlin", false],
  ["✈ LH 400 Frankfurt - New York", "Frankfurt", false],
  ["Рейс SU 1234 Москва — Тбилиси", "Москва", false],
  ["Поезд Тбилиси - Батуми", "Тбилиси", false],
])("A journey begins where its words say: %s", (summary, from, isAirport) => {
  expect(findJourneyStart(summary)).toEqual({ from, isAirport });
});

test.each(["Dinner with Anna", "Work from 10:00 to 12:00", "Call from Anna to Boris", "A - B", ""])(
  "No journey: %s",
  (summary) => {
    expect(findJourneyStart(summary)).toBeNull();
  },
);

test.each([
  ["dep JFK 7:00pm EST arr LHR 7:00am GMT", "19:00", "07:00", true],
  [
    "12:15am CET - Depart Vienna (VIE)\n12:40pm +04 - Arrive Tbilisi (TBS)",
    "00:15",
    "12:40",
    false,
  ],
])("Told times are read: %s", (text, departs, arrives, isOneLine) => {
  expect(readWrittenTimes(text)).toEqual({ departs, arrives, date: null, isOneLine });
});

test("A told departure is on its told date, else on the nearest one that a place on earth has", () => {
  const told = { departs: "19:00", arrives: "07:00", isOneLine: true };
  const instant = Date.UTC(2026, 11, 11);
  expect(dateOfDeparture({ ...told, date: "2026-12-10" }, instant)).toBe("2026-12-10");
  expect(dateOfDeparture({ ...told, date: null }, instant)).toBe("2026-12-10");
  // A date of another leg is none of this one.
  expect(dateOfDeparture({ ...told, date: "2026-11-01" }, instant)).toBe("2026-12-10");
});
