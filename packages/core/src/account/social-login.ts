import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { id } from "../schemas/ids.ts";
import { usedPasskey } from "./passkeys.ts";
import { typedCode } from "./two-step.ts";

/** The providers that a server can offer (specification#social-login): Google and one OpenID provider of the operator. */
const providerIds = ["google", "oidc"] as const;
export const providerId = z.enum(providerIds);
export type ProviderId = z.infer<typeof providerId>;

const short = z.optional(z.string().check(z.maxLength(2_000)));

/** The query of the provider's redirect (OAuth 2.0, RFC 9207): a code or an error, and the issuer. */
export const providerAnswer = z.object({
  code: z.optional(z.string().check(z.maxLength(8_000))),
  state: short,
  iss: short,
  error: short,
});

/** Errors of a social login in `/auth/callback?error=` (specification#social-login). */
export const socialLoginErrors = [
  /** The user declined at the provider. */
  "FORBIDDEN",
  /** The provider has not verified the user's email address. */
  "EMAIL_NOT_CONFIRMED",
  /** The state is expired, used before, or of another browser. */
  "INVALID_TOKEN",
  /** This server has no such provider. */
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "UPSTREAM_UNAVAILABLE",
] as const satisfies readonly ErrorCode[];
export type SocialLoginError = (typeof socialLoginErrors)[number];

/** A social login that is joined to the own account (`GET auth/social-logins`). */
export const joinedLogin = z.object({
  id,
  provider: providerId,
  /** ISO 8601 instant in UTC. */
  created: z.string(),
});
export type JoinedLogin = z.infer<typeof joinedLogin>;

/**
 * What the end of a social login answers instead of a session when its verified address has an account already: that
 * account has to be proven once (specification#social-login-account).
 */
export const joinRequest = z.object({
  success: z.literal(true),
  joins: z.literal(true),
  /** Ends after an hour. */
  challenge: z.string(),
  provider: providerId,
  /** The address of the account. */
  username: z.string(),
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** A code is asked for too, but with a passkey. */
  hasTwoStep: z.boolean(),
  redirectUrl: z.nullable(z.string()),
});
export type JoinRequest = z.infer<typeof joinRequest>;

const challenge = z.string().check(z.minLength(1), z.maxLength(200));

/** What asks for the mail with a link that proves the account. */
export const joinMail = z.object({ challenge });

/** The proof of the account: its password, a passkey, or the token of a mail. */
export const joinProof = z.object({
  challenge,
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
  passkey: z.optional(usedPasskey),
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
  code: z.optional(typedCode),
});
