import type { Point } from "@castor/core/points/point.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  loadPlace,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("stops of routes on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");

  const post = (path: string, body: unknown, as = anna) => app.call("POST", path, { as, body });
  const get = async (id: string) =>
    succeed<Point>(await app.call("GET", `point/${id}`, { as: anna }));
  const makeDay = async (form: object = {}) =>
    addRoute(app, anna, (await addTrip(app, anna)).id, form);
  const order = (points: readonly Point[]) => points.map(({ id }) => id);

  test("point/global answers the place and its stops, earliest day first", async () => {
    const late = await makeDay({ date: "2027-05-02 09:00" });
    const early = await addRoute(app, anna, late.tripId, { date: "2027-05-01 09:00" });
    const point = await addPoint(app, anna, late.id, { finance: { price: 5 } });
    const stops = succeed<Point[]>(
      await post("point/attach", { pointId: point.id, routeIds: [early.id, late.id] }),
    );
    const {
      id,
      routeId,
      order: _,
      booking: __,
      tripId,
      linkId,
      routeMode,
      excludeFromRoute,
      ...rest
    } = point;
    const { priority, timeToSpend, reservationTime, cameBeforeMin, isWaitSkipped, ...place } = rest;
    expect(await loadPlace(app, anna, linkId)).toEqual({
      ...place,
      linkId,
      tripId,
      stops: [
        { id: stops[0]?.id, routeId: early.id, order: 0 },
        { id, routeId: late.id, order: 0 },
        { id: stops[1]?.id, routeId: late.id, order: 1 },
      ],
    });
  });

  test("point/order moves a point to a position, 0-based and clamped, and answers the route's points", async () => {
    const route = await makeDay();
    const made: Point[] = [];
    for (let index = 0; index < 4; index += 1) made.push(await addPoint(app, anna, route.id));
    const [a, b, c, d] = order(made);
    const put = async (point: string | undefined, to: number) => {
      const points = succeed<Point[]>(await post("point/order", { point, order: to }));
      expect(points.map((one) => one.order)).toEqual([0, 1, 2, 3]);
      expect((await load(app, anna, route.tripId)).routes[0]?.points).toEqual(points);
      return order(points);
    };
    expect(await put(a, 2)).toEqual([b, c, a, d]);
    expect(await put(d, 0)).toEqual([d, b, c, a]);
    expect(await put(d, 99)).toEqual([b, c, a, d]);
    expect(await put(a, -5)).toEqual([a, b, c, d]);
    expect(await put(b, 1)).toEqual([a, b, c, d]);
  });

  test("point/move appends to another day and closes the gap; on its own route it moves to the end", async () => {
    const first = await makeDay();
    const second = await addRoute(app, anna, first.tripId, { date: "2027-05-02 09:00" });
    const a = await addPoint(app, anna, first.id);
    const b = await addPoint(app, anna, first.id);
    const c = await addPoint(app, anna, second.id);
    const move = async (pointId: string, routeId: string) =>
      succeed<Point[]>(await post("point/move", { pointId, routeId })).map((point) => [
        point.id,
        point.routeId,
        point.order,
      ]);
    expect(await move(a.id, second.id)).toEqual([
      [b.id, first.id, 0],
      [c.id, second.id, 0],
      [a.id, second.id, 1],
    ]);
    expect(await move(c.id, second.id)).toEqual([
      [a.id, second.id, 0],
      [c.id, second.id, 1],
    ]);
    expect(await get(a.id)).toEqual({ ...a, routeId: second.id, order: 0 });
  });

  test("A place may be on a day twice", async () => {
    const route = await makeDay();
    const point = await addPoint(app, anna, route.id);
    const stops = succeed<Point[]>(
      await post("point/attach", { pointId: point.id, routeIds: [route.id, route.id] }),
    );
    expect(stops.map(({ linkId, order: index }) => [linkId, index])).toEqual([
      [point.linkId, 1],
      [point.linkId, 2],
    ]);
    expect((await load(app, anna, route.tripId)).routes[0]?.points).toEqual([point, ...stops]);
  });

  test("Deleting a stop closes the gap and keeps the place while it has other stops", async () => {
    const route = await makeDay();
    const first = await addPoint(app, anna, route.id);
    const second = await addPoint(app, anna, route.id);
    const third = succeed<Point>(
      await post("point/attach", { pointId: first.id, routeId: route.id }),
    );
    const remove = (path: string) => app.call("DELETE", path, { as: anna });
    expect((await remove(`point/${first.id}`)).json()).toEqual({ success: true });
    const left = (await load(app, anna, route.tripId)).routes[0]?.points ?? [];
    expect(left.map(({ id, order: index }) => [id, index])).toEqual([
      [second.id, 0],
      [third.id, 1],
    ]);
    await remove(`point/${third.id}`);
    const gone = await app.call("GET", `point/global/${first.linkId}`, { as: anna });
    expect(gone.statusCode).toBe(404);
    expect((await remove(`point/${third.id}`)).statusCode).toBe(404);
  });

  test("Deleting a place removes all its stops", async () => {
    const first = await makeDay();
    const second = await addRoute(app, anna, first.tripId, { date: "2027-05-02 09:00" });
    const place = await addPoint(app, anna, first.id);
    const a = await addPoint(app, anna, first.id);
    await post("point/attach", { pointId: place.id, routeIds: [second.id, first.id] });
    const b = await addPoint(app, anna, second.id);
    const removed = await app.call("DELETE", `point/global/${place.linkId}`, { as: anna });
    expect(removed.json()).toEqual({ success: true });
    expect((await load(app, anna, first.tripId)).routes.map(({ points }) => points)).toEqual([
      [{ ...a, order: 0 }],
      [{ ...b, order: 0 }],
    ]);
  });

  test("Move and attach stay within one trip; a missing id or another user's answers 404", async () => {
    const route = await makeDay();
    const other = await makeDay();
    const foreign = await addRoute(app, boris, (await addTrip(app, boris)).id);
    const theirs = await addPoint(app, boris, foreign.id);
    const point = await addPoint(app, anna, route.id);
    for (const path of ["point/move", "point/attach"]) {
      const to = async (routeId: string) => {
        const answer = await post(path, { pointId: point.id, routeId });
        return [answer.statusCode, answer.json().error.fields];
      };
      expect(await to(other.id)).toEqual([400, { routeId: "Should be a day of the same trip." }]);
      expect((await to(foreign.id))[0]).toBe(404);
      expect((await to("nowhere"))[0]).toBe(404);
      const taken = await post(path, { pointId: theirs.id, routeId: route.id });
      expect(taken.statusCode).toBe(404);
    }
    const several = await post("point/attach", {
      pointId: point.id,
      routeIds: [route.id, other.id],
    });
    expect(Object.keys(several.json().error.fields)).toEqual(["routeIds.1"]);
    for (const routeId of [foreign.id, "nowhere"]) {
      const made = await post("point", { routeId, name: "x", lat: 0, lng: 0 });
      expect(made.statusCode).toBe(404);
    }
    for (const id of [theirs.id, "nowhere"]) {
      expect((await post("point", { id, name: "x" })).statusCode).toBe(404);
      expect((await post("point/order", { point: id, order: 0 })).statusCode).toBe(404);
    }
    expect((await load(app, anna, route.tripId)).routes[0]?.points).toEqual([point]);
  });

  test("Writes of others to a public trip are 403", async () => {
    const trip = await addTrip(app, anna, { isPublic: true });
    const route = await addRoute(app, anna, trip.id);
    const point = await addPoint(app, anna, route.id);
    const writes: [string, string, object?][] = [
      ["POST", "point", { id: point.id, name: "Mine" }],
      ["POST", "point", { routeId: route.id, name: "Mine", lat: 0, lng: 0 }],
      ["POST", "point/order", { point: point.id, order: 0 }],
      ["POST", "point/move", { pointId: point.id, routeId: route.id }],
      ["POST", "point/attach", { pointId: point.id, routeId: route.id }],
      ["DELETE", `point/${point.id}`],
      ["DELETE", `point/global/${point.linkId}`],
    ];
    for (const [method, path, body] of writes)
      expect((await app.call(method, path, { as: boris, body })).statusCode).toBe(403);
    expect((await load(app, anna, trip.id)).routes[0]?.points).toEqual([point]);
  });
});
