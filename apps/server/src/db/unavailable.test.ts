import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { addPoint, addRoute, addTrip } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { startPostgres } from "../../testing/databases/postgres.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import type { Tables } from "./schema.ts";
import { dialectOver, SqliteConnection } from "./sqlite-connection.ts";
import { SqliteWriter } from "./sqlite-writer.ts";

const [sqlite] = testDatabases();
if (sqlite === undefined) throw new Error("No test database.");

function expectUnavailable(answer: Awaited<ReturnType<TestApp["call"]>>) {
  expect(answer.json()).toMatchObject({ error: { code: "UPSTREAM_UNAVAILABLE" } });
  expect([answer.statusCode, Number(answer.headers["retry-after"])]).toEqual([503, 1]);
  expect(answer.body).not.toMatch(/insert|select|sqlite|full|connect|terminat/i);
}

test("with a full disk writes answer 503 and are rolled back, reads work, and writes work again once there is room", async () => {
  const server = await startTestApp(sqlite);
  const anna = await server.register("Anna");
  const trip = await addTrip(server, anna);
  const route = await addRoute(server, anna, trip.id);
  for (let index = 0; index < 5; index++)
    await addPoint(server, anna, route.id, { description: "x".repeat(20_000) });
  const limitPages = (pages: number) =>
    server.database.write((queries) =>
      sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(queries),
    );
  await limitPages(1);
  const copy = () => server.call("GET", `trip/copy/${trip.id}`, { as: anna });
  const listed = async () =>
    (await server.call("GET", "trip", { as: anna })).json<TripSummary[]>().length;
  for (const answer of await Promise.all([copy(), copy()])) expectUnavailable(answer);
  expect(await listed()).toBe(1);
  await limitPages(1_000_000);
  expect((await copy()).statusCode).toBe(200);
  expect(await listed()).toBe(2);
  await server.dispose();
});

test("with PostgreSQL gone reads and writes answer 503, and the server stays up", async () => {
  const postgres = await startPostgres();
  const server = await startTestApp({
    name: "postgres",
    create: async () => ({ ...(await sqlite.create()), databaseUrl: postgres.url }),
  });
  const anna = await server.register("Anna");
  await postgres.stop();
  for (let time = 0; time < 2; time++) {
    expectUnavailable(await server.call("GET", "trip", { as: anna }));
    expectUnavailable(await server.call("POST", "trip", { as: anna, body: { name: "Trip" } }));
  }
  expect((await server.call("GET", "health")).statusCode).toBe(200);
  await server.dispose();
});

/** A database whose rollback fails while the test says so. */
class FailingDatabase extends DatabaseSync {
  fails = false;
  override prepare(text: string): StatementSync {
    const statement = super.prepare(text);
    if (text !== "rollback") return statement;
    const run = statement.run.bind(statement);
    statement.run = () => {
      if (this.fails) throw new Error("disk I/O error");
      return run();
    };
    return statement;
  }
}

test("a writer whose rollback fails refuses writes until it works again", async () => {
  const connection = new FailingDatabase(":memory:", { enableForeignKeyConstraints: true });
  connection.exec(`create table days (id integer primary key);
    create table notes (day integer references days deferrable initially deferred)`);
  const queries = new Kysely<Tables>({ dialect: dialectOver(new SqliteConnection(connection)) });
  const writer = new SqliteWriter(connection, queries, async () => undefined);
  const write = (text: string) => writer.write((on) => sql.raw(text).execute(on));
  await write("insert into days values (1)");
  connection.fails = true;
  await expect(write("insert into notes values (7)")).rejects.toThrow("FOREIGN KEY");
  await expect(write("insert into days values (2)")).rejects.toThrow("disk I/O error");
  connection.fails = false;
  await write("insert into days values (3)");
  expect(connection.prepare("select id from days").all()).toMatchObject([{ id: 1 }, { id: 3 }]);
  expect(connection.prepare("select day from notes").all()).toEqual([]);
  connection.close();
});
