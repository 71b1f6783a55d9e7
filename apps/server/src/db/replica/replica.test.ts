import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type RunningPostgres, startPostgres } from "../../../testing/databases/postgres.ts";
import { startReplica } from "../../../testing/databases/postgres-replica.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { PostgresDatabase } from "../postgres-database.ts";
import { VisitorReads } from "./visitor-reads.ts";

const patience = { timeout: 30_000, interval: 50 };
let primary: RunningPostgres;
let replica: RunningPostgres;
let server: TestApp;
let anna: Person;
beforeAll(async () => {
  primary = await startPostgres();
  replica = await startReplica(primary);
  const sqlite = testDatabases().find(({ name }) => name === "sqlite");
  if (sqlite === undefined) throw new Error("No folder for the data.");
  server = await startTestApp(
    {
      name: "postgres",
      create: async () => ({ ...(await sqlite.create()), databaseUrl: primary.url }),
    },
    { DATABASE_READ_URL: replica.url },
  );
  anna = await server.register("Anna");
}, 60_000);
afterAll(async () => {
  await server.dispose();
  await replica.stop();
  await primary.stop();
});

const onReplica = async (statement: string) => {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
const stopFollowing = () => onReplica("select pg_wal_replay_pause()");
const followAgain = () => onReplica("select pg_wal_replay_resume()");

const rename = (id: string, name: string) =>
  server.call("POST", "trip", { as: anna, body: { id, name } });
const nameFor = async (as: Person | null, id: string) =>
  (await server.call("GET", `trip/${id}`, { as })).json<Trip>().name;
const listedFor = async (as: Person | null) =>
  (await server.call("GET", "catalog", { as })).json<CatalogPage>().data.map(({ name }) => name);

/** Renames the trip with a replica that stands still, until visitors get the name from the replica, which does not know it. */
const untilReadFromReplica = async (id: string) => {
  let times = 0;
  await vi.waitFor(async () => {
    await followAgain();
    times += 1;
    await rename(id, `Before ${times}`);
    await vi.waitFor(async () => expect(await nameFor(null, id)).toBe(`Before ${times}`), patience);
    await stopFollowing();
    await rename(id, `After ${times}`);
    expect(await nameFor(null, id)).toBe(`Before ${times}`);
  }, patience);
  return { old: `Before ${times}`, fresh: `After ${times}` };
};

test("visitors read from the replica, the owner from the primary, also the catalog", {
  timeout: 90_000,
}, async () => {
  const { id } = await addTrip(server, anna, { isPublic: true, isInCatalog: true });
  const { old, fresh } = await untilReadFromReplica(id);
  expect(await nameFor(anna, id)).toBe(fresh);
  expect([await listedFor(null), await listedFor(anna)]).toEqual([[old], [fresh]]);
  await followAgain();
});

test("what is public since a moment is found, though the replica does not know it yet", {
  timeout: 90_000,
}, async () => {
  const { id } = await addTrip(server, anna, { isPublic: true });
  await untilReadFromReplica(id);
  const newer = await addTrip(server, anna, { name: "Newer", isPublic: true });
  expect(await nameFor(null, newer.id)).toBe("Newer");
  await followAgain();
});

test("a replica that is behind is left alone until it has followed", {
  timeout: 90_000,
}, async () => {
  const { id } = await addTrip(server, anna, { isPublic: true });
  const { fresh } = await untilReadFromReplica(id);
  await vi.waitFor(async () => expect(await nameFor(null, id)).toBe(fresh), patience);
  await followAgain();
  await untilReadFromReplica(id);
  await followAgain();
});

test("a replica that does not answer at the start is told", async () => {
  const database = new PostgresDatabase(primary.url, { connections: 1 });
  const away = new PostgresDatabase("postgres://anna@127.0.0.1:1/trips", { connections: 1 });
  const lines: string[] = [];
  const printLine = (line: string) => void lines.push(line);
  const visitors = new VisitorReads({ primary: database, replica: away, printLine });
  await visitors.look();
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_READ_URL: the replica does not answer/)]);
  await visitors.close();
  await Promise.all([database.close(), away.close()]);
});

test("while the replica is down visitors read from the primary, and from the replica when it is back", {
  timeout: 90_000,
}, async () => {
  const { id } = await addTrip(server, anna, { isPublic: true });
  await untilReadFromReplica(id);
  await followAgain();
  process.kill(replica.pid(), "SIGQUIT");
  await rename(id, "While it is down");
  const answer = await server.call("GET", `trip/${id}`);
  expect([answer.statusCode, answer.json<Trip>().name]).toEqual([200, "While it is down"]);
  await replica.startAgain();
  await untilReadFromReplica(id);
  await followAgain();
});
