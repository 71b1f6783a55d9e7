import type { MadePasskey, UsedPasskey } from "@castor/core/account/passkeys.ts";
import { AppError } from "@castor/core/errors.ts";
import * as z from "zod/mini";
import type { Queries } from "../../db/database.ts";
import { takeChallenge } from "../login-challenge-store.ts";
import { loadPasskey, markPasskeyUsed, type StoredPasskey } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Loaded at the first passkey, so that a start waits for neither it nor its warnings. */
const library = () => import("@simplewebauthn/server");

/** The library throws for whatever is wrong with an answer of a browser. */
async function refuseWhatFails<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw wrongPasskey();
  }
}

const clientData = z.object({ challenge: z.string().check(z.maxLength(200)) });

/** The challenge that a browser has answered; empty for what is no answer. */
function readChallenge(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return "";
  }
}

/**
 * Refuses attestations with certificates, which we never ask for: the library would fetch their revocation lists from
 * addresses that the certificates name.
 */
async function requireNoCertificates(made: MadePasskey): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const bytes = new Uint8Array(Buffer.from(made.response.attestationObject, "base64url"));
  const attestation = decodeAttestationObject(bytes);
  const format = attestation.get("fmt");
  const isPlain = format === "none" || format === "packed";
  if (!isPlain || attestation.get("attStmt").get("x5c") !== undefined) throw wrongPasskey();
}

/** Checks a login with a passkey (WebAuthn Level 3, section 7.2) and uses up its challenge. Answers its user. */
export async function checkUsedPasskey(
  queries: Queries,
  { origins, id }: RelyingParty,
  response: UsedPasskey,
  now: Date,
): Promise<string> {
  const passkey = await loadPasskey(queries, response.id);
  if (passkey === undefined) throw unknownPasskey();
  const challenge = readChallenge(response.response.clientDataJSON);
  if ((await takeChallenge(queries, challenge, "passkey", now)) === undefined) throw wrongPasskey();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await refuseWhatFails(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw wrongPasskey();
  await markPasskeyUsed(queries, passkey.id, authenticationInfo.newCounter, now);
  return passkey.userId;
}

/** Checks a passkey that a browser has made (WebAuthn Level 3, section 7.1) and uses up its challenge, which is of this user. */
export async function checkMadePasskey(
  queries: Queries,
  { origins, id }: RelyingParty,
  made: MadePasskey,
  { userId, now }: { userId: string; now: Date },
): Promise<StoredPasskey> {
  const challenge = readChallenge(made.response.clientDataJSON);
  const begun = await takeChallenge(queries, challenge, "newPasskey", now);
  if (begun?.userId !== userId) throw wrongPasskey();
  await refuseWhatFails(() => requireNoCertificates(made));
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await refuseWhatFails(() =>
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (!verified) throw wrongPasskey();
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    userId,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
  };
}

const wrongPasskey = () => new AppError("INVALID_TOKEN", { words: "wrongPasskey" });
const unknownPasskey = () => new AppError("INVALID_TOKEN", { words: "unknownPasskey" });
