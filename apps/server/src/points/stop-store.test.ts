import { changePoint } from "@castor/core/points/edit/change-point.ts";
import {
  addPoint,
  findPoint,
  movePoint,
  orderPoint,
  removePlace as removePlaceOf,
  removePoint,
  savePoint as savePointOf,
} from "@castor/core/points/edit/edit-points.ts";
import { attachPoint } from "@castor/core/points/edit/new-point.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner, openTestDatabase } from "../../testing/databases/migrated-database.ts";
import type { Database, Queries } from "../db/database.ts";
import { insertTrip, loadTrip } from "../trips/trip-store.ts";
import { insertPoints, insertStops, savePoint } from "./save-point-store.ts";
import { moveStop, removePlace, removeStop, saveOrder } from "./stop-store.ts";

type Edit = {
  verb: "add" | "attach" | "save" | "order" | "move" | "remove" | "removePlace";
  which: number;
  to: number;
  change: PointChange;
};

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    verb: fc.constantFrom("add", "attach", "save", "order", "move", "remove", "removePlace"),
    which: fc.nat(100),
    to: fc.integer({ min: -2, max: 8 }),
    change: fc.record(
      {
        name: fc.constantFrom("Prater", "Café «Ёж»"),
        lat: fc.double({ min: -90, max: 90, noNaN: true }).map((lat) => lat + 0),
        timeToSpend: fc.nat(100),
        excludeFromRoute: fc.boolean(),
        finance: fc.constantFrom(null, { price: 5 }, { payed: 2.5 }),
        hotelData: fc.constantFrom(null, { checkIn: "2026-12-01 15:00" }),
      },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 1, maxLength: 15 },
);

const sizes = fc.array(fc.nat(5), { minLength: 1, maxLength: 3 });

describe.each(testDatabases())("stops on $name", (kind) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: Database;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    database = opened.database;
    await database.write((queries) => insertOwner(queries, "owner"));
  });
  afterAll(() => opened.dispose());

  test("The database changes a trip's points like core's verbs, and orders are always 0..n-1", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, edits, async (stopsOn, script) => {
        let trip = makeTrip({
          ownerName: "Anna",
          routes: stopsOn.map((count, day) =>
            makeRoute({
              date: `2026-12-0${day + 1} 09:00`,
              points: Array.from({ length: count }, () => makePoint()),
            }),
          ),
        });
        await database.write((queries) => insertTrip(queries, "owner", trip, new Date()));
        for (const edit of script)
          trip = await database.write((queries) => apply(queries, trip, edit));
        const kept = await database.read((queries) => loadTrip(queries, trip.id));
        expect(kept?.routes).toEqual(trip.routes);
        for (const route of kept?.routes ?? [])
          expect(route.points.map(({ order }) => order)).toEqual([...route.points.keys()]);
        const places = await database.read((queries) =>
          queries.selectFrom("places").select("id").where("trip_id", "=", trip.id).execute(),
        );
        const standing = trip.routes.flatMap(({ points }) => points.map(({ linkId }) => linkId));
        expect(new Set(places.map(({ id }) => id))).toEqual(new Set(standing));
      }),
      { numRuns: 40 },
    );
  });
});

/** Makes one change in the database and, with core's verb, in the trip. */
async function apply(
  queries: Queries,
  trip: Trip,
  { verb, which, to, change }: Edit,
): Promise<Trip> {
  const route = trip.routes.at(which % trip.routes.length);
  if (!route) return trip;
  if (verb === "add") {
    const added = {
      ...makePoint(),
      tripId: trip.id,
      routeId: route.id,
      order: route.points.length,
    };
    await insertPoints(queries, [added]);
    return addPoint(trip, added);
  }
  const points = trip.routes.flatMap((day) => day.points);
  const point = points.at(which % Math.max(1, points.length));
  if (!point) return trip;
  const { id, linkId, routeId } = point;
  const target = trip.routes.at(Math.abs(to) % trip.routes.length) ?? route;
  if (verb === "attach") {
    const stop = { ...attachPoint(target, point), id: makePoint().id, order: target.points.length };
    await insertStops(queries, [stop]);
    return addPoint(trip, stop);
  }
  if (verb === "save") {
    const after = changeOf(trip, point, change);
    await savePoint(queries, point, after);
    return savePointOf(trip, id, change);
  }
  if (verb === "order") {
    const after = orderPoint(trip, id, to);
    const order = findPoint(after, id)?.point.order ?? 0;
    await saveOrder(queries, { id, routeId, from: point.order, to: order });
    return after;
  }
  if (verb === "move") {
    await moveStop(queries, { id, fromRouteId: routeId, toRouteId: target.id });
    return movePoint(trip, id, target.id);
  }
  if (verb === "remove") {
    await removeStop(queries, { id, linkId, routeId });
    return removePoint(trip, id);
  }
  const routeIds = trip.routes.flatMap((day) =>
    day.points.some((stop) => stop.linkId === linkId) ? [day.id] : [],
  );
  await removePlace(queries, { linkId, routeIds });
  return removePlaceOf(trip, linkId);
}

function changeOf(trip: Trip, point: Point, change: PointChange): Point {
  const moveType = trip.routes.find(({ id }) => id === point.routeId)?.moveType ?? "car";
  return changePoint(point, change, { moveType, currency: trip.currency });
}
