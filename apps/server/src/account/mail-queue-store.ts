import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";
import type { MailKind, MailsTable } from "../db/schema.ts";

/** A mail as the queue knows it: nothing of what it will say. */
export interface QueuedMail {
  kind: MailKind;
  userId: string;
  lang: MailsTable["lang"];
}

/** A mail that one process has for itself until `claimedUntil`. */
export interface ClaimedMail extends QueuedMail {
  id: string;
  created: Date;
  attempts: number;
  claimedUntil: string;
}

/** Queues a mail. */
export async function insertMail(queries: Queries, mail: QueuedMail, now: Date): Promise<void> {
  await queries
    .insertInto("mails")
    .values({
      id: createId(),
      kind: mail.kind,
      user_id: mail.userId,
      lang: mail.lang,
      created: now.toISOString(),
      attempts: 0,
      next_try: now.toISOString(),
      claimed_until: null,
    })
    .execute();
}

/** When the next mail is due; undefined when none waits. */
export async function loadNextTry(queries: Queries): Promise<Date | undefined> {
  const row = await queries
    .selectFrom("mails")
    .select("next_try")
    .orderBy("next_try")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.next_try);
}

/**
 * Takes up to `most` due mails for this process. A claimed mail is due again when its claim runs out, so that one whose
 * process died is sent by another.
 */
export async function claimMails(
  queries: Queries,
  database: Database["kind"],
  times: { now: Date; until: Date },
  most: number,
): Promise<ClaimedMail[]> {
  const claimedUntil = times.until.toISOString();
  const rows = await queries
    .selectFrom("mails")
    .select(["id", "kind", "user_id as userId", "lang", "created", "attempts"])
    .where("next_try", "<=", times.now.toISOString())
    .orderBy("next_try")
    .limit(most)
    // Writers of the embedded database come one after the other anyway.
    .$if(database === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length > 0)
    await queries
      .updateTable("mails")
      .set({ claimed_until: claimedUntil, next_try: claimedUntil })
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
  return rows.map((row) => ({ ...row, created: new Date(row.created), claimedUntil }));
}

/** Puts a mail back for a later try, unless its claim ran out and another process has it by now. */
export async function putMailBack(
  queries: Queries,
  mail: ClaimedMail,
  attempts: number,
  nextTry: Date,
): Promise<void> {
  await queries
    .updateTable("mails")
    .set({ attempts, next_try: nextTry.toISOString(), claimed_until: null })
    .where("id", "=", mail.id)
    .where("claimed_until", "=", mail.claimedUntil)
    .execute();
}

export async function removeMail(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("mails").where("id", "=", id).execute();
}

/** Forgets what waits for somebody: a newer mail says it, or nothing is left to say. */
export async function removeMailsOf(
  queries: Queries,
  userId: string,
  kind: MailKind,
): Promise<void> {
  await queries
    .deleteFrom("mails")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
}
