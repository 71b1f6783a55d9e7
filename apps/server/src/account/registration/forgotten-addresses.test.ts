import { limits } from "@castor/core/limits.ts";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { removeExpired } from "../../commands/schedule-cleanup.ts";

const dayMs = 86_400_000;

describe.each(testDatabases())("registrations that nobody confirms on $name", async (kind) => {
  const server = await serveTests(kind);

  const register = (name: string) =>
    server.call("POST", "auth/register", {
      body: { username: `${name}@example.org`, password: "password 1", publicName: name },
    });
  const cleanAfter = async (days: number) => {
    await server.mails();
    await removeExpired(server.database, new Date(Date.now() + days * dayMs));
  };
  const left = () =>
    server.database.read(async (queries) => ({
      users: (await queries.selectFrom("users").select("username").execute()).map(
        ({ username }) => username,
      ),
      registrations: (await queries.selectFrom("registrations").select("id").execute()).length,
      links: (await queries.selectFrom("link_tokens").select("kind").execute()).length,
    }));

  test("they are kept for a week, then nothing of them is left, and their address may be registered anew", async () => {
    await server.register("Member");
    await register("waits");
    await register("waits");
    await cleanAfter(limits.registrationDays - 1);
    expect(await left()).toMatchObject({ registrations: 2 });
    await cleanAfter(limits.registrationDays + 1);
    expect(await left()).toEqual({ users: ["member@example.org"], registrations: 0, links: 0 });
    expect((await register("waits")).statusCode).toBe(200);
  });

  test("an address that an operator has locked stays", async () => {
    await register("locked");
    await server.database.write((queries) =>
      queries
        .updateTable("users")
        .set({ locked: new Date().toISOString() })
        .where("username", "=", "locked@example.org")
        .execute(),
    );
    await cleanAfter(limits.registrationDays + 1);
    expect((await left()).users).toContain("locked@example.org");
  });
});
