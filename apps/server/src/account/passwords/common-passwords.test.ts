import { describe, expect, test } from "vitest";
import { askForReset } from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

const easy = "This password is easy to guess. Choose another one.";

describe.each(testDatabases())("a password that is easy to guess on $name", async (kind) => {
  const server = await serveTests(kind);

  const register = (password: string) =>
    server.call("POST", "auth/register", {
      body: { username: "anna.kern@example.org", publicName: "Анна Керн", password },
    });

  test.each([
    ["one of the most common", "qwerty123"],
    ["the same in capitals", "Qwerty123"],
    ["the name of the site with digits", "Castor-2026"],
    ["the mailbox with digits", "annakern1990"],
    ["the user's name with digits", "анна керн 1990"],
  ])("%s is refused at its field", async (_what, password) => {
    const answer = await register(password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toEqual({ password: easy });
  });

  test("one that only has such a word in it is taken", async () => {
    expect((await register("anna on a bicycle 7")).statusCode).toBe(200);
  });

  test("neither a change nor a link of a mail sets one", async () => {
    const person = await server.register("Boris");
    const body = { oldPassword: person.password, newPassword: "qwerty123" };
    const change = await server.call("PUT", "auth/password", { as: person, body });
    expect([change.statusCode, change.json().error.fields]).toEqual([400, { newPassword: easy }]);
    const token = await askForReset(server, person.username);
    const reset = (password: string) =>
      server.call("POST", "auth/reset-password", { body: { token, password } });
    const answer = await reset("qwerty123");
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { password: easy }]);
    // The link still works.
    expect((await reset("qwerty 123 gallops")).statusCode).toBe(200);
  });
});
