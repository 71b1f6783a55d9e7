import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Point } from "../points/point.ts";
import type { KnownLegs } from "./order-legs.ts";
import { proposeOrder } from "./propose-order.ts";

const stop = (id: string, index: number, changes: Partial<Point> = {}) =>
  makePoint({ id, name: id, lat: 48 + index / 100, lng: 16, ...changes });
const museum = stop("museum", 6, { workingHours: "Mo-Su 08:00-10:00", timeToSpend: 30 });
const points = [
  stop("a", 0, { timeToSpend: 120 }),
  stop("c", 4, { timeToSpend: 60 }),
  stop("b", 2, { timeToSpend: 60 }),
  museum,
];
const trip = makeTrip({ routes: [makeRoute({ id: "day", date: "2026-12-05 09:00", points })] });

function propose(routeId: string, known: KnownLegs = {}) {
  const zones = Object.fromEntries(points.map(({ id }) => [id, "Europe/Vienna"]));
  const rest = { fallbackZone: "UTC", keepsFirst: false, keepsLast: false };
  return proposeOrder({ trip, routeId, known, zones, today: "2026-12-01", ...rest }, () => {});
}

test("an order is compared with today's by its ways and by what the check finds", () => {
  const proposal = propose("day");
  if (proposal.kind === "refused") throw new Error(proposal.code);
  expect(proposal.kind).toBe("proposed");
  expect(proposal.points.map(({ id }) => id)).toEqual(["museum", "c", "b", "a"]);
  const { before, after } = proposal;
  expect(before.findings).toBe(1 + after.findings);
  expect(after.minutes).toBeLessThan(before.minutes);
  expect(after.metres).toBeLessThan(before.metres);
  expect([before.isEstimated, after.isEstimated]).toEqual([true, true]);
});

test("known ways count as they are: an order whose ways are all known rests on no estimate", () => {
  const leg = (minutes: number) => ({
    ...{ distance: 1_000, duration: minutes * 60, isEstimated: false, hasNoWay: false },
  });
  const known = Object.fromEntries(
    points.flatMap((from) => points.map((to) => [`${from.id} ${to.id}`, leg(10)])),
  );
  const slow = { ...known, "museum c": leg(90) };
  expect(propose("day", slow)).toMatchObject({
    after: { minutes: 30, metres: 3_000, lost: 0, isEstimated: false },
  });
});

test("a day that is gone is refused", () => {
  expect(propose("gone")).toEqual({ kind: "refused", code: "tooFewStops" });
});
