import { createHash, randomBytes } from "node:crypto";

/** Long enough that it cannot be guessed and an unsalted hash protects it. */
const tokenBytes = 32;
/** 128 bits, in an address that people copy. */
const keyBytes = 16;

/** A new opaque token: a refresh token or the token of a mail's link. */
export function newSecretToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A new key of a secret link. */
export function newSecretKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}

/** The form in which the database stores such a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
