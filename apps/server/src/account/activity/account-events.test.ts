import type { AccountEvent, AccountEventKind } from "@castor/core/account/account-events.ts";
import { limits } from "@castor/core/limits.ts";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { askForReset, logIn } from "../../../testing/calls/account-calls.ts";
import { addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { runAdmin } from "../../commands/admin/run-admin.ts";
import { createId } from "../../db/create-id.ts";
import { removeOldEvents, saveEvent } from "./account-event-store.ts";

describe.each(testDatabases())("the activity of an account on $name", async (kind) => {
  const server = await serveTests(kind);

  const read = async (as: Person, query = "") =>
    succeed<AccountEvent[]>(await server.call("GET", `auth/activity${query}`, { as }));
  const newest = async (as: Person) => (await read(as))[0];
  const kindsOf = async (as: Person) => (await read(as)).map((event) => event.kind).toSorted();

  test("begins with the registration, and names logins with their way and device", async () => {
    const person = await server.register("Begins");
    const phone = await logIn(server, person, { "user-agent": "Phone" });
    expect(await newest(phone)).toMatchObject({
      kind: "loggedIn",
      detail: "password",
      device: "Phone",
    });
    expect(await kindsOf(phone)).toEqual(["loggedIn", "loggedIn", "registered"]);
    expect(await read(phone, "?limit=1")).toHaveLength(1);
    const tooMany = `auth/activity?limit=${limits.accountEventsListed + 1}`;
    expect((await server.call("GET", tooMany, { as: phone })).statusCode).toBe(400);
    expect((await server.call("GET", "auth/activity")).statusCode).toBe(401);
    const other = await server.register("Bystander");
    expect(await kindsOf(other)).toEqual(["loggedIn", "registered"]);
  });

  test("has a wrong password at a known address, in the list of that account alone", async () => {
    const person = await server.register("Guessed");
    const body = { username: person.username, password: "another password 1" };
    const answer = await server.call("POST", "auth/login", { body });
    expect(answer.statusCode).toBe(401);
    await vi.waitFor(async () =>
      expect(await newest(person)).toMatchObject({ kind: "loginFailed", detail: "password" }),
    );
  });

  test("has logouts and ended sessions, with the device that was logged out", async () => {
    const person = await server.register("Ends");
    const phone = await logIn(server, person, { "user-agent": "Phone" });
    const sessions = succeed<{ id: string; device: string }[]>(
      await server.call("GET", "auth/sessions", { as: person }),
    );
    const id = sessions.find(({ device }) => device === "Phone")?.id;
    succeed(await server.call("DELETE", `auth/sessions/${id}`, { as: person }));
    expect(await newest(person)).toMatchObject({ kind: "sessionEnded", detail: "Phone" });
    succeed(await server.call("DELETE", "auth/sessions", { as: person }));
    expect((await newest(person))?.kind).toBe("otherSessionsEnded");
    const body = { refresh_token: phone.refreshToken };
    succeed(await server.call("POST", "auth/logout", { body }));
    expect(await kindsOf(person)).not.toContain("loggedOut");
    const tablet = await logIn(server, person);
    const left = { refresh_token: tablet.refreshToken };
    succeed(await server.call("POST", "auth/logout", { body: left }));
    expect((await newest(person))?.kind).toBe("loggedOut");
  });

  test("has new passwords, downloads of the account and calendar links", async () => {
    const person = await server.register("Changes");
    const body = { oldPassword: person.password, newPassword: "password 2" };
    succeed(await server.call("PUT", "auth/password", { as: person, body }));
    expect((await newest(person))?.kind).toBe("passwordChanged");
    const { id } = await addTrip(server, person);
    succeed(await server.call("POST", `calendar/${id}/key`, { as: person }));
    expect((await newest(person))?.kind).toBe("calendarKeyMade");
    expect((await server.call("GET", "auth/export", { as: person })).json()).toMatchObject({
      activity: expect.arrayContaining([expect.objectContaining({ kind: "calendarKeyMade" })]),
    });
    await vi.waitFor(async () => expect((await newest(person))?.kind).toBe("exported"));
    const token = await askForReset(server, person.username);
    const reset = { token, password: "password 3" };
    succeed(await server.call("POST", "auth/reset-password", { body: reset }));
    const again = await logIn(server, { ...person, password: reset.password });
    expect(await kindsOf(again)).toContain("passwordReset");
  });

  test("has the second step turned on, wrong codes, logins with recovery codes, and its end", async () => {
    const person = await server.register("Steps");
    const { password, username } = person;
    const { key } = succeed<{ key: string }>(
      await server.call("POST", "auth/two-step/key", { as: person, body: { password } }),
    );
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    const { recoveryCodes } = succeed<{ recoveryCodes: string[] }>(
      await server.call("PUT", "auth/two-step", { as: person, body: { code } }),
    );
    expect((await newest(person))?.kind).toBe("twoStepOn");
    const { challenge } = succeed<{ challenge: string }>(
      await server.call("POST", "auth/login", { body: { username, password } }),
    );
    const answer = async (sent = "") =>
      (await server.call("POST", "auth/two-step", { body: { challenge, code: sent } })).statusCode;
    expect(await answer("aaaa-aaaa-aaaa")).toBe(400);
    expect(await newest(person)).toMatchObject({ kind: "loginFailed", detail: "twoStep" });
    expect(await answer(recoveryCodes[0])).toBe(200);
    expect(await read(person)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "recoveryCodeUsed" }),
        expect.objectContaining({ kind: "loggedIn", detail: "twoStep" }),
      ]),
    );
    const renewed = succeed<{ recoveryCodes: string[] }>(
      await server.call("POST", "auth/two-step/recovery-codes", {
        as: person,
        body: { code: recoveryCodes[1] },
      }),
    );
    expect(await kindsOf(person)).toContain("recoveryCodesRenewed");
    const body = { code: renewed.recoveryCodes[0] };
    succeed(await server.call("DELETE", "auth/two-step", { as: person, body }));
    expect(await kindsOf(person)).toContain("twoStepOff");
  });

  test("has the commands of operators, without a device", async () => {
    const person = await server.register("Operated");
    const trip = await addTrip(server, person, { name: "Hers", isPublic: true });
    const { database, config } = server;
    const run = (...command: string[]) =>
      runAdmin(command, {
        database,
        config,
        publicUrl: config.publicUrl,
        now: new Date(),
        printLine: () => undefined,
      });
    await run("unpublish", trip.id);
    expect(await newest(person)).toMatchObject({
      kind: "operatorUnpublished",
      detail: "Hers",
      device: "",
    });
    await run("reset-link", person.username);
    await run("lock", person.username);
    await run("unlock", person.username);
    expect(await kindsOf(await logIn(server, person))).toEqual(
      expect.arrayContaining(["operatorMadeResetLink", "operatorLocked", "operatorUnlocked"]),
    );
  });

  test("is bounded: guesses push nothing else out, and a year later it is gone", async () => {
    const person = await server.register("Bounded");
    const callAfter = (days: number) => ({
      now: new Date(Date.now() + days * 86_400_000),
      userAgent: "",
    });
    const fill = (kind: AccountEventKind, count: number) =>
      server.database.write(async (queries) => {
        const same = {
          user_id: person.id,
          at: callAfter(1).now.toISOString(),
          detail: "",
          device: "",
        };
        const rows = Array.from({ length: count }, () => ({ ...same, id: createId(), kind }));
        await queries.insertInto("account_events").values(rows).execute();
        await saveEvent(queries, { userId: person.id, kind }, callAfter(1));
      });
    await fill("loginFailed", limits.failedLoginsKept);
    const kinds = await kindsOf(person);
    expect(kinds.filter((one) => one === "loginFailed")).toHaveLength(limits.failedLoginsKept);
    expect(kinds).toContain("registered");
    await fill("exported", limits.accountEventsKept);
    expect(await kindsOf(person)).not.toContain("registered");
    expect(await read(person)).toHaveLength(limits.accountEventsListed);
    const clean = (days: number) =>
      server.database.write((queries) => removeOldEvents(queries, callAfter(days).now, 10_000));
    await clean(limits.accountEventDays);
    expect(await read(person)).toHaveLength(limits.accountEventsListed);
    await clean(limits.accountEventDays + 2);
    expect(await read(person)).toEqual([]);
  });
});
