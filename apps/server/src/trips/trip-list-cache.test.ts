import type { FinanceTable } from "@castor/core/finance/table/finance-table.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFinanceItem, addPoint, addRoute, addTrip } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("ready answers of lists on $name", (kind) => {
  let server: TestApp;
  let anna: Person;
  let boris: Person;
  let twin: Awaited<ReturnType<TestApp["startTwin"]>>;
  beforeAll(async () => {
    server = await startTestApp(kind);
    anna = await server.register("Anna");
    boris = await server.register("Boris");
    twin = await server.startTwin();
  });
  afterAll(async () => {
    await twin.close();
    await server.dispose();
  });

  /** Both processes' answers, which must be one. */
  async function read<T>(path: string, as: Person, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${as.accessToken}`;
    const call = { method: "GET", url: `/api/${path}`, headers: { authorization, ...headers } };
    const [one, other] = await Promise.all([
      server.app.inject(call as { method: "GET" }),
      twin.inject(call as { method: "GET" }),
    ]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.json()).toEqual(one.json());
    return one.json<T>();
  }
  const list = () => read<TripSummary[]>("trip", anna);

  test("each change of a trip is in the next list, in every process", async () => {
    const trips: Trip[] = [];
    for (let made = 0; made < 60; made++)
      trips.push(await addTrip(server, anna, { name: `Trip ${made}` }));
    expect(await list()).toHaveLength(60);
    const [first] = trips;
    const summaryOf = async () => (await list()).find(({ id }) => id === first?.id);
    expect(await summaryOf()).toMatchObject({ name: "Trip 0", pointsCount: 0 });
    const route = await addRoute(server, anna, first?.id ?? "");
    expect(await summaryOf()).toMatchObject({ routesCount: 1, startDate: "2027-05-01" });
    await addPoint(server, anna, route.id);
    expect(await summaryOf()).toMatchObject({ routesCount: 1, pointsCount: 1 });
    await server.call("POST", "trip", { as: anna, body: { id: first?.id, name: "Renamed" } });
    expect(await summaryOf()).toMatchObject({ name: "Renamed", pointsCount: 1 });
    await server.call("DELETE", `trip/${first?.id}`, { as: anna });
    expect(await summaryOf()).toBeUndefined();
    // As many trips with as many versions in all as before.
    await addTrip(server, anna, { name: "Another" });
    expect((await list()).map(({ name }) => name)).toContain("Another");
    expect(await read("trip", boris)).toEqual([]);
  });

  test("an ended session gets no ready list", async () => {
    await list();
    const eva = await server.register("Eva");
    expect(await read("trip", eva)).toEqual([]);
    await server.call("POST", "auth/logout", {
      as: eva,
      body: { refresh_token: eva.refreshToken },
    });
    expect((await server.call("GET", "trip", { as: eva })).statusCode).toBe(401);
  });

  test("a table of costs follows its trip, and is nobody else's", async () => {
    const trip = await addTrip(server, anna);
    const path = `finance/table/${trip.id}`;
    expect((await read<FinanceTable>(path, anna)).data).toEqual([]);
    await addFinanceItem(server, anna, trip.id);
    expect((await read<FinanceTable>(path, anna)).data).toHaveLength(1);
    expect((await server.call("GET", path, { as: boris })).statusCode).toBe(404);
  });
});
