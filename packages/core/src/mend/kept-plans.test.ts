import { contextOf, days, mend, ofKind, saturday, stop } from "@castor/core/testing/mend-days.ts";
import { expect, test } from "vitest";
import { checkTrip } from "../check/check-trip.ts";
import { findFixes } from "./find-fixes.ts";

test("Whoever is to be early is early after a fix, too", () => {
  const trip = days([
    ...[saturday, stop("market", 0, { timeToSpend: 300 })],
    stop("table", 2, { reservationTime: "14:10", cameBeforeMin: 30 }),
  ] as const);
  expect(ofKind(mend(trip, "lateForReservation"), "stayShorter")?.figures).toEqual({ minutes: 50 });
});

test("What has begun does not begin earlier, and nothing is put after a departure", () => {
  const late = days([saturday, stop("park", 0), stop("table", 2, { reservationTime: "09:50" })]);
  const today = { ...contextOf(late), today: "2026-12-05" };
  const finding = checkTrip(late, today).find(({ kind }) => kind === "lateForReservation");
  const fixes = finding ? findFixes(late, finding, today) : [];
  expect(ofKind(fixes, "leaveEarlier")).toBe(undefined);
  const train = { typeId: "Transport" as const, reservationTime: "10:00" };
  const trip = days(
    [saturday, stop("hotel", 0), stop("museum", 6, { workingHours: "Mo 08:00-18:00" })],
    ["2026-12-07 09:00", stop("train", 6, train), stop("town", 7)],
  );
  const moved = ofKind(mend(trip, "closed"), "moveDay");
  expect(moved?.changes.at(-1)).not.toMatchObject({ args: { order: 1 } });
});
