import { limits } from "@castor/core/limits.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

/** Cyrillic letters are two bytes each, and the limit is in bytes. */
const long = "ж".repeat(limits.description);
const stopsThatFit = Math.floor(limits.tripTextBytes / (limits.description * 2 + 100));

describe.each(testDatabases())("the text of a trip on $name", async (kind) => {
  let route: Route;
  let point: Point;
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const post = (path: string, body: object) => server.call("POST", path, { as: anna, body });
  const attach = (to: Point, times: number) =>
    post("point/attach", {
      pointId: to.id,
      routeIds: Array.from({ length: times }, () => route.id),
    });
  const tooMuch = expect.objectContaining({
    message: expect.stringContaining("reached its limit of text"),
    error: expect.objectContaining({ code: "CONFLICT" }),
  });
  const stopsOf = async () => (await load(server, anna, route.tripId)).routes[0]?.points.length;

  beforeEach(async () => {
    route = await addRoute(server, anna, (await addTrip(server, anna)).id);
    point = await addPoint(server, anna, route.id, { description: long });
  });

  test("counts for each stop of a place: attaching beyond the limit is 409 and adds nothing", async () => {
    const full = stopsThatFit - 1;
    succeed(await attach(point, full));
    const refused = await attach(point, 3);
    expect([refused.statusCode, refused.json()]).toEqual([409, tooMuch]);
    expect(await stopsOf()).toBe(1 + full);
  });

  test("is limited for a new point, a longer description and a day's description", async () => {
    const short = await addPoint(server, anna, route.id);
    succeed(await attach(point, stopsThatFit - 1));
    for (const [path, body] of [
      ["point", { routeId: route.id, name: "New", lat: 1, lng: 1, description: long }],
      ["point", { id: short.id, description: long }],
      ["route", { id: route.id, description: long }],
      ["route", { tripId: route.tripId, name: "New", date: "2027-05-02 09:00", description: long }],
    ] as const) {
      const refused = await post(path, body);
      expect([path, refused.statusCode, refused.json()]).toEqual([path, 409, tooMuch]);
    }
    expect(await stopsOf()).toBe(stopsThatFit + 1);
  });

  test("at its limit still accepts short points and any shorter text", async () => {
    succeed(await attach(point, stopsThatFit - 1));
    await addPoint(server, anna, route.id, { name: "Short" });
    succeed(await post("point", { id: point.id, description: long.slice(1) }));
    succeed(await post("point", { id: point.id, description: "" }));
    succeed(await attach(point, 400));
  });
});
