import { describe, expect, test } from "vitest";
import {
  askForReset,
  dropPassword,
  isAlive,
  logIn,
  waitForMail,
} from "../../../testing/calls/account-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const change = (
  server: TestApp,
  as: Person,
  oldPassword: string,
  newPassword = "password 2",
  headers: Record<string, string> = {},
) => server.call("PUT", "auth/password", { as, body: { oldPassword, newPassword }, headers });
const tryLogin = async (server: TestApp, username: string, password: string) =>
  (await server.call("POST", "auth/login", { body: { username, password } })).statusCode;

describe.each(testDatabases())("a change of password on $name", async (kind) => {
  const server = await serveTests(kind);

  let people = 0;
  const liveSessions = ({ id }: Person) =>
    server.database.read((queries) =>
      queries.selectFrom("sessions").select("id").where("user_id", "=", id).execute(),
    );

  test("the new password logs in, the old one does not, every other session ends at once, and a mail reports it", async () => {
    const person = await server.register("Changes");
    const other = await logIn(server, person);
    const answer = await change(server, person, person.password);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: "Your password is changed. All other devices were logged out." },
    ]);
    expect([await isAlive(server, person), await isAlive(server, other)]).toEqual([true, false]);
    expect(await tryLogin(server, person.username, person.password)).toBe(401);
    expect(await tryLogin(server, person.username, "password 2")).toBe(200);
    const told = await waitForMail(server, person.username, 2);
    expect(told.text).not.toContain("token=");
  });

  test("the answer is in the caller's language", async () => {
    const person = await server.register("Russian");
    const russian = { "x-language": "ru" };
    const wrong = await change(server, person, "password 9", "password 2", russian);
    expect(wrong.json()).toMatchObject({
      message: "Неверный пароль. Ничего не изменено.",
      error: { fields: { oldPassword: "Это неверный пароль." } },
    });
    const right = await change(server, person, person.password, "password 2", russian);
    expect(right.json()).toMatchObject({
      message: "Пароль изменён. На всех других устройствах выполнен выход.",
    });
  });

  test("a wrong old password is 400 with its message and changes nothing", async () => {
    const person = await server.register("Wrong");
    const other = await logIn(server, person);
    const answer = await change(server, person, "password 9");
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        success: false,
        message: "Wrong password. Nothing was changed.",
        error: {
          code: "VALIDATION_FAILED",
          message: "Wrong password. Nothing was changed.",
          fields: { oldPassword: "This is not the right password." },
        },
      },
    ]);
    expect([await isAlive(server, person), await isAlive(server, other)]).toEqual([true, true]);
    expect(await tryLogin(server, person.username, person.password)).toBe(200);
  });

  test.each([
    [{ newPassword: "short1" }, { newPassword: "Minimum length is 8 characters." }],
    [
      { newPassword: "onlyletters" },
      { newPassword: "Password needs at least one digit or special character." },
    ],
    [{ newPassword: "1".repeat(65) }, { newPassword: "Maximum length is 64 characters." }],
    [{ oldPassword: "" }, { oldPassword: "This field is required." }],
  ])("%j is refused with the field's message", async (wrong, fields) => {
    const person = await server.register(`Rules${people++}`);
    const body = { oldPassword: person.password, newPassword: "password 2", ...wrong };
    const answer = await server.call("PUT", "auth/password", { as: person, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { fields } }]);
    expect(answer.json<{ message: string }>().message).toBe("Please check the marked fields.");
  });

  test("a user without a password is told how to set one", async () => {
    const person = await server.register("Social");
    await dropPassword(server, person);
    const answer = await change(server, person, "password 1");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message:
          "This account has no password yet. Log out and choose “Forgot your password?” to set one.",
      },
    ]);
  });

  test("an unused link to set a new password ends with the change", async () => {
    const person = await server.register("Linked");
    const token = await askForReset(server, person.username);
    expect((await change(server, person, person.password)).statusCode).toBe(200);
    const look = await server.call("GET", `auth/reset-password/${token}`);
    expect(look.json()).toEqual({ valid: false });
  });

  test("of two concurrent changes from two sessions one wins, and only its session is left", async () => {
    for (let round = 0; round < 6; round++) {
      const one = await server.register(`Race${round}`);
      const two = await logIn(server, one);
      const tries = [
        { as: one, password: "password one 1" },
        { as: two, password: "password two 2" },
      ];
      const answers = await Promise.all(
        tries.map(({ as, password }) => change(server, as, one.password, password)),
      );
      const isWinner = answers.map(({ statusCode }) => statusCode === 200);
      expect(isWinner.toSorted()).toEqual([false, true]);
      const alive = await Promise.all(tries.map(({ as }) => isAlive(server, as)));
      expect(alive).toEqual(isWinner);
      expect(await liveSessions(one)).toHaveLength(1);
      const logins = await Promise.all(
        tries.map(({ password }) => tryLogin(server, one.username, password)),
      );
      expect(logins).toEqual(isWinner.map((is) => (is ? 200 : 401)));
    }
  });

  test("no login with the old password survives a concurrent change", async () => {
    for (let round = 0; round < 6; round++) {
      const person = await server.register(`Login${round}`);
      const [changed] = await Promise.all([
        change(server, person, person.password),
        tryLogin(server, person.username, person.password),
        tryLogin(server, person.username, person.password),
      ]);
      expect(changed.statusCode).toBe(200);
      expect(await liveSessions(person)).toHaveLength(1);
      expect(await isAlive(server, person)).toBe(true);
    }
  });
});

describe("wrong old passwords", () => {
  test("count as wrong logins of this account and address: after ten, 429 for both", async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    const server = await startTestApp(sqlite, { RATE_LIMIT: "on" });
    const person = await server.register("Guesses");
    for (let time = 0; time < 10; time++)
      expect((await change(server, person, "password 9")).statusCode).toBe(400);
    const answer = await change(server, person, person.password);
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(await tryLogin(server, person.username, person.password)).toBe(429);
    await server.dispose();
  });
});
