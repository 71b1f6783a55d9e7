import type { JoinedLogin, ProviderId } from "@castor/core/account/social-login.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "../../db/database.ts";
import { hashToken } from "../../db/secret-tokens.ts";

/** A person at a provider, and the account it is or will be joined to. */
export interface JoinOf {
  userId: string;
  provider: ProviderId;
  issuer: string;
  subject: string;
}

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

/**
 * Throws 400 when the login is no longer joined to its account. A removal or a new password by mail may come between
 * the end of a login and its session. The user must be locked, else it may come still later.
 */
export async function requireJoined(
  queries: Queries,
  { issuer, subject, userId }: JoinOf,
): Promise<void> {
  if ((await findJoined(queries, issuer, subject)) !== userId) throw invalidCode();
}

export const invalidCode = () => new AppError("INVALID_TOKEN", { words: "invalidLoginCode" });

/** Joins a provider's user to an account; false when another call did so first. */
export async function saveJoined(
  queries: Queries,
  joined: JoinOf & { isJoin: boolean },
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
      is_join: joined.isJoin ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The social logins of an account, oldest first. Their ids are made of issuer and subject, which are nobody's business. */
export async function listJoined(
  queries: Queries,
  userId: string,
): Promise<(JoinedLogin & { issuer: string; subject: string })[]> {
  const rows = await queries
    .selectFrom("social_logins")
    .select(["issuer", "subject", "provider", "created"])
    .where("user_id", "=", userId)
    .orderBy("created")
    .orderBy("subject")
    .execute();
  return rows.map((row) => ({ ...row, id: hashToken(`${row.issuer} ${row.subject}`) }));
}

export async function removeJoined(
  queries: Queries,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await queries
    .deleteFrom("social_logins")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

/** Removes social logins that were added to the account after `since`. One that the account began with stays. */
export async function removeRecentJoins(
  queries: Queries,
  userId: string,
  since: string,
): Promise<void> {
  await queries
    .deleteFrom("social_logins")
    .where("user_id", "=", userId)
    .where("is_join", "=", 1)
    .where("created", ">", since)
    .execute();
}
