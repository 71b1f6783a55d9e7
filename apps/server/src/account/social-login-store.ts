import type { Language } from "@castor/core/account/language.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";
import { endLinks } from "./link-token-store.ts";

/** Whose account a person at a provider has; undefined when they never came before. */
export async function findJoined(
  queries: Queries,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("social_logins")
    .select("user_id as userId")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.userId;
}

/** Joins a person at a provider to an account; false when another call did so first. */
export async function saveJoined(
  queries: Queries,
  joined: { issuer: string; subject: string; userId: string; provider: ProviderId },
  now: Date,
): Promise<boolean> {
  const row = await queries
    .insertInto("social_logins")
    .values({
      issuer: joined.issuer,
      subject: joined.subject,
      user_id: joined.userId,
      provider: joined.provider,
      created: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a confirmed account of a verified address, without a password, or makes an unconfirmed one of that address such
 * an account, with nothing left of what a stranger may have set there; undefined when the address is somebody's. One
 * statement, so that of two at once none fails.
 */
export async function saveVerifiedUser(
  queries: Queries,
  user: { username: string; publicName: string; lang: Language },
  now: Date,
): Promise<string | undefined> {
  const changed = {
    password_hash: null,
    public_name: user.publicName,
    lang: user.lang,
    confirmed: now.toISOString(),
  };
  const row = await queries
    .insertInto("users")
    .values({
      id: createId(),
      username: user.username,
      default_currency: null,
      created: now.toISOString(),
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet(changed).where("users.confirmed", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  // Its address is confirmed: no mail need ask for that any more, and no link that was sent does anything.
  if (row !== undefined) await endLinks(queries, row.id, "confirm");
  return row?.id;
}
