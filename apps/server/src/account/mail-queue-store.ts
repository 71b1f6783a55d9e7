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

/** How many mails there is room for: in all, and such that failed before among them. */
export interface MailRoom {
  all: number;
  retries: number;
}

/** When the next mail is due that there is room for; undefined when none waits. */
export async function loadNextTry(queries: Queries, room: MailRoom): Promise<Date | undefined> {
  const row = await queries
    .selectFrom("mails")
    .select("next_try")
    .$if(room.retries === 0, (query) => query.where("attempts", "=", 0))
    .orderBy("next_try")
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.next_try);
}

/**
 * Takes the due mails that there is room for, for this process, first those that never failed: servers that are slow
 * to refuse hold up no mail but their own. A claimed mail is due again when its claim runs out, so that one whose process
 * died is sent by another.
 */
export async function claimMails(
  queries: Queries,
  database: Database["kind"],
  times: { now: Date; until: Date },
  room: MailRoom,
): Promise<ClaimedMail[]> {
  const claimedUntil = times.until.toISOString();
  const loadDue = (failed: "=" | ">", most: number) =>
    queries
      .selectFrom("mails")
      .select(["id", "kind", "user_id as userId", "lang", "created", "attempts"])
      .where("next_try", "<=", times.now.toISOString())
      .where("attempts", failed, 0)
      .orderBy("next_try")
      .limit(most)
      // Writers of the embedded database come one after the other anyway.
      .$if(database === "postgres", (query) => query.forUpdate().skipLocked())
      .execute();
  const rows = await loadDue("=", room.all);
  const left = Math.min(room.all - rows.length, room.retries);
  if (left > 0) rows.push(...(await loadDue(">", left)));
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
