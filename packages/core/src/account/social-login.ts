import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";

/** The social logins that a server can offer (decisions 3): Google, and any one OpenID provider of the operator's. */
export const providerIds = ["google", "oidc"] as const;
export const providerId = z.enum(providerIds);
export type ProviderId = z.infer<typeof providerId>;

const short = z.optional(z.string().check(z.maxLength(2_000)));

/** What a provider sends back with the browser (OAuth 2.0, RFC 9207): a code or an error, and whose answer it is. */
export const providerAnswer = z.object({
  code: z.optional(z.string().check(z.maxLength(8_000))),
  state: short,
  iss: short,
  error: short,
});

/** Why a social login came to nothing, as `/auth/callback?error=` says it (decisions 3). */
export const socialLoginErrors = [
  /** The person said no at the provider. */
  "FORBIDDEN",
  /** The provider has not verified the person's address. */
  "EMAIL_NOT_CONFIRMED",
  /** The way back does not belong to the way there: old, played twice, or not begun in this browser. */
  "INVALID_TOKEN",
  /** No such provider on this server. */
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "UPSTREAM_UNAVAILABLE",
] as const satisfies readonly ErrorCode[];
export type SocialLoginError = (typeof socialLoginErrors)[number];
