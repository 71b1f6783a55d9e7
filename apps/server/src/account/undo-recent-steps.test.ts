import { describe, expect, test } from "vitest";
import { askForReset } from "../../testing/calls/account-calls.ts";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { savePasskey } from "./passkeys/passkey-store.ts";
import { listJoined, saveJoined } from "./social-login/social-login-store.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "./two-step/recovery-codes.ts";
import { confirmKey, hasTwoStep, saveKey } from "./two-step/two-step-store.ts";

const dayMs = 86_400_000;

describe.each(testDatabases())("a new password by mail on $name", async (kind) => {
  const server = await serveTests(kind);

  const addSteps = ({ id }: Person, days: number) =>
    server.database.write(async (queries) => {
      const at = new Date(Date.now() - days * dayMs);
      await saveKey(queries, id, "KEY");
      await confirmKey(queries, id, at);
      await renewRecoveryCodes(queries, id);
      const passkey = { id: `key of ${id}`, userId: id, publicKey: "key", counter: 0, device: "" };
      await savePasskey(queries, passkey, at);
      const identity = { issuer: "https://id.example", userId: id, provider: "oidc" } as const;
      for (const isJoin of [true, false])
        await saveJoined(queries, { ...identity, subject: `${id} ${isJoin}`, isJoin }, at);
    });
  const stepsLeft = ({ id }: Person) =>
    server.database.read(async (queries) => ({
      hasTwoStep: await hasTwoStep(queries, id),
      codes: await countRecoveryCodes(queries, id),
      passkeys: (
        await queries.selectFrom("passkeys").select("id").where("user_id", "=", id).execute()
      ).length,
      socialLogins: (await listJoined(queries, id)).map(({ subject }) => subject),
    }));
  const setPasswordByMail = async ({ username }: Person) => {
    const token = await askForReset(server, username);
    const body = { token, password: "brand new 5" };
    succeed(await server.call("POST", "auth/reset-password", { body }));
  };

  test("removes two-step login, passkeys and joined social logins of the last 7 days: a thief cannot keep the owner out, nor come back", async () => {
    const person = await server.register("Robbed");
    await addSteps(person, 6);
    await setPasswordByMail(person);
    expect(await stepsLeft(person)).toEqual({
      hasTwoStep: false,
      codes: 0,
      passkeys: 0,
      // The account began with it.
      socialLogins: [`${person.id} false`],
    });
  });

  test("keeps older ones: a thief of the mailbox does not get past them", async () => {
    const person = await server.register("Guarded");
    await addSteps(person, 8);
    await setPasswordByMail(person);
    expect(await stepsLeft(person)).toEqual({
      hasTwoStep: true,
      codes: 10,
      passkeys: 1,
      socialLogins: [`${person.id} false`, `${person.id} true`],
    });
  });
});
