import { saveChallenge } from "../../src/account/login-challenge-store.ts";
import { savePasskey } from "../../src/account/passkeys/passkey-store.ts";
import { saveRegistration } from "../../src/account/registration/registration-store.ts";
import { saveLoginCode } from "../../src/account/social-login/login-code-store.ts";
import { savePendingJoin } from "../../src/account/social-login/pending-join-store.ts";
import { renewRecoveryCodes } from "../../src/account/two-step/recovery-codes.ts";
import { confirmKey, saveKey } from "../../src/account/two-step/two-step-store.ts";
import type { Queries } from "../../src/db/database.ts";
import type { Person, TestApp } from "../servers/test-app.ts";

/** Gives a user a row of each kind that a registration and logins of all ways leave. */
export async function addLoginSteps(queries: Queries, userId: string): Promise<void> {
  const now = new Date();
  await saveKey(queries, userId, "KEY");
  await renewRecoveryCodes(queries, userId);
  const passkey = { id: `key of ${userId}`, userId, publicKey: "key", counter: 0, device: "" };
  await savePasskey(queries, passkey, now);
  await saveChallenge(queries, { kind: "twoStep", userId }, now);
  const join = { userId, provider: "oidc", issuer: "https://id.example", subject: userId } as const;
  await saveLoginCode(queries, { hash: `code of ${userId}`, ...join }, now);
  await savePendingJoin(queries, `join of ${userId}`, join, now);
  const registered = { passwordHash: "", publicName: "", lang: "en", keyHash: null } as const;
  await saveRegistration(queries, { userId, ...registered }, now);
}

/** Turns two-step login on. Returns its recovery codes, each of which is right once. */
export async function turnOnTwoStep(
  { database }: TestApp,
  { id }: Pick<Person, "id">,
): Promise<string[]> {
  return database.write(async (queries) => {
    await saveKey(queries, id, "JBSWY3DPEHPK3PXP");
    await confirmKey(queries, id, new Date());
    return renewRecoveryCodes(queries, id);
  });
}
