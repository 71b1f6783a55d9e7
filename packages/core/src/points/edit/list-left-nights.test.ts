import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import type { Point } from "../point.ts";
import { listLeftNights } from "./list-left-nights.ts";
import { attachPoint } from "./new-point.ts";

const stay = (from: number, to: number) => ({
  ...{ checkIn: `2026-12-0${from} 15:00`, checkOut: `2026-12-0${to} 11:00` },
  ...{ checkInTime: "15:00", checkOutTime: "11:00", dining: "none" as const },
});
const hotel = makePoint({ id: "s4", linkId: "inn", name: "Inn", typeId: "Hotel" });

/** Four days from the 4th, each with the hotel as it was put there by itself; the days that leave it after a stay from the 4th to the 8th. */
function leftBy(now: Point["hotelData"], changes: Record<string, Partial<Point>> = {}, more = "") {
  const routes = [4, 5, 6, 7].map((day) => {
    const route = makeRoute({ id: `${day}`, date: `2026-12-0${day} 09:00` });
    const stop = (id: string) => ({ ...attachPoint(route, hotel), id, order: 0, ...changes[id] });
    const points = [stop(`s${day}`), ...(more === `${day}` ? [stop("again")] : [])];
    return { ...route, points };
  });
  const edited = { id: "s4", linkId: "inn", hotelData: now };
  return listLeftNights(makeTrip({ routes }), edited, stay(4, 8)).map(({ id }) => id);
}

test.each([
  ["an earlier check-out", stay(4, 6), ["s6", "s7"]],
  ["a later check-in; the stop whose stay was changed stays", stay(6, 8), ["s5"]],
  ["other dates altogether", stay(1, 3), ["s5", "s6", "s7"]],
  ["a longer stay", stay(3, 9), []],
  ["the same stay", stay(4, 8), []],
  ["an open stay", { ...stay(4, 6), checkOut: null }, []],
  ["no stay at all", null, []],
])("%s", (_case, now, left) => {
  expect(leftBy(now)).toEqual(left);
});

test("a night of which the trip says something of its own stays", () => {
  const own: Partial<Point>[] = [
    { reservationTime: "20:00" },
    { timeToSpend: 45 },
    { priority: "star" },
    { routeMode: "walk" },
    { cameBeforeMin: 10 },
    { isWaitSkipped: true },
  ];
  for (const s7 of own) expect(leftBy(stay(4, 6), { s7 })).toEqual(["s6"]);
  // What all its stops share is not lost with one.
  expect(leftBy(stay(4, 6), { s7: { description: "Late", address: "Quay 7" } })).toEqual([
    "s6",
    "s7",
  ]);
  expect(leftBy(stay(4, 6), {}, "7")).toEqual(["s6"]);
});
