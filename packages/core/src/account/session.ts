import * as z from "zod/mini";
import { id } from "../basics/ids.ts";
import { currency } from "../finance/currencies.ts";
import { language } from "./language.ts";

/** What login and confirmation answer (section 7). */
export const session = z.object({
  success: z.boolean(),
  message: z.string(),
  id,
  lang: language,
  access_token: z.string(),
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

/** What the header shows: the public name, else the part of the address before `@` (decisions 3). */
export function fullName(user: { username: string; publicName: string }): string {
  return user.publicName || (user.username.split("@")[0] ?? user.username);
}
