import * as z from "zod/mini";
import { message } from "../schemas/validation.ts";
import { typedCode } from "./two-step.ts";

/** Bytes as base64url, as the JSON forms of WebAuthn Level 3 have them. */
const bytes = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));
/** 150 bytes. Authenticators use 16 to 128; a longer one could not stand in an address. */
const credentialId = bytes(200);
const clientData = bytes(8_000);
/** An attestation may carry certificates. */
const attestation = bytes(40_000);
const publicKey = z.literal("public-key");
const credential = z.object({ id: z.string(), type: publicKey });

/** A passkey of the user, as the settings list it. */
export const passkey = z.object({
  id: z.string(),
  /** The `User-Agent` that added it, at most 300 characters. */
  device: z.string(),
  /** ISO 8601 instants in UTC. */
  created: z.string(),
  lastUsed: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

/** What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3). */
export const passkeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});

/** What the browser needs to log in with a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

/** A passkey that a browser has made: what is read of a RegistrationResponseJSON. */
export const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: attestation,
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** A login with a passkey: what is read of an AuthenticationResponseJSON. */
export const usedPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

/**
 * What proves the user before the ways to log in are changed: a passkey, or the password and the code of an account with
 * two-step login. A user without a password needs none of them within minutes of a social login (specification#passkeys).
 */
export const passkeyProof = z.object({
  password: z.optional(
    z
      .string()
      .check(z.minLength(1, message("required")), z.maxLength(1_000, message("maxLength", 1_000))),
  ),
  passkey: z.optional(usedPasskey),
  code: z.optional(typedCode),
});
