import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("a flood of registrations on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");

  test("is refused before it fills the memory, and does not hold up logins", async () => {
    let answered = 0;
    const flood = Array.from({ length: 150 }, async (_, count) => {
      const body = {
        username: `flood-${count}@example.org`,
        password: "a flood of 1",
        publicName: "F",
      };
      const { statusCode } = await server.call("POST", "auth/register", { body });
      answered += 1;
      return statusCode;
    });
    // Those who find the queue full are answered first.
    expect(await Promise.race(flood)).toBe(503);
    const { username, password } = anna;
    const login = await server.call("POST", "auth/login", { body: { username, password } });
    expect(login.statusCode).toBe(200);
    expect(answered).toBeLessThan(flood.length);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]));
  });
});
