import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Trip } from "../../trips/trip.ts";
import {
  addPoint,
  findPoint,
  movePoint,
  orderPoint,
  removePlace,
  removePoint,
  savePoint,
  tickPoint,
} from "./edit-points.ts";
import { attachPoint, newPoint } from "./new-point.ts";

const tripOf = (...stops: number[]) =>
  makeTrip({
    routes: stops.map((count, day) =>
      makeRoute({
        date: `2026-12-0${day + 1} 09:00`,
        points: Array.from({ length: count }, () => makePoint()),
      }),
    ),
  });
const pointsOf = (trip: Trip) => trip.routes.flatMap(({ points }) => points);
const idAt = (trip: Trip, which: number) => {
  const points = pointsOf(trip);
  return points[which % Math.max(1, points.length)]?.id ?? "";
};
const routeAt = (trip: Trip, which: number) => trip.routes[which % trip.routes.length]?.id ?? "";

const edits = fc.array(fc.tuple(fc.nat(4), fc.nat(40), fc.integer({ min: -2, max: 9 })), {
  maxLength: 30,
});

test("Orders are always 0..n-1, every stop has its route's id, and only removing loses stops", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), edits, (stops, script) => {
      let trip = tripOf(...stops);
      let expected = pointsOf(trip).length;
      for (const [verb, which, to] of script) {
        const id = idAt(trip, which);
        const routeId = routeAt(trip, Math.abs(to));
        if (verb === 0) trip = orderPoint(trip, id, to);
        if (verb === 1) trip = movePoint(trip, id, routeId);
        if (verb === 2) {
          trip = addPoint(trip, makePoint({ tripId: trip.id, routeId }));
          expected += 1;
        }
        if (verb === 3 && id !== "") {
          trip = removePoint(trip, id);
          expected -= 1;
        }
        if (verb === 4) trip = savePoint(trip, id, { name: "Renamed" });
      }
      expect(pointsOf(trip)).toHaveLength(expected);
      for (const route of trip.routes) {
        expect(route.points.map(({ order }) => order)).toEqual([...route.points.keys()]);
        for (const point of route.points) expect(point.routeId).toBe(route.id);
      }
    }),
  );
});

test("A moved point goes to the end of the other day or of its own", () => {
  const trip = tripOf(3, 1);
  const [first, second, third] = trip.routes[0]?.points ?? [];
  const other = trip.routes[1]?.id ?? "";
  const moved = movePoint(trip, first?.id ?? "", other);
  expect(moved.routes[0]?.points.map(({ id }) => id)).toEqual([second?.id, third?.id]);
  expect(moved.routes[1]?.points.at(-1)).toEqual({ ...first, routeId: other, order: 1 });
  const toOwn = movePoint(trip, first?.id ?? "", trip.routes[0]?.id ?? "");
  expect(toOwn.routes[0]?.points.map(({ id }) => id)).toEqual([second?.id, third?.id, first?.id]);
});

test("Moving a missing point, or to a missing day, changes nothing", () => {
  const trip = tripOf(2);
  expect(movePoint(trip, "nowhere", routeAt(trip, 0))).toEqual(trip);
  expect(movePoint(trip, idAt(trip, 0), "nowhere")).toEqual(trip);
  expect(removePoint(trip, "nowhere")).toEqual(trip);
  expect(savePoint(trip, "nowhere", { name: "x" })).toEqual(trip);
});

test("A place may be on several days: shared fields change on each, a stop's own fields only there", () => {
  const trip = tripOf(1, 1);
  const [first] = pointsOf(trip);
  if (!first) throw new Error("no point");
  const on = { id: routeAt(trip, 1), tripId: trip.id, moveType: "walk" } as const;
  const stop = { ...attachPoint(on, first), id: "again", order: 1 };
  const both = addPoint(trip, stop);
  const saved = savePoint(both, "again", {
    name: "Shared",
    finance: { price: 3 },
    timeToSpend: 50,
  });
  const finance = makeFinance({ price: 3 });
  expect(findPoint(saved, first.id)?.point).toEqual({ ...first, name: "Shared", finance });
  expect(findPoint(saved, "again")?.point).toEqual({
    ...stop,
    name: "Shared",
    finance,
    timeToSpend: 50,
  });
  expect(pointsOf(removePlace(saved, first.linkId)).map(({ linkId }) => linkId)).not.toContain(
    first.linkId,
  );
  expect(pointsOf(removePoint(saved, first.id)).map(({ id }) => id)).toContain("again");
});

test("A new point has the defaults of the specification; its mode is the day's, car if that is none", () => {
  const position = { name: "Café", lat: 1, lng: 2 };
  const on = (moveType: "walk" | "none") => ({ id: "route", tripId: "trip", moveType });
  expect(newPoint(on("walk"), position)).toMatchObject({
    ...position,
    routeMode: "walk",
    excludeFromRoute: false,
    priority: "normal",
    timeToSpend: 0,
    cameBeforeMin: 0,
    reservationTime: null,
    typeId: "Other",
    finance: null,
    hotelData: null,
  });
  expect(newPoint(on("none"), position).routeMode).toBe("car");
});

test("A further stop of a place takes over the shared fields and starts its own anew", () => {
  const point = makePoint({
    finance: makeFinance(),
    priority: "star",
    timeToSpend: 60,
    reservationTime: "12:00",
    routeMode: "none",
    excludeFromRoute: true,
  });
  const on = { id: "other", tripId: "trip", moveType: "bus" } as const;
  const { id, order, ...place } = point;
  expect(attachPoint(on, point)).toEqual({
    ...place,
    routeId: "other",
    routeMode: "bus",
    excludeFromRoute: false,
    priority: "normal",
    timeToSpend: 0,
    reservationTime: null,
  });
});

test("A stop that is in the trip already is not added twice, whichever day it was on", () => {
  const trip = tripOf(2, 2);
  const known = idAt(trip, 0);
  const again = addPoint(trip, makePoint({ id: known, routeId: routeAt(trip, 1) }));
  expect(pointsOf(again).filter(({ id }) => id === known)).toHaveLength(1);
  expect(again.routes.map(({ points }) => points.map(({ order }) => order))).toEqual([
    [0],
    [0, 1, 2],
  ]);
});

test("A tick changes its task on all stops of the place, and nothing if the task is gone", () => {
  const list = { linkId: "hotel", description: "Pay:\n- [ ] deposit" };
  const both = makeTrip({
    routes: [1, 2].map((day) => makeRoute({ points: [makePoint({ id: `stop${day}`, ...list })] })),
  });
  const tick = { line: 1, text: "- [ ] deposit", done: true };
  const texts = tickPoint(both, "stop1", tick).routes.map(({ points }) => points[0]?.description);
  expect(texts).toEqual(["Pay:\n- [x] deposit", "Pay:\n- [x] deposit"]);
  expect(tickPoint(both, "stop1", { ...tick, line: 0 })).toEqual(both);
  expect(tickPoint(both, "nowhere", tick)).toEqual(both);
});
