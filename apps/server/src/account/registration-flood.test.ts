import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(testDatabases())("a flood of registrations on $name", (kind) => {
  let server: TestApp;
  let anna: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    anna = await server.register("Anna");
  });
  afterAll(() => server.dispose());

  test("is turned away before it fills the memory, and keeps nobody from logging in", async () => {
    let answered = 0;
    const flood = Array.from({ length: 150 }, async (_, count) => {
      const body = {
        username: `flood-${count}@example.org`,
        password: "castor-1",
        publicName: "F",
      };
      const { statusCode } = await server.call("POST", "auth/register", { body });
      answered += 1;
      return statusCode;
    });
    // The first to be answered are those for whom there is no room to wait.
    expect(await Promise.race(flood)).toBe(503);
    const { username, password } = anna;
    const login = await server.call("POST", "auth/login", { body: { username, password } });
    expect(login.statusCode).toBe(200);
    expect(answered).toBeLessThan(flood.length);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]));
  });
});
