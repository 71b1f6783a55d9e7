import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { Point } from "../points/point.ts";
import { checkTrip } from "./check-trip.ts";

const stop = (id: string, changes: Partial<Point> = {}) =>
  makePoint({ ...{ id, linkId: id, timeToSpend: 0 }, ...changes });
const day = (id: string, date: string, ...points: Point[]) => makeRoute({ id, date, points });
const hotel = stop("hotel", { typeId: "Hotel" });
const check = (...routes: ReturnType<typeof day>[]) =>
  checkTrip(makeTrip({ routes }), {
    ...{ today: "2027-01-01", legsByDay: {} },
    ...{ zoneOf: () => "Europe/Berlin", fallbackZone: "UTC", perEuro: null },
  }).flatMap(({ kind, figures }) =>
    kind === "noBed" || kind === "missingDays" ? [{ kind, ...figures }] : [],
  );

test("who is on a night train needs no bed, wherever the next day begins", () => {
  const plan = (arrives: string) =>
    check(
      day(
        "one",
        "2027-05-03 09:00",
        hotel,
        stop("a", booked("train", "2027-05-03 21:00", arrives)),
      ),
      day("two", "2027-05-04 09:00", stop("museum")),
    );
  expect(plan("2027-05-04 07:00")).toEqual([]);
  expect(plan("2027-05-03 23:00")).toEqual([{ kind: "noBed", date: "2027-05-03" }]);
});

test("no days are missing while a train of two nights is under way", () => {
  const plan = (next: string, arrives = "2027-05-05 08:00") =>
    check(
      day("one", "2027-05-03 09:00", stop("a", booked("train", "2027-05-03 21:00", arrives))),
      day("two", `${next} 09:00`, stop("museum")),
    );
  expect(plan("2027-05-05")).toEqual([]);
  // It arrives in the morning: a day is left.
  expect(plan("2027-05-07")).toEqual([
    { kind: "missingDays", from: "2027-05-05", to: "2027-05-06", count: 2 },
  ]);
  expect(plan("2027-05-05", "2027-05-03 23:00")).toEqual([
    { kind: "missingDays", from: "2027-05-04", to: "2027-05-04", count: 1 },
  ]);
});
