import { describe, expect, test } from "vitest";
import { logIn } from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("the log of logins on $name", async (kind) => {
  const server = await serveTests(kind);

  const linesOf = (text: string) =>
    server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === text);

  test("says who logged in and how, with the id of the request", async () => {
    const person = await server.register("Logged");
    await logIn(server, person);
    const { reqId, userId, way } = linesOf("logged in").at(-1);
    expect({ userId, way }).toEqual({ userId: person.id, way: "password" });
    const answered = linesOf("answered").find((line) => line.reqId === reqId);
    expect(answered?.row).toBe("account.login");
  });

  test("says why a login failed and from where, without the email address and the password", async () => {
    const person = await server.register("Guessed");
    const fail = async (username: string) => {
      const body = { username, password: "my other secret 1" };
      const answer = await server.call("POST", "auth/login", { body });
      expect(answer.statusCode).toBe(401);
      return linesOf("login failed").at(-1);
    };
    const why = { way: "password", reason: "wrongCredentials", address: "127.0.0.1" };
    expect(await fail(person.username)).toMatchObject({ ...why, userId: person.id });
    const unknown = await fail("nobody-of-the-log@example.org");
    expect(unknown).toMatchObject(why);
    expect(unknown).not.toHaveProperty("userId");
    for (const line of linesOf("login failed")) {
      expect(JSON.stringify(line)).not.toContain(person.username);
      expect(JSON.stringify(line)).not.toContain("nobody-of-the-log");
      expect(JSON.stringify(line)).not.toContain("my other secret");
    }
  });
});
