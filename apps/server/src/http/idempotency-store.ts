import { createHash } from "node:crypto";
import { limits } from "@castor/core/limits.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** What an `Idempotency-Key` is bound to (decisions 2). */
export interface KeyedCall {
  userId: string;
  key: string;
  row: string;
  bodyHash: string;
}

export function hashInput(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}

/** The answer that the key already got, with what it was bound to. */
export async function loadKeyedAnswer(
  queries: Queries,
  { userId, key }: KeyedCall,
): Promise<{ row: string; bodyHash: string; answer: string } | undefined> {
  return queries
    .selectFrom("idempotency_keys")
    .select(["row", "body_hash as bodyHash", "answer"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Keeps the answer, in the transaction of what it answers. */
export async function saveKeyedAnswer(
  queries: Queries,
  call: KeyedCall,
  answer: string,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("idempotency_keys")
    .values({
      user_id: call.userId,
      key: call.key,
      row: call.row,
      body_hash: call.bodyHash,
      answer,
      created: now.toISOString(),
    })
    .execute();
}

/** PostgreSQL only: false when another process is at work on the same key; the lock ends with the transaction. */
export async function lockKey(queries: Queries, { userId, key }: KeyedCall): Promise<boolean> {
  const digest = createHash("sha256").update(`${userId} ${key}`).digest();
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${digest.readInt32BE(0)}, ${digest.readInt32BE(4)}) as "isLocked"
  `.execute(queries);
  return rows[0]?.isLocked === true;
}

/** Forgets keys after 24 hours, at most `most` at a time, so that no transaction is long; answers how many. */
export async function removeExpiredKeys(
  queries: Queries,
  now: Date,
  most: number,
): Promise<number> {
  const before = new Date(now.getTime() - limits.idempotencyHours * 3_600_000).toISOString();
  const expired = await queries
    .selectFrom("idempotency_keys")
    .select(["user_id", "key"])
    .where("created", "<", before)
    .limit(most)
    .execute();
  for (const { user_id, key } of expired)
    await queries
      .deleteFrom("idempotency_keys")
      .where("user_id", "=", user_id)
      .where("key", "=", key)
      .execute();
  return expired.length;
}
