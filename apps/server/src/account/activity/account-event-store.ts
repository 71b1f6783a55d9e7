import type { AccountEvent, AccountEventKind } from "@castor/core/account/account-events.ts";
import { limits } from "@castor/core/limits.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";

const dayMs = 86_400_000;

export interface NewAccountEvent {
  userId: string;
  kind: AccountEventKind;
  detail?: string;
}

/** Whose call it is, and when. An operator's command has no `User-Agent`. */
export interface EventContext {
  now: Date;
  userAgent: string;
}

/**
 * Writes down an event, in the transaction of the event. The oldest beyond the limit go. Failed logins have a limit of
 * their own, so that nobody can push other events out by guessing passwords.
 */
export async function saveEvent(
  queries: Queries,
  { userId, kind, detail = "" }: NewAccountEvent,
  { now, userAgent }: EventContext,
): Promise<void> {
  await queries
    .insertInto("account_events")
    .values({
      id: createId(),
      user_id: userId,
      at: now.toISOString(),
      kind,
      detail,
      device: userAgent,
    })
    .execute();
  const isFailure = kind === "loginFailed";
  const same = isFailure ? ("=" as const) : ("!=" as const);
  await queries
    .deleteFrom("account_events")
    .where("user_id", "=", userId)
    .where("kind", same, "loginFailed")
    .where("id", "not in", (is) =>
      is
        .selectFrom("account_events")
        .select("id")
        .where("user_id", "=", userId)
        .where("kind", same, "loginFailed")
        .orderBy("at", "desc")
        .orderBy("id")
        .limit(isFailure ? limits.failedLoginsKept : limits.accountEventsKept),
    )
    .execute();
}

/** The newest events of a user, newest first. */
export async function listEvents(
  queries: Queries,
  userId: string,
  max: number = limits.accountEventsListed,
): Promise<AccountEvent[]> {
  return queries
    .selectFrom("account_events")
    .select(["id", "at", "kind", "detail", "device"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(max)
    .execute();
}

/** Forgets the events of an account that begins anew. */
export async function removeEvents(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("account_events").where("user_id", "=", userId).execute();
}

/** Removes events that are older than a year, at most `max` at a time. Answers how many. */
export async function removeOldEvents(queries: Queries, now: Date, max: number): Promise<number> {
  const before = new Date(now.getTime() - limits.accountEventDays * dayMs).toISOString();
  const rows = await queries
    .selectFrom("account_events")
    .select("id")
    .where("at", "<=", before)
    .limit(max)
    .execute();
  for (const { id } of rows)
    await queries.deleteFrom("account_events").where("id", "=", id).execute();
  return rows.length;
}
