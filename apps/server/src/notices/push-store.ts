import type { PushSubscriptionOf } from "@castor/core/notices/push.ts";
import { pushLimits } from "@castor/core/notices/push.ts";
import type { Queries } from "../db/database.ts";
import type { Viewer } from "../http/calls/context.ts";

/**
 * Sends push messages to the browser of a session. The browser got those of another session before, if somebody else was logged
 * in there; the oldest of too many devices get none. The user must be locked, else concurrent calls exceed the limit.
 */
export async function savePush(
  queries: Queries,
  { userId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionOf,
  now: Date,
): Promise<void> {
  await queries
    .deleteFrom("push_subscriptions")
    .where("endpoint", "=", endpoint)
    .where("session_id", "!=", sessionId)
    .execute();
  const values = { endpoint, ...keys, created: now.toISOString(), failures: 0 };
  await queries
    .insertInto("push_subscriptions")
    .values({ session_id: sessionId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(values))
    .execute();
  await queries
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("session_id", "not in", (is) =>
      is
        .selectFrom("push_subscriptions")
        .select("session_id")
        .where("user_id", "=", userId)
        .orderBy("created", "desc")
        .orderBy("session_id")
        .limit(pushLimits.devices),
    )
    .execute();
}

/** Ends the push messages to the browser of a session. */
export async function removePush(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom("push_subscriptions").where("session_id", "=", sessionId).execute();
}

/** Whether the browser of a session gets push messages. */
export async function hasPush(queries: Queries, { sessionId }: Viewer): Promise<boolean> {
  const row = await queries
    .selectFrom("push_subscriptions")
    .select("session_id")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when devices of a user get push messages, for their download. */
export function listPushDevices(queries: Queries, userId: string): Promise<{ created: string }[]> {
  return queries
    .selectFrom("push_subscriptions")
    .select("created")
    .where("user_id", "=", userId)
    .orderBy("created")
    .execute();
}

/** Whom a message is for, and how it is sent there. */
export interface PushDevice {
  sessionId: string;
  userId: string;
  subscription: PushSubscriptionOf;
}

/** The device of a session; undefined when it gets no push messages any more. */
export async function loadPushDevice(
  queries: Queries,
  sessionId: string,
): Promise<PushDevice | undefined> {
  const row = await queries
    .selectFrom("push_subscriptions")
    .select(["user_id", "endpoint", "p256dh", "auth"])
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_id: userId, endpoint, p256dh, auth } = row;
  return { sessionId, userId, subscription: { endpoint, keys: { p256dh, auth } } };
}

/** Notes whether a device got a message. One that did not get several in a row is taken for gone. */
export async function noteReceipt(
  queries: Queries,
  sessionId: string,
  isReceived: boolean,
): Promise<void> {
  const row = await queries
    .updateTable("push_subscriptions")
    .set((is) => ({ failures: isReceived ? 0 : is("failures", "+", 1) }))
    .where("session_id", "=", sessionId)
    .$if(isReceived, (query) => query.where("failures", ">", 0))
    .returning("failures")
    .executeTakeFirst();
  if (row !== undefined && row.failures >= pushLimits.failures)
    await removePush(queries, sessionId);
}
