import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";
import type { JoinOf } from "./social-login-store.ts";

/** Stores a one-time code of a social login for a minute. */
export async function saveLoginCode(
  queries: Queries,
  code: JoinOf & { hash: string },
  now: Date,
): Promise<void> {
  await queries
    .insertInto("login_codes")
    .values({
      code_hash: code.hash,
      user_id: code.userId,
      provider: code.provider,
      issuer: code.issuer,
      subject: code.subject,
      expires: new Date(now.getTime() + limits.loginCodeSeconds * 1_000).toISOString(),
    })
    .execute();
}

/** Uses up a code; undefined when it is unknown or expired. */
export async function takeLoginCode(
  queries: Queries,
  hash: string,
  now: Date,
): Promise<JoinOf | undefined> {
  return queries
    .deleteFrom("login_codes")
    .where("code_hash", "=", hash)
    .where("expires", ">", now.toISOString())
    .returning(["user_id as userId", "provider", "issuer", "subject"])
    .executeTakeFirst();
}

/** Removes expired codes, at most `max` at a time. Answers how many. */
export async function removeExpiredLoginCodes(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("login_codes")
    .select("code_hash")
    .where("expires", "<=", now.toISOString())
    .limit(max)
    .execute();
  for (const { code_hash } of rows)
    await queries.deleteFrom("login_codes").where("code_hash", "=", code_hash).execute();
  return rows.length;
}
