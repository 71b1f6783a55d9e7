import { createHash, randomBytes } from "node:crypto";

/** Long enough that nobody guesses it and a plain hash keeps it. */
const tokenBytes = 32;

/** A new opaque token, for a refresh token or a mail's link. */
export function newSecretToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** How the database keeps such a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
