import { offeredOrDefault } from "@castor/core/basics/language.ts";
import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";
import type { MailKind, MailsTable } from "../db/schema.ts";

/** A queued mail, without its text. */
export interface QueuedMail {
  kind: MailKind;
  userId: string;
  lang: MailsTable["lang"];
  /** Of kind `confirm`: whose link it carries. */
  registrationId?: string | null;
  /** Of kind `invitation`: what it invites to, and whom. */
  invitationId?: string | null;
  address?: string | null;
  /** Of kind `notices`: the trip it tells of. */
  tripId?: string | null;
}

/** A mail that belongs to one process until `claimedUntil`. */
export interface ClaimedMail extends QueuedMail {
  id: string;
  created: Date;
  attempts: number;
  claimedUntil: string;
}

/** Queues a mail. */
export async function insertMail(
  queries: Queries,
  mail: QueuedMail,
  now: Date,
  id: string = createId(),
): Promise<void> {
  await queries
    .insertInto("mails")
    .values({
      id,
      kind: mail.kind,
      user_id: mail.userId,
      lang: mail.lang,
      created: now.toISOString(),
      attempts: 0,
      next_try: now.toISOString(),
      claimed_until: null,
      registration_id: mail.registrationId ?? null,
      invitation_id: mail.invitationId ?? null,
      address: mail.address ?? null,
      trip_id: mail.tripId ?? null,
    })
    .execute();
}

/** Mails that wait to be sent. Those of notices that are for a later hour are not counted. */
export async function countMails(queries: Queries, now = new Date()): Promise<number> {
  const { count } = await queries
    .selectFrom("mails")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("created", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails that tell of dates of trips. They read whole trips. */
export const reminderKinds = [
  "deadlines",
  "comingDay",
  "checkIn",
] as const satisfies readonly MailKind[];
/** Mails for which nobody waits. */
const patientKinds: readonly MailKind[] = [...reminderKinds, "notices"];

/** Free slots: in all, and for mails that failed before. */
export interface MailCapacity {
  all: number;
  retries: number;
}

/** The time of the next mail that fits into the free slots; undefined when none waits. */
export async function loadNextTry(queries: Queries, room: MailCapacity): Promise<Date | undefined> {
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
 * Claims due mails for this process, as many as there are free slots. Mails that never failed come first, so that a
 * slow server holds up only its own mails. A claim that runs out is free for another process.
 */
export async function claimMails(
  queries: Queries,
  database: Database["kind"],
  times: { now: Date; until: Date },
  room: MailCapacity,
): Promise<ClaimedMail[]> {
  const claimedUntil = times.until.toISOString();
  const loadDue = (failed: "=" | ">", max: number) =>
    queries
      .selectFrom("mails")
      .select([
        "id",
        "kind",
        "user_id as userId",
        "lang",
        "created",
        "attempts",
        "registration_id as registrationId",
        "invitation_id as invitationId",
        "address",
        "trip_id as tripId",
      ])
      .where("next_try", "<=", times.now.toISOString())
      .where("attempts", failed, 0)
      // Somebody waits for a letter; reminders come by the hundred at one hour.
      .orderBy((is) =>
        is
          .case()
          .when("kind", "in", [...patientKinds])
          .then(1)
          .else(0)
          .end(),
      )
      .orderBy("next_try")
      .limit(max)
      // The embedded database has one writer at a time.
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
  return rows.map((row) => ({
    ...{ ...row, claimedUntil },
    created: new Date(row.created),
    lang: offeredOrDefault(row.lang),
  }));
}

/** Puts a mail back for a later attempt, unless its claim ran out and another process has it. */
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

/**
 * Removes a user's waiting mails of a kind, because a newer mail replaces them or they are obsolete; those of one
 * registration, or all.
 */
export async function removeMailsOf(
  queries: Queries,
  userId: string,
  kind: MailKind,
  registrationId?: string,
): Promise<void> {
  await queries
    .deleteFrom("mails")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .$if(registrationId !== undefined, (query) =>
      query.where("registration_id", "=", registrationId ?? null),
    )
    .execute();
}
