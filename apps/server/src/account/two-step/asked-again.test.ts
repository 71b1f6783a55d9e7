import { describe, expect, test } from "vitest";
import { turnOnTwoStep } from "../../../testing/calls/login-steps.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

/** Who has stolen the password and a session does not have the phone. */
describe.each(testDatabases())("with two-step login on $name", async (kind) => {
  let names = 0;
  const server = await serveTests(kind);

  const careful = async () => {
    names += 1;
    const person = await server.register(`Guarded${names}`);
    return { person, codes: await turnOnTwoStep(server, person) };
  };

  const changes: [string, (person: Person) => [method: string, path: string, body: object]][] = [
    [
      "a change of password",
      ({ password }) => [
        "PUT",
        "auth/password",
        { oldPassword: password, newPassword: "another password 2" },
      ],
    ],
    ["a new passkey", ({ password }) => ["POST", "auth/passkeys/begin", { password }]],
    ["the end of the account", ({ password }) => ["DELETE", "auth/account", { password }]],
  ];

  test.each(changes)("%s takes a code beside the password", async (_what, change) => {
    const { person, codes } = await careful();
    const [method, path, body] = change(person);
    const ask = (more: object) =>
      server.call(method, path, { as: person, body: { ...body, ...more } });
    const missing = await ask({});
    expect([missing.statusCode, missing.json()]).toMatchObject([
      400,
      {
        message: "Enter a code of your app, or a recovery code.",
        error: { fields: { code: "This field is required." } },
      },
    ]);
    const wrong = await ask({ code: "aaaa-aaaa-aaaa" });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { error: { fields: { code: expect.any(String) } } },
    ]);
    const login = await server.call("POST", "auth/login", {
      body: { username: person.username, password: person.password },
    });
    expect(login.json(), "nothing has changed").toMatchObject({ twoStep: true });
    succeed(await ask({ code: codes[0] }));
  });

  test.each(changes)(
    "of %s wrong codes are counted, and delay the next one",
    async (_what, change) => {
      const { person } = await careful();
      const [method, path, body] = change(person);
      const ask = () =>
        server.call(method, path, { as: person, body: { ...body, code: "000000" } });
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await ask()).statusCode);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    },
  );

  test.each(changes)("without it %s takes the password alone", async (_what, change) => {
    names += 1;
    const person = await server.register(`Plain${names}`);
    const [method, path, body] = change(person);
    succeed(await server.call(method, path, { as: person, body }));
  });
});
