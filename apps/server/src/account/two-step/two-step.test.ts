import type { NewSession } from "@castor/core/account/session.ts";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readMailsTo } from "../../../testing/calls/account-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const periodMs = 30_000;
const hourMs = 3_600_000;
const start = Date.now();

describe.each(testDatabases())("two-step login on $name", (kind) => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    server = await startTestApp(kind, { RATE_LIMIT: "on" });
  });
  afterAll(() => server.dispose());
  afterEach(() => {
    vi.useRealTimers();
  });

  const setClock = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: ms });
  const codeOf = (key: string, at = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
  const call = (
    method: string,
    path: string,
    body?: object,
    as?: Person,
    headers?: Record<string, string>,
  ) =>
    server.call(method, path, {
      ...(as && { as }),
      ...(body && { body }),
      ...(headers && { headers }),
    });
  const logIn = async ({ username, password }: Person) =>
    succeed<{ challenge: string; access_token?: string }>(
      await call("POST", "auth/login", { username, password }),
    );

  /** A user with two-step login, the key of the app and the recovery codes. The clock stands still. */
  const turnOn = async () => {
    names += 1;
    const person = await server.register(`Careful${names}`);
    setClock(start + names * hourMs);
    // The token of the registration is too old for that clock.
    const { access_token } = succeed<NewSession>(
      await call("POST", "auth/refresh", { refresh_token: person.refreshToken }),
    );
    const viewer = { ...person, accessToken: access_token };
    const { key, address } = succeed<{ key: string; address: string }>(
      await call("POST", "auth/two-step/key", { password: person.password }, viewer),
    );
    const { recoveryCodes } = succeed<{ recoveryCodes: string[] }>(
      await call("PUT", "auth/two-step", { code: codeOf(key) }, viewer),
    );
    setClock(Date.now() + periodMs);
    return { person: viewer, key, address, recoveryCodes };
  };

  test("a login answers a challenge and no tokens, and a code of the app gives the session", async () => {
    const { person, key, address, recoveryCodes } = await turnOn();
    expect(address).toMatch(/^otpauth:\/\/totp\/Castor:/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const begun = await logIn(person);
    expect(begun).toEqual({ success: true, twoStep: true, challenge: expect.any(String) });
    const session = succeed<NewSession>(
      await call("POST", "auth/two-step", { challenge: begun.challenge, code: codeOf(key) }),
    );
    expect(session.id).toBe(person.id);
    expect(session.refresh_token).toBeTruthy();
    const again = { challenge: begun.challenge, code: codeOf(key, Date.now() + periodMs) };
    const reused = await call("POST", "auth/two-step", again);
    expect(reused.json().error.code, "a challenge works once").toBe("INVALID_TOKEN");
  });

  test("a code works once, also in another login, and only within a period of its own", async () => {
    const { person, key } = await turnOn();
    const code = codeOf(key);
    succeed(await call("POST", "auth/two-step", { ...(await challengeOf(person)), code }));
    const second = await challengeOf(person);
    const replayed = await call("POST", "auth/two-step", { ...second, code });
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json().error.fields).toHaveProperty("code");
    const old = codeOf(key, Date.now() - 3 * periodMs);
    expect((await call("POST", "auth/two-step", { ...second, code: old })).statusCode).toBe(400);
    const slowClock = codeOf(key, Date.now() + periodMs);
    succeed(await call("POST", "auth/two-step", { ...second, code: slowClock }));
  });

  const challengeOf = async (person: Person) => ({ challenge: (await logIn(person)).challenge });

  test("a recovery code works once, in either case and without dashes", async () => {
    const { person, recoveryCodes } = await turnOn();
    const code = (recoveryCodes[0] ?? "").replaceAll("-", " ").toUpperCase();
    succeed(await call("POST", "auth/two-step", { ...(await challengeOf(person)), code }));
    const again = await call("POST", "auth/two-step", { ...(await challengeOf(person)), code });
    expect(again.statusCode).toBe(400);
    const state = succeed(await call("GET", "auth/two-step", undefined, person));
    expect(state).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  test("a challenge ends after 5 minutes and with a new password", async () => {
    const { person, key, recoveryCodes } = await turnOn();
    const late = await challengeOf(person);
    setClock(Date.now() + 5 * 60_000 + 1);
    expect(
      (await call("POST", "auth/two-step", { ...late, code: codeOf(key) })).json().error,
    ).toEqual(expect.objectContaining({ code: "INVALID_TOKEN" }));
    const open = await challengeOf(person);
    const newPassword = "another password 2";
    succeed(
      await call(
        "PUT",
        "auth/password",
        { oldPassword: person.password, newPassword, code: recoveryCodes[0] },
        person,
      ),
    );
    const after = await call("POST", "auth/two-step", { ...open, code: codeOf(key) });
    expect(after.json().error.code).toBe("INVALID_TOKEN");
  });

  test("wrong codes are delayed more and more, but not recovery codes", async () => {
    const { person, key, recoveryCodes } = await turnOn();
    const begun = await challengeOf(person);
    const wrong = () => call("POST", "auth/two-step", { ...begun, code: "000000" });
    for (let time = 0; time < 5; time += 1) expect((await wrong()).statusCode).toBe(400);
    const delayed = await call("POST", "auth/two-step", { ...begun, code: codeOf(key) });
    expect(delayed.statusCode).toBe(429);
    expect(Number(delayed.headers["retry-after"])).toBe(60);
    setClock(Date.now() + 60_000);
    expect((await wrong()).statusCode, "then one more may be tried").toBe(400);
    expect(Number((await wrong()).headers["retry-after"])).toBe(120);
    for (let time = 0; time < 12; time += 1) expect((await wrong()).statusCode).toBe(429);
    const code = recoveryCodes[3];
    succeed(await call("POST", "auth/two-step", { ...begun, code }));
  });

  test("codes checked at once count one after the other", async () => {
    const { person, key } = await turnOn();
    const code = codeOf(key);
    const begun = await Promise.all([1, 2, 3].map(() => challengeOf(person)));
    const answers = await Promise.all(
      begun.map((one) => call("POST", "auth/two-step", { ...one, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  test("turning it on asks for the password and for a first code, turning it off for a code", async () => {
    names += 1;
    const person = await server.register(`Careful${names}`);
    const state = async () => succeed(await call("GET", "auth/two-step", undefined, person));
    const wrong = await call("POST", "auth/two-step/key", { password: "not it 1" }, person);
    expect(wrong.statusCode).toBe(400);
    const password = { password: person.password };
    const { key } = succeed<{ key: string }>(
      await call("POST", "auth/two-step/key", password, person),
    );
    expect((await call("PUT", "auth/two-step", { code: "000000" }, person)).statusCode).toBe(400);
    expect(await state(), "a key alone changes nothing").toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect((await logIn(person)).access_token).toBeTruthy();
    const { recoveryCodes } = succeed<{ recoveryCodes: string[] }>(
      await call("PUT", "auth/two-step", { code: codeOf(key) }, person),
    );
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const again = await call("POST", "auth/two-step/key", password, person);
    expect(again.statusCode, "the key of an active one is never replaced").toBe(409);
    const off = (code: string | undefined) => call("DELETE", "auth/two-step", { code }, person);
    expect((await off("999999")).statusCode).toBe(400);
    const renewed = succeed<{ recoveryCodes: string[] }>(
      await call("POST", "auth/two-step/recovery-codes", { code: recoveryCodes[0] }, person),
    );
    expect((await off(recoveryCodes[1])).statusCode, "renewed ones replace the old").toBe(400);
    succeed(await off(renewed.recoveryCodes[0]));
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn(person)).access_token).toBeTruthy();
    const subjects = (await readMailsTo(server, person.username)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes("log in"))).toHaveLength(2);
  });
});
