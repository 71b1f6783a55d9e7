import type { ProviderId } from "@castor/core/account/social-login.ts";
import { limits } from "@castor/core/limits.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";

const dayMs = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - limits.sessionDays * dayMs).toISOString();

/** Begins a session; answers its id. */
export async function saveSession(
  queries: Queries,
  session: { userId: string; refreshHash: string; device: string; provider: ProviderId | null },
  now: Date,
): Promise<string> {
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

/** Marks a session as used and answers whose it is; undefined when it ended or was not used for 60 days. */
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

export async function removeSession(queries: Queries, refreshHash: string): Promise<void> {
  await queries.deleteFrom("sessions").where("refresh_hash", "=", refreshHash).execute();
}

/** Forgets sessions that were not used for 60 days, at most `most` at a time; answers how many. */
export async function removeOldSessions(queries: Queries, now: Date, most: number) {
  const rows = await queries
    .selectFrom("sessions")
    .select("id")
    .where("last_used", "<=", oldest(now))
    .limit(most)
    .execute();
  for (const { id } of rows) await queries.deleteFrom("sessions").where("id", "=", id).execute();
  return rows.length;
}
