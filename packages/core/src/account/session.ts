import * as z from "zod/mini";
import { id } from "../basics/ids.ts";
import { currency } from "../finance/currencies.ts";
import { language } from "./language.ts";
import { displayName } from "./registration.ts";
import { providerId } from "./social-login.ts";

/** What login and confirmation answer (section 7). */
export const session = z.object({
  success: z.boolean(),
  message: z.string(),
  id,
  lang: language,
  /** Without one there is no session (section 5). */
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string(),
});
export type Session = z.infer<typeof session>;

/** Who is logged in (`auth/me`, decisions 3). */
export const me = z.object({
  id,
  username: z.string(),
  lang: language,
  defaultCurrency: z.nullable(currency),
  fullName: z.string(),
  publicName: z.string(),
  hasPassword: z.boolean(),
});
export type Me = z.infer<typeof me>;

/** A login of the caller (`GET auth/sessions`, decisions 3), the one that asks among them. */
export const sessionSummary = z.object({
  id,
  /** ISO 8601 instants in UTC. */
  created: z.string(),
  lastUsed: z.string(),
  /** What the browser called itself at login (`User-Agent`), at most 300 characters. */
  device: z.string(),
  /** The social login that it began with; null for a password. */
  provider: z.nullable(providerId),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/** The body of `PUT auth/profile` (section 3): only what is sent changes; a null currency is none of one's own. */
export const profileSave = z.object({
  publicName: z.optional(displayName),
  defaultCurrency: z.optional(z.nullable(currency)),
});
export type ProfileSave = z.output<typeof profileSave>;

/** What the header shows: the public name, else the part of the address before `@` (decisions 3). */
export function fullName(user: { username: string; publicName: string }): string {
  return user.publicName || (user.username.split("@")[0] ?? user.username);
}
