import { makeFinance } from "@castor/core/testing/make.ts";
import { contextOf, days, mend, ofKind, saturday, stop } from "@castor/core/testing/mend-days.ts";
import { expect, test } from "vitest";
import { checkTrip } from "../check/check-trip.ts";
import { estimateLeg } from "../services/paths/estimate-path.ts";
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

test("A way that is only estimated helps with time to spare: estimates err by a quarter", () => {
  const hotel = stop("hotel", 0, { timeToSpend: 0 });
  const walkTo = (reservationTime: string) =>
    stop("table", 8, { reservationTime, routeMode: "walk" });
  const minutes = Math.round(estimateLeg(hotel, walkTo("10:00"), "car").duration / 60);
  const byCar = (spare: number) => {
    const table = walkTo(`09:${minutes + spare}`);
    return ofKind(
      mend(days([saturday, hotel, table]), "lateForReservation", { table: 120 }),
      "otherMode",
    );
  };
  expect(minutes).toBeGreaterThan(9);
  expect(byCar(1)).toBeUndefined();
  expect(byCar(Math.ceil(minutes / 4) + 1)?.figures).toEqual({ mode: "car" });
});

test("What is paid for or valid on some dates does not go to another day", () => {
  const moved = (ticket: Parameters<typeof makeFinance>[0]) =>
    ofKind(
      mend(
        days(
          [
            saturday,
            stop("hotel", 0),
            stop("museum", 6, {
              workingHours: "Su-Mo 10:00-18:00",
              finance: makeFinance(ticket),
            }),
          ],
          ["2026-12-07 09:00", stop("south", 0), stop("near", 5), stop("beyond", 10)],
        ),
        "closed",
      ),
      "moveDay",
    );
  expect(moved({ price: 20 })?.figures).toEqual({ date: "2026-12-07" });
  expect(moved({ price: 20, payed: 20 })).toBeUndefined();
  expect(moved({ price: 20, validTo: "2026-12-05" })).toBeUndefined();
  expect(moved({ price: 20, validFrom: "2026-12-01" })).toBeUndefined();
});
