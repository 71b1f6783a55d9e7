import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../db/database.ts";
import type { LoginChallengesTable } from "../db/schema.ts";
import { hashToken, newSecretToken } from "../db/secret-tokens.ts";

type Kind = LoginChallengesTable["kind"];

/**
 * Stores a challenge for 5 minutes, as a hash, and answers it. `userId` is the user of a second step or a new passkey;
 * null for a login with a passkey, whose user is not known yet.
 */
export async function saveChallenge(
  queries: Queries,
  { kind, userId }: { kind: Kind; userId: string | null },
  now: Date,
): Promise<string> {
  if (userId !== null) await endOldestChallenges(queries, userId, limits.challengesPerUser - 1);
  const challenge = newSecretToken();
  await queries
    .insertInto("login_challenges")
    .values({
      challenge_hash: hashToken(challenge),
      kind,
      user_id: userId,
      expires: new Date(now.getTime() + limits.challengeMinutes * 60_000).toISOString(),
    })
    .execute();
  return challenge;
}

/** Ends a user's challenges but the `kept` newest. */
async function endOldestChallenges(queries: Queries, userId: string, kept: number): Promise<void> {
  await queries
    .deleteFrom("login_challenges")
    .where("user_id", "=", userId)
    .where("challenge_hash", "not in", (is) =>
      is
        .selectFrom("login_challenges")
        .select("challenge_hash")
        .where("user_id", "=", userId)
        .orderBy("expires", "desc")
        .orderBy("challenge_hash")
        .limit(kept),
    )
    .execute();
}

/** The user of a challenge; undefined when it is unknown or expired. It stays, since a code may be mistyped. */
export async function findChallenge(
  queries: Queries,
  challenge: string,
  kind: Kind,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  return queries
    .selectFrom("login_challenges")
    .select("user_id as userId")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("kind", "=", kind)
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses up a challenge; undefined when it is unknown or expired. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  kind: Kind,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  return queries
    .deleteFrom("login_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("kind", "=", kind)
    .where("expires", ">", now.toISOString())
    .returning("user_id as userId")
    .executeTakeFirst();
}

/** Ends the logins that a user has begun, such as second steps after a password that is no longer right. */
export async function endChallenges(queries: Queries, userId: string): Promise<void> {
  for (const table of ["login_challenges", "login_codes", "social_joins"] as const)
    await queries.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** Removes expired challenges, at most `max` at a time. Answers how many. */
export async function removeExpiredChallenges(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("login_challenges")
    .select("challenge_hash")
    .where("expires", "<=", now.toISOString())
    .limit(max)
    .execute();
  for (const { challenge_hash } of rows)
    await queries
      .deleteFrom("login_challenges")
      .where("challenge_hash", "=", challenge_hash)
      .execute();
  return rows.length;
}
