import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import { applyTripChange } from "../../changes/change-rows.ts";
import { listDayChanges } from "./list-day-changes.ts";
import { type DaysQuestion, proposeDays } from "./propose-days.ts";

const at = "2026-12-01T00:00:00.000Z";
const stop = (name: string, north: number, changes = {}) =>
  makePoint({
    ...{ id: name, name, linkId: name, lat: 48 + north / 100, lng: 16, timeToSpend: 30 },
    ...changes,
  });
const trip = makeTrip({
  routes: [
    makeRoute({
      id: "first",
      date: "2026-12-05 09:00",
      points: [stop("a", 0), stop("y", 51), stop("off", 1, { routeMode: "none" }), stop("c", 2)],
    }),
    makeRoute({
      id: "second",
      date: "2026-12-06 09:00",
      points: [stop("x", 50), stop("b", 1), stop("z", 52)],
    }),
    makeRoute({ id: "third", date: "2026-12-07 09:00", points: [stop("d", 3)] }),
  ],
});
const question = (changes: Partial<DaysQuestion> = {}): DaysQuestion => ({
  ...{ trip, routeIds: ["first", "second"], ideaIds: [], known: {}, zones: {} },
  fallbackZone: "Europe/Vienna",
  today: "2026-12-01",
  ...changes,
});
const propose = (changes: Partial<DaysQuestion> = {}) => {
  const proposal = proposeDays(question(changes), () => {});
  if (proposal.kind === "refused") throw new Error(proposal.code);
  return proposal;
};

test("the figures of both plans are compared, and points off the path keep their days", () => {
  const { kind, days, before, after } = propose();
  expect(kind).toBe("proposed");
  expect(after.minutes).toBeLessThan(before.minutes);
  expect(after.metres).toBeLessThan(before.metres);
  expect([before.isEstimated, after.isEstimated]).toEqual([true, true]);
  expect(days.map(({ routeId }) => routeId)).toEqual(["first", "second"]);
  expect(days[0]?.points.map(({ name }) => name)).toContain("off");
});

test("its changes make that plan, and move no more than they need to", () => {
  const { days } = propose();
  const changes = listDayChanges(trip, days);
  const dealt = changes.reduce((now, change) => applyTripChange(now, { ...change, at }), trip);
  for (const { routeId, points } of days)
    expect(dealt.routes.find(({ id }) => id === routeId)?.points.map(({ id }) => id)).toEqual(
      points.map(({ id }) => id),
    );
  expect(changes.filter(({ name }) => name === "points.move")).toHaveLength(2);
  expect(listDayChanges(dealt, days)).toEqual([]);
});

test("days that are the best already, and a plan that the check finds worse, are left", () => {
  const { days } = propose();
  const routes = trip.routes.map((route) => ({
    ...route,
    points: [...(days.find(({ routeId }) => routeId === route.id)?.points ?? route.points)],
  }));
  expect(propose({ trip: { ...trip, routes } })).toMatchObject({ kind: "unchanged" });
  expect(proposeDays(question({ routeIds: ["first"] }), () => {})).toEqual({
    kind: "refused",
    code: "tooFewDays",
  });
});
