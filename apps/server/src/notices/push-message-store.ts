import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";

/** A message that belongs to one process until `claimedUntil`. */
export interface ClaimedPush {
  id: string;
  sessionId: string;
  noticeId: string;
  created: Date;
  attempts: number;
  claimedUntil: string;
}

/** Queues the push messages of a new notice, one for each device of its reader, in the notice's transaction. */
export async function queuePushes(
  queries: Queries,
  { userId, noticeId }: { userId: string; noticeId: string },
  now: Date,
): Promise<void> {
  const devices = await queries
    .selectFrom("push_subscriptions")
    .select("session_id")
    .where("user_id", "=", userId)
    .execute();
  if (devices.length === 0) return;
  const at = now.toISOString();
  await queries
    .insertInto("push_messages")
    .values(
      devices.map(({ session_id }) => ({
        ...{ id: createId(), session_id, notice_id: noticeId },
        ...{ created: at, attempts: 0, next_try: at },
      })),
    )
    .execute();
}

/** Whether messages are due. */
export async function hasDuePushes(queries: Queries, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom("push_messages")
    .select("id")
    .where("next_try", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims due messages for this process, those that never failed first. A claim that runs out is free for another process. */
export async function claimPushes(
  queries: Queries,
  database: Database["kind"],
  times: { now: Date; until: Date },
  max: number,
): Promise<ClaimedPush[]> {
  const claimedUntil = times.until.toISOString();
  const rows = await queries
    .selectFrom("push_messages")
    .select(["id", "session_id as sessionId", "notice_id as noticeId", "created", "attempts"])
    .where("next_try", "<=", times.now.toISOString())
    .orderBy("attempts")
    .orderBy("next_try")
    .limit(max)
    // The embedded database has one writer at a time.
    .$if(database === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length > 0)
    await queries
      .updateTable("push_messages")
      .set({ next_try: claimedUntil })
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.map((row) => ({ ...row, claimedUntil, created: new Date(row.created) }));
}

/** Puts a message back for a later attempt, unless its claim ran out and another process has it. */
export async function putPushBack(
  queries: Queries,
  { id, claimedUntil }: ClaimedPush,
  attempts: number,
  nextTry: Date,
): Promise<void> {
  await queries
    .updateTable("push_messages")
    .set({ attempts, next_try: nextTry.toISOString() })
    .where("id", "=", id)
    .where("next_try", "=", claimedUntil)
    .execute();
}

export async function removePushMessage(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("push_messages").where("id", "=", id).execute();
}
