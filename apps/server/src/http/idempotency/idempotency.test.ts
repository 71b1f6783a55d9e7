import { randomUUID } from "node:crypto";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

import { removeExpiredKeys } from "./idempotency-store.ts";

describe.each(testDatabases())("idempotency keys on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");

  const save = (path: string, body: object, key: string, as = anna) =>
    server.call("POST", path, { as, body, headers: { "idempotency-key": key } });
  const named = async (name: string) => {
    const list = await server.call("GET", "trip", { as: anna });
    return list.json<TripSummary[]>().filter((trip) => trip.name === name);
  };

  test("the same key gives the same answer and creates once", async () => {
    const key = randomUUID();
    const first = await save("trip", { name: "Once" }, key);
    const second = await save("trip", { name: "Once" }, key.toUpperCase());
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(await named("Once")).toHaveLength(1);
  });

  test("the answer stays the same after its entity was changed or deleted", async () => {
    const key = randomUUID();
    const first = await save("trip", { name: "Gone" }, key);
    await server.call("DELETE", `trip/${first.json<Trip>().id}`, { as: anna });
    expect((await save("trip", { name: "Gone" }, key)).body).toBe(first.body);
    expect(await named("Gone")).toHaveLength(0);
  });

  test("what is deleted or moved under a key answers the same when it is sent again", async () => {
    const trip = await addTrip(server, anna);
    const [day, other] = [
      await addRoute(server, anna, trip.id),
      await addRoute(server, anna, trip.id),
    ];
    const [first, second] = [
      await addPoint(server, anna, day.id),
      await addPoint(server, anna, day.id),
    ];
    const calls = [
      ["POST", "point/order", { point: second.id, order: 0 }],
      ["POST", "point/move", { pointId: first.id, routeId: other.id }],
      [
        "POST",
        "route/dates",
        { tripId: trip.id, dates: [{ id: day.id, date: "2027-03-01 09:00" }] },
      ],
      ["DELETE", `point/${first.id}`, undefined],
      ["DELETE", `route/${other.id}`, undefined],
      ["DELETE", `trip/${trip.id}`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const headers = { "idempotency-key": randomUUID() };
      const ask = () => server.call(method, path, { as: anna, headers, ...(body && { body }) });
      const answers = [await ask(), await ask()];
      expect(
        answers.map(({ statusCode }) => statusCode),
        path,
      ).toEqual([200, 200]);
      expect(answers[1]?.body, path).toBe(answers[0]?.body);
    }
  });

  test("a call sent again under its key is not stale, though the first has changed the trip", async () => {
    const trip = await addTrip(server, anna);
    const { headers } = await server.call("GET", `trip/${trip.id}`, { as: anna });
    const sent = { "idempotency-key": randomUUID(), "if-match": String(headers.etag) };
    const body = { id: trip.id, name: "Under its ETag" };
    const ask = () => server.call("POST", "trip", { as: anna, body, headers: sent });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  });

  test("a long answer is not stored but read again, and is the same", async () => {
    const route = await addRoute(server, anna, (await addTrip(server, anna)).id);
    const point = await addPoint(server, anna, route.id, { description: "x".repeat(20_000) });
    const routeIds = Array.from({ length: 20 }, () => route.id);
    const [attachKey, saveKey, copyKey] = [randomUUID(), randomUUID(), randomUUID()];
    const ask = async () => [
      await save("point/attach", { pointId: point.id, routeIds }, attachKey),
      await save("route", { id: route.id, name: "Renamed" }, saveKey),
      await save("trip", { id: route.tripId, name: "Renamed" }, randomUUID()),
      await server.call("GET", `trip/copy/${route.tripId}`, {
        as: anna,
        headers: { "idempotency-key": copyKey },
      }),
    ];
    const [attached, saved, , copied] = await ask();
    const [attachedAgain, savedAgain, , copiedAgain] = await ask();
    expect(attachedAgain?.json()).toEqual(attached?.json());
    expect(attached?.json()).toHaveLength(20);
    expect(savedAgain?.json()).toEqual(saved?.json());
    expect(copiedAgain?.json()).toEqual(copied?.json());
    const kept = await server.database.read((queries) =>
      queries.selectFrom("idempotency_keys").select("answer").execute(),
    );
    expect(Math.max(...kept.map(({ answer }) => answer.length))).toBeLessThan(4_200);
    const { id } = copied?.json<Trip>() ?? {};
    await server.call("DELETE", `trip/${id}`, { as: anna });
    expect((await ask()).at(-1)?.statusCode).toBe(404);
  });

  test("of many concurrent calls with one key one creates; the others get its answer or 409", async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save("trip", { name: "At once" }, key)),
    );
    expect(await named("At once")).toHaveLength(1);
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body)).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        message: "This is still being saved. Please wait a moment.",
      });
      expect(answer.headers["retry-after"]).toBe("1");
    }
  });

  test("of two processes called at once with one key one creates", async () => {
    const twin = await server.startTwin();
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const key = randomUUID();
      const ask = (app: typeof twin) =>
        app.inject({
          method: "POST",
          url: "/api/trip",
          headers: { authorization: `Bearer ${anna.accessToken}`, "idempotency-key": key },
          payload: { name: `Two processes ${time}` },
        });
      // Two writers of one process run one after the other on the embedded database, so there the calls do too.
      const answers =
        kind.name === "postgres"
          ? await Promise.all([ask(server.app), ask(twin), ask(twin)])
          : [await ask(server.app), await ask(twin)];
      statuses.push(...answers.map(({ statusCode }) => statusCode));
      expect(await named(`Two processes ${time}`)).toHaveLength(1);
    }
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    await twin.close();
  });

  test("the same key with another body, or on another row, is 400", async () => {
    const key = randomUUID();
    const trip = (await save("trip", { name: "Bound" }, key)).json<Trip>();
    const route = { tripId: trip.id, name: "Day", date: "2027-01-01 09:00" };
    for (const answer of [
      await save("trip", { name: "Other" }, key),
      await save("route", route, key),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: "This key was already used for something else.",
      });
    }
    expect(await named("Other")).toHaveLength(0);
  });

  test("a key of one user means nothing for another", async () => {
    const boris = await server.register("Boris");
    const key = randomUUID();
    const own = (await save("trip", { name: "Mine" }, key)).json<Trip>();
    const other = (await save("trip", { name: "Mine" }, key, boris)).json<Trip>();
    expect(other.id).not.toBe(own.id);
  });

  test("a key that is no UUID is 400", async () => {
    const answer = await save("trip", { name: "Bad key" }, "1");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { fields: { "Idempotency-Key": "Invalid value." } },
    });
    expect(await named("Bad key")).toHaveLength(0);
  });

  test("a refused call does not use up its key", async () => {
    const trip = (await save("trip", { name: "Refused" }, randomUUID())).json<Trip>();
    const key = randomUUID();
    const route = { tripId: trip.id, name: "Day", date: "2027-01-01 09:00" };
    expect((await save("route", { ...route, tripId: "nowhere" }, key)).statusCode).toBe(404);
    expect((await save("route", route, key)).statusCode).toBe(200);
  });

  test("points, routes, attached points and copies honour it too", async () => {
    const trip = (await save("trip", { name: "All" }, randomUUID())).json<Trip>();
    const day = { tripId: trip.id, name: "Day", date: "2027-01-01 09:00" };
    const twice = async (send: (key: string) => ReturnType<typeof save>) => {
      const key = randomUUID();
      const [first, second] = [await send(key), await send(key)];
      expect([second.statusCode, second.body]).toEqual([200, first.body]);
      return first;
    };
    const route = (await twice((key) => save("route", day, key))).json<Route>();
    const point = { routeId: route.id, name: "Stop", lat: 1, lng: 2 };
    const stop = (await twice((key) => save("point", point, key))).json<{ id: string }>();
    const attach = { pointId: stop.id, routeId: route.id };
    await twice((key) => save("point/attach", attach, key));
    await twice((key) =>
      server.call("GET", `trip/copy/${trip.id}`, { as: anna, headers: { "idempotency-key": key } }),
    );
    const read = await server.call("GET", `trip/${trip.id}`, { as: anna });
    expect(read.json<Trip>().routes.map(({ points }) => points.length)).toEqual([2]);
    expect(await named("All")).toHaveLength(2);
  });

  test("keys are kept 2160 hours", async () => {
    const key = randomUUID();
    const first = (await save("trip", { name: "Old key" }, key)).json<Trip>();
    const hour = 3_600_000;
    const removeAfter = (now: Date) =>
      server.database.write((queries) => removeExpiredKeys(queries, now, 1_000));
    await removeAfter(new Date(Date.now() + 2_159 * hour));
    expect((await save("trip", { name: "Old key" }, key)).json<Trip>().id).toBe(first.id);
    await removeAfter(new Date(Date.now() + 2_161 * hour));
    expect((await save("trip", { name: "Old key" }, key)).json<Trip>().id).not.toBe(first.id);
  });
});
