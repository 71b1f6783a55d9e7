import { createHash } from "node:crypto";
import { limits } from "@castor/core/limits.ts";
import { sql } from "kysely";
import type { Queries } from "../../db/database.ts";

/** What an `Idempotency-Key` is bound to (specification#idempotency). */
export interface KeyedCall {
  userId: string;
  key: string;
  row: string;
  bodyHash: string;
}

export function hashInput(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}

/** The stored answer of the key, with the call it is bound to. */
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

/** Stores the answer in the transaction of the call. */
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

/** For PostgreSQL: locks the key until the transaction ends. Answers false when another process has the lock. */
export async function lockKey(queries: Queries, { userId, key }: KeyedCall): Promise<boolean> {
  const digest = createHash("sha256").update(`${userId} ${key}`).digest();
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${digest.readInt32BE(0)}, ${digest.readInt32BE(4)}) as "isLocked"
  `.execute(queries);
  return rows[0]?.isLocked === true;
}

/** Removes keys after 2160 hours, at most `max` at a time to keep transactions short. Answers how many. */
export async function removeExpiredKeys(queries: Queries, now: Date, max: number): Promise<number> {
  const before = new Date(now.getTime() - limits.idempotencyHours * 3_600_000).toISOString();
  const expired = await queries
    .selectFrom("idempotency_keys")
    .select(["user_id", "key"])
    .where("created", "<", before)
    .limit(max)
    .execute();
  for (const { user_id, key } of expired)
    await queries
      .deleteFrom("idempotency_keys")
      .where("user_id", "=", user_id)
      .where("key", "=", key)
      .execute();
  return expired.length;
}
