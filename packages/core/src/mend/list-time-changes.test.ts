import { booked } from "@castor/core/testing/booked.ts";
import { contextOf, days, mend, ofKind, saturday, stop } from "@castor/core/testing/mend-days.ts";
import { expect, test } from "vitest";
import { listChangedDays } from "./list-time-changes.ts";

const flight = booked("flight", "2026-12-05 22:00", "2026-12-06 11:30");
const trip = (timeToSpend: number) =>
  days(
    [saturday, stop("airport", 0, flight)],
    [
      "2026-12-06 09:00",
      stop("landing", 0, { timeToSpend }),
      stop("table", 4, { reservationTime: "13:00" }),
    ],
  );

test("The times of a day before and after a fix begin where the flight to it lands", () => {
  const [before, after] = [trip(90), trip(30)];
  const [first] = before.routes;
  if (!first) throw new Error("no day");
  // The day of the departure is the same one.
  const kept = { ...after, routes: [first, ...after.routes.slice(1)] };
  const changed = listChangedDays(
    { trip: before, context: contextOf(before) },
    { trip: kept, context: contextOf(kept) },
  );
  expect(
    changed.map(({ was, is }) => [was, is].map(({ schedule }) => schedule.stops.table?.arrival.at)),
  ).toEqual([["2026-12-06 13:30", "2026-12-06 12:30"]]);
});

test("A fix for who lands late shortens the stay as far as the landing asks", () => {
  const fixes = mend(trip(70), "lateForReservation");
  expect(ofKind(fixes, "stayShorter")?.times).toContainEqual({
    ...{ what: "arrival", routeId: "day 1", stopId: "table" },
    ...{ before: "2026-12-06 13:10", after: "2026-12-06 13:00" },
  });
});
