import type { SessionSummary } from "@castor/core/account/session.ts";
import type { ProviderId } from "@castor/core/account/social-login.ts";
import { limits } from "@castor/core/limits.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import type { Viewer } from "../../http/calls/context.ts";

const dayMs = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - limits.sessionDays * dayMs).toISOString();

/**
 * Begins a session and ends the oldest beyond the limit. Answers its id. The user must be locked, else concurrent
 * logins exceed the limit.
 */
export async function saveSession(
  queries: Queries,
  session: { userId: string; refreshHash: string; device: string; provider: ProviderId | null },
  now: Date,
): Promise<string> {
  await endOldestSessions(queries, session.userId, limits.sessionsPerUser - 1);
  const id = createId();
  await queries
    .insertInto("sessions")
    .values({
      id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      device: session.device,
      created: now.toISOString(),
      last_used: now.toISOString(),
      provider: session.provider,
    })
    .execute();
  return id;
}

/** Ends a user's sessions but the `kept` most recently used. */
async function endOldestSessions(queries: Queries, userId: string, kept: number): Promise<void> {
  await queries
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "not in", (is) =>
      is
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("last_used", "desc")
        .orderBy("id")
        .limit(kept),
    )
    .execute();
}

/** Marks a session as used and answers its user; undefined when it ended or was not used for 60 days. */
export async function useSession(
  queries: Queries,
  refreshHash: string,
  now: Date,
): Promise<{ sessionId: string; userId: string } | undefined> {
  return queries
    .updateTable("sessions")
    .set({ last_used: now.toISOString() })
    .where("refresh_hash", "=", refreshHash)
    .where("last_used", ">", oldest(now))
    .returning(["id as sessionId", "user_id as userId"])
    .executeTakeFirst();
}

/** Ends a session. Answers its user; undefined when it had ended. */
export async function removeSession(
  queries: Queries,
  refreshHash: string,
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom("sessions")
    .where("refresh_hash", "=", refreshHash)
    .returning("user_id as userId")
    .executeTakeFirst();
  return row?.userId;
}

/** A user's active sessions, most recently used first. */
export async function listSessions(
  queries: Queries,
  { userId, sessionId }: Viewer,
  now: Date,
): Promise<SessionSummary[]> {
  const rows = await queries
    .selectFrom("sessions")
    .select(["id", "created", "last_used as lastUsed", "device", "provider"])
    .where("user_id", "=", userId)
    .where("last_used", ">", oldest(now))
    .orderBy("last_used", "desc")
    .orderBy("id")
    .limit(limits.sessionsPerUser)
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
}

/** How the viewer's session began. */
export async function loadSessionStart(
  queries: Queries,
  { userId, sessionId }: Viewer,
): Promise<{ created: string; provider: ProviderId | null } | undefined> {
  return queries
    .selectFrom("sessions")
    .select(["created", "provider"])
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Ends a session of the user. Answers its device; undefined when there is none with that id. */
export async function endSession(
  queries: Queries,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("device")
    .executeTakeFirst();
  return row?.device;
}

/** Ends all of the viewer's sessions but the current one. */
export async function endOtherSessions(
  queries: Queries,
  { userId, sessionId }: Viewer,
): Promise<void> {
  await queries
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", sessionId)
    .execute();
}

/** Ends the sessions that began with a provider, but the current one. */
export async function endSessionsOf(
  queries: Queries,
  { userId, sessionId }: Viewer,
  provider: ProviderId,
): Promise<void> {
  await queries
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("id", "!=", sessionId)
    .execute();
}

export async function endAllSessions(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Removes sessions that were not used for 60 days, at most `max` at a time. Answers how many. */
export async function removeOldSessions(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("sessions")
    .select("id")
    .where("last_used", "<=", oldest(now))
    .limit(max)
    .execute();
  for (const { id } of rows) await queries.deleteFrom("sessions").where("id", "=", id).execute();
  return rows.length;
}
