import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { logIn } from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** The embedded database has one writer, so no write is open beside another. */
const several = testDatabases().filter(({ name }) => name === "postgres");
const lock = 20_261_121;

describe.each(several)("an open write on $name when its session ends", (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(kind);
    await server.database.write(async (queries) => {
      await sql`create function wait_for_the_test() returns trigger language plpgsql as
        ${sql.lit(`begin perform pg_advisory_xact_lock_shared(${lock}); return new; end`)}`.execute(
        queries,
      );
      await sql`create trigger waits before insert on trips for each row
        execute function wait_for_the_test()`.execute(queries);
    });
  });
  afterAll(() => server.dispose());

  const untilWaiting = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await server.database.glance((queries) =>
          sql`select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(queries),
        );
        expect(rows).toHaveLength(count);
      },
      { timeout: 10_000, interval: 5 },
    );

  /** Starts a write of a user, then ends the session by `end`. Answers both results when both are done. */
  const writeAndEnd = (
    write: () => ReturnType<TestApp["call"]>,
    end: () => ReturnType<TestApp["call"]>,
  ) =>
    server.database
      .write(async (queries) => {
        await sql`select pg_advisory_xact_lock(${lock})`.execute(queries);
        const written = write();
        await untilWaiting(1);
        const ended = end();
        // The end waits for the write, so that nothing is written after its answer.
        await untilWaiting(2);
        return [written, ended] as const;
      })
      .then((both) => Promise.all(both));

  const body = { name: "Late", isPublic: true };

  test("is done before the account is removed, and its trip is visible to nobody then", async () => {
    const person = await server.register("Removed");
    const { password } = person;
    const [written, removed] = await writeAndEnd(
      () => server.call("POST", "trip", { as: person, body }),
      () => server.call("DELETE", "auth/account", { as: person, body: { password } }),
    );
    expect([written.statusCode, removed.statusCode]).toEqual([200, 200]);
    const { id } = written.json<{ id: string }>();
    expect((await server.call("GET", `trip/${id}`)).statusCode).toBe(404);
  });

  test("is done before the logout is answered, and so is one before a change of password", async () => {
    const person = await server.register("Leaves");
    const phone = await logIn(server, person);
    const [written, left] = await writeAndEnd(
      () => server.call("POST", "trip", { as: phone, body }),
      () => server.call("POST", "auth/logout", { body: { refresh_token: phone.refreshToken } }),
    );
    expect([written.statusCode, left.statusCode]).toEqual([200, 200]);
    const tablet = await logIn(server, person);
    const [saved, changed] = await writeAndEnd(
      () => server.call("POST", "trip", { as: tablet, body }),
      () =>
        server.call("PUT", "auth/password", {
          as: person,
          body: { oldPassword: person.password, newPassword: "another password 1" },
        }),
    );
    expect([saved.statusCode, changed.statusCode]).toEqual([200, 200]);
  });
});
