import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { applyTripChange, inverseOf } from "./change-rows.ts";
import {
  copySeveral,
  excludeSeveral,
  moveSeveral,
  removeSeveral,
  typeSeveral,
} from "./change-several.ts";

const at = "2026-12-01T10:00:00.000Z";
const dated = (bodies: readonly ChangeBody[]) => bodies.map((body) => ({ ...body, at }));
const run = (trip: Trip, bodies: readonly ChangeBody[]) =>
  dated(bodies).reduce((changed, change) => applyTripChange(changed, change), trip);
const pointsOf = (trip: Trip) => trip.routes.flatMap(({ points }) => points);

/** A trip, some of its points in order, and one of its days. */
const anyPick = fc
  .tuple(anyTrip, fc.array(fc.boolean(), { minLength: 12 }), fc.nat(20))
  .filter(([trip]) => trip.routes.length > 0)
  .map(([trip, isPicked, day]) => ({
    trip,
    picked: pointsOf(trip).filter((_, index) => isPicked[index] ?? false),
    routeId: trip.routes[day % trip.routes.length]?.id ?? "",
  }));

test("moved points stand at the end of the day in their order, and nothing else moves", () => {
  fc.assert(
    fc.property(anyPick, ({ trip, picked, routeId }) => {
      const moved = new Set(picked.filter((one) => one.routeId !== routeId).map(({ id }) => id));
      const after = run(trip, moveSeveral(picked, routeId));
      for (const [index, route] of trip.routes.entries()) {
        const own = route.points.map(({ id }) => id).filter((id) => !moved.has(id));
        const wanted = route.id === routeId ? [...own, ...moved] : own;
        expect(after.routes[index]?.points.map(({ id }) => id)).toEqual(wanted);
      }
    }),
  );
});

test("whatever is done to several points, undone it gives the trip back", () => {
  fc.assert(
    fc.property(anyPick, ({ trip, picked, routeId }) => {
      let made = 0;
      const newId = () => `new${++made}`;
      for (const bodies of [
        moveSeveral(picked, routeId),
        copySeveral(picked, routeId, newId),
        typeSeveral(picked, "Museum"),
        excludeSeveral(picked, true),
        excludeSeveral(picked, false),
      ])
        expect(run(run(trip, bodies), inverseOf(trip, dated(bodies)))).toEqual(trip);
      // A place that comes back has its former ids until the server names it.
      const removed = removeSeveral(picked);
      const back = run(run(trip, removed), inverseOf(trip, dated(removed)));
      expect(pointsOf(back).map(({ id, order, name }) => [id, order, name])).toEqual(
        pointsOf(trip).map(({ id, order, name }) => [id, order, name]),
      );
    }),
  );
});

test("a type and a copy are asked for once for each place, and nothing that is so already", () => {
  const shared = makePoint({ linkId: "museum", typeId: "Museum" });
  const trip = makeTrip({
    routes: [
      makeRoute({ points: [shared, makePoint({ typeId: "Other" })] }),
      makeRoute({ id: "next", points: [{ ...shared, id: "again" }] }),
    ],
  });
  const points = pointsOf(trip);
  expect(typeSeveral(points, "Museum")).toHaveLength(1);
  expect(typeSeveral(points, "Hike")).toHaveLength(2);
  expect(copySeveral(points, "next", () => "new")).toHaveLength(2);
  expect(excludeSeveral(points, false)).toEqual([]);
});
