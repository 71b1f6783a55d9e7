import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";

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
