import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";
import type { JoinOf } from "./social-login-store.ts";

const hourMs = 3_600_000;

/** A person at a provider, and the account that waits to be proven. */
export type PendingJoin = JoinOf;

const columns = ["user_id as userId", "provider", "issuer", "subject"] as const;

/** Stores a join under the hash of the code in the address, as long as such a code lives. */
export async function savePendingJoin(
  queries: Queries,
  codeHash: string,
  { userId, provider, issuer, subject }: PendingJoin,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("social_joins")
    .values({
      challenge_hash: codeHash,
      user_id: userId,
      provider,
      issuer,
      subject,
      expires: new Date(now.getTime() + limits.loginCodeSeconds * 1_000).toISOString(),
    })
    .execute();
}

/** Uses up the code: from now on the join waits under the hash of a challenge. Undefined when it is unknown or expired. */
export async function beginJoin(
  queries: Queries,
  codeHash: string,
  challengeHash: string,
  now: Date,
): Promise<PendingJoin | undefined> {
  return queries
    .updateTable("social_joins")
    .set({
      challenge_hash: challengeHash,
      expires: new Date(now.getTime() + limits.joinHours * hourMs).toISOString(),
    })
    .where("challenge_hash", "=", codeHash)
    .where("expires", ">", now.toISOString())
    .returning(columns)
    .executeTakeFirst();
}

/** The join of a challenge, which stays; undefined when it is unknown or expired. */
export async function findPendingJoin(
  queries: Queries,
  challengeHash: string,
  now: Date,
): Promise<PendingJoin | undefined> {
  return queries
    .selectFrom("social_joins")
    .select(columns)
    .where("challenge_hash", "=", challengeHash)
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses up a join; undefined when it is unknown or expired. */
export async function takePendingJoin(
  queries: Queries,
  challengeHash: string,
  now: Date,
): Promise<PendingJoin | undefined> {
  return queries
    .deleteFrom("social_joins")
    .where("challenge_hash", "=", challengeHash)
    .where("expires", ">", now.toISOString())
    .returning(columns)
    .executeTakeFirst();
}

/** Removes expired joins, at most `max` at a time. Answers how many. */
export async function removeExpiredJoins(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("social_joins")
    .select("challenge_hash")
    .where("expires", "<=", now.toISOString())
    .limit(max)
    .execute();
  for (const { challenge_hash } of rows)
    await queries.deleteFrom("social_joins").where("challenge_hash", "=", challenge_hash).execute();
  return rows.length;
}
