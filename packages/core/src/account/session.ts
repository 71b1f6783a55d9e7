import * as z from "zod/mini";
import { currency } from "../basics/currencies.ts";
import { anyLanguage } from "../basics/language.ts";
import { id } from "../schemas/ids.ts";
import { displayName } from "./registration.ts";
import { providerId } from "./social-login.ts";

/** What login and confirmation answer (specification#login). The access token is required, all else is optional (specification#login). */
export const session = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  id: z.optional(id),
  lang: z.optional(anyLanguage),
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string()),
});
/** A session as a client takes it. */
export type NewSession = z.infer<typeof session>;
/** A session as our server gives it: whole. */
export type Session = { [Field in keyof NewSession]-?: NonNullable<NewSession[Field]> };

/** The logged-in user (`auth/me`, specification#profile). */
export const me = z.object({
  id,
  username: z.string(),
  /** It may be one that a page of an older build does not offer. */
  lang: anyLanguage,
  defaultCurrency: z.nullable(currency),
  fullName: z.string(),
  publicName: z.string(),
  hasPassword: z.boolean(),
  /** Notices that are not read. A browser may hold answers without. */
  unread: z.optional(z.int()),
});
export type Me = z.infer<typeof me>;

/** A session of the caller, the current one included (`GET auth/sessions`, specification#session-list). */
export const sessionSummary = z.object({
  id,
  /** ISO 8601 instants in UTC. */
  created: z.string(),
  lastUsed: z.string(),
  /** The `User-Agent` at login, at most 300 characters. */
  device: z.string(),
  /** The provider of the social login; null for a password. */
  provider: z.nullable(providerId),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/**
 * The body of `PUT auth/profile` (specification#profile). Fields that were not sent stay; a null currency removes the own default.
 */
export const profileSave = z.object({
  publicName: z.optional(displayName),
  defaultCurrency: z.optional(z.nullable(currency)),
});
export type ProfileSave = z.output<typeof profileSave>;

/** The name in the header: the public name, else the part of the address before `@` (specification#profile). */
export function fullName(user: { username: string; publicName: string }): string {
  return user.publicName || (user.username.split("@")[0] ?? user.username);
}
