import { createHash } from "node:crypto";
import { limits } from "@castor/core/limits.ts";
import { sql } from "kysely";
import type { Queries } from "../../db/database.ts";
import type { TripAccess } from "../calls/context.ts";

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

/** A stored answer: the call that it is bound to, the trip that was written, and whether the answer may tell of its money. */
export interface KeptAnswer {
  row: string;
  bodyHash: string;
  answer: string;
  tripId: string | null;
  hasMoney: boolean;
}

/** The stored answer of the key, with the call it is bound to. */
export async function loadKeyedAnswer(
  queries: Queries,
  { userId, key }: KeyedCall,
): Promise<KeptAnswer | undefined> {
  const row = await queries
    .selectFrom("idempotency_keys")
    .select(["row", "body_hash as bodyHash", "answer", "trip_id as tripId", "has_money"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { has_money, ...kept } = row;
  return { ...kept, hasMoney: has_money !== 0 };
}

/** A finance block in an answer. */
const moneyBlock = /"finance(?:Items)?":[[{]/;

/** Stores the answer in the transaction of the call. */
export async function saveKeyedAnswer(
  queries: Queries,
  call: KeyedCall,
  { text, trip }: { text: string; trip: TripAccess | null },
  now: Date,
): Promise<void> {
  await queries
    .insertInto("idempotency_keys")
    .values({
      user_id: call.userId,
      key: call.key,
      row: call.row,
      body_hash: call.bodyHash,
      answer: text,
      created: now.toISOString(),
      trip_id: trip?.id ?? null,
      has_money: (trip === null || trip.standing.seesMoney) && moneyBlock.test(text) ? 1 : 0,
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
