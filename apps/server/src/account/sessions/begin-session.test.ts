import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { isAlive } from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp } from "../../../testing/servers/test-app.ts";
import type { Database } from "../../db/database.ts";
import { loadUser } from "../user-store.ts";
import { AccessTokens } from "./access-tokens.ts";
import { beginSession } from "./begin-session.ts";

// The embedded database has one writer, so two writes are never open there.
const [postgres] = testDatabases().filter(({ name }) => name === "postgres");

test("an open login with the old password ends with the change of it", async () => {
  if (postgres === undefined) throw new Error("No test database.");
  const server = await startTestApp(postgres);
  const person = await server.register("Meanwhile");
  const user = await server.database.read((queries) => loadUser(queries, person.id));
  if (user === undefined) throw new Error("No account.");

  let changing: Promise<number> | undefined;
  const change = async () => {
    const body = { oldPassword: person.password, newPassword: "password 2" };
    return (await server.call("PUT", "auth/password", { as: person, body })).statusCode;
  };
  /**
   * Starts the change before the login's transaction commits. The login then waits until the change waits or is done.
   */
  const slow: Database = Object.create(server.database, {
    write: {
      value: (run: Parameters<Database["write"]>[0]) =>
        server.database.write(async (queries) => {
          const result = await run(queries);
          let isDone = false;
          changing = change().finally(() => {
            isDone = true;
          });
          await vi.waitFor(async () => {
            const { rows } = await sql`
              select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'
            `.execute(queries);
            expect(isDone || rows.length > 0).toBe(true);
          });
          return result;
        }),
    },
  });
  const accessTokens = new AccessTokens(["a secret that is only this test's own"]);
  const context = { now: new Date(), userAgent: "", log: { info: () => undefined } };
  await beginSession({ database: slow, accessTokens }, user, "password", context);
  expect(await changing).toBe(200);

  expect(await isAlive(server, person)).toBe(true);
  const sessions = await server.database.read((queries) =>
    queries.selectFrom("sessions").select("id").where("user_id", "=", person.id).execute(),
  );
  expect(sessions).toHaveLength(1);
  await server.dispose();
});
