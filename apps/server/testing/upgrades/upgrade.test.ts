import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { afterEach, describe, expect, test } from "vitest";
import { type TestDatabaseKind, testDatabases } from "../databases/each-database.ts";
import { startTestApp } from "../servers/test-app.ts";
import { describeTables } from "./describe-tables.ts";
import { listReleases, readReleaseTrips, withDataOf } from "./release-data.ts";

const releases = await listReleases();
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts this version on the data of a release, and logs its user in. */
async function update(version: string, kind: TestDatabaseKind) {
  const { trips, ...credentials } = await readReleaseTrips(version);
  const server = await startTestApp(withDataOf(version, kind));
  closers.push(() => server.dispose());
  const login = await server.call("POST", "auth/login", { body: credentials });
  const headers = { authorization: `Bearer ${login.json().access_token}` };
  return { server, trips, headers };
}

test("each release keeps its data for the versions after it", () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(testDatabases())("data of a release on $name", (kind) => {
  test.each(releases)(
    "users of %s log in after an update, and their trips are whole",
    async (version) => {
      const { server, trips, headers } = await update(version, kind);
      const list = await server.call("GET", "trip", { headers });
      const ids = list.json<TripSummary[]>().map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.toSorted()).toEqual(trips.map(({ id }) => id).toSorted());
      for (const trip of trips) {
        const answer = await server.call("GET", `trip/${trip.id}`, { headers });
        expect(answer.statusCode).toBe(200);
        // A later version may add to what there was.
        expect(answer.json()).toMatchObject(trip);
      }
    },
  );

  test.each(releases)("%s has the tables of a new database after an update", async (version) => {
    const [updated, made] = [withDataOf(version, kind), kind].map(describeTables);
    expect(await updated).toEqual(await made);
  });

  test.each(releases)("a trip of %s can be changed after an update", async (version) => {
    const { server, trips, headers } = await update(version, kind);
    const body = { id: trips[0]?.id, name: "Renamed" };
    const saved = await server.call("POST", "trip", { headers, body });
    expect([saved.statusCode, saved.json().name]).toEqual([200, "Renamed"]);
  });
});
