import type { ProviderId } from "@castor/core/account/social-login.ts";
import type { Queries } from "../../db/database.ts";

/** The account of a provider's user; undefined at the first login. */
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

/** Joins a provider's user to an account; false when another call did so first. */
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
