import type { AccountExport } from "@castor/core/account/account-export.ts";
import { limits } from "@castor/core/limits.ts";
import type { ReminderSubject } from "@castor/core/reminders/reminders.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import { selectTripsOf } from "../members/trips-of-store.ts";

const dayMs = 86_400_000;

/** Notes what a mail reminds of. Answers whether any of it is new: what an earlier mail has said is not said again. */
export async function insertSentReminders(
  queries: Queries,
  userId: string,
  mailId: string,
  subjects: readonly ReminderSubject[],
  now: Date,
): Promise<boolean> {
  let isNew = false;
  for (const chunk of inChunks(subjects)) {
    const rows = await queries
      .insertInto("sent_reminders")
      .values(
        chunk.map(({ kind, tripId, subjectId, date }) => ({
          ...{ user_id: userId, kind, subject_id: subjectId, date },
          ...{ trip_id: tripId, mail_id: mailId, sent: now.toISOString() },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["user_id", "kind", "subject_id", "date"]).doNothing(),
      )
      .returning("subject_id")
      .execute();
    isNew ||= rows.length > 0;
  }
  return isNew;
}

/** What a mail reminds of, by date. */
export function listSubjectsOfMail(queries: Queries, mailId: string): Promise<ReminderSubject[]> {
  return queries
    .selectFrom("sent_reminders")
    .select(["kind", "trip_id as tripId", "subject_id as subjectId", "date"])
    .where("mail_id", "=", mailId)
    .orderBy("date")
    .orderBy("kind", "desc")
    .orderBy("subject_id")
    .execute();
}

/** What a user was reminded of, for their download. */
export function listSentReminders(
  queries: Queries,
  userId: string,
): Promise<AccountExport["sentReminders"]> {
  return queries
    .selectFrom("sent_reminders")
    .select(["kind", "date", "trip_id as tripId", "sent"])
    .where("user_id", "=", userId)
    .orderBy("sent")
    .orderBy("date")
    .orderBy("subject_id")
    .execute();
}

/** The trips of a user with a day at a date, or with a cost or a task that names one of these dates. Of trips of others only tasks count. */
export async function listTripsToRemindOf(
  queries: Queries,
  userId: string,
  { day, deadlines }: { day: string | null; deadlines: readonly string[] },
): Promise<{ withDay: string[]; withDeadline: string[] }> {
  const tripsOf = () =>
    queries
      .selectFrom("trips")
      .select("trips.id")
      .distinct()
      .where("owner_id", "=", userId)
      .orderBy("trips.id")
      .limit(limits.tripsPerUser);
  const withDay =
    day === null
      ? []
      : await tripsOf()
          .innerJoin("routes", "routes.trip_id", "trips.id")
          .where("routes.date", "like", `${day}%`)
          // Who tries something out is not to be woken for it.
          .where("trips.is_draft", "=", 0)
          .execute();
  if (deadlines.length === 0) return { withDay: withDay.map(({ id }) => id), withDeadline: [] };
  // Finance blocks are JSON. A date in one is only a hint: whoever reads the trip looks closer.
  const ofPlaces = await tripsOf()
    .innerJoin("places", "places.trip_id", "trips.id")
    .where((is) => is.or(deadlines.map((date) => is("places.finance", "like", `%"${date}"%`))))
    .execute();
  const ofItems = await tripsOf()
    .innerJoin("finance_items", "finance_items.trip_id", "trips.id")
    .where((is) =>
      is.or(deadlines.map((date) => is("finance_items.finance", "like", `%"${date}"%`))),
    )
    .execute();
  const ofNotes = await queries
    .selectFrom("trips")
    .select("trips.id")
    .distinct()
    .where("trips.id", "in", selectTripsOf(queries, userId))
    .orderBy("trips.id")
    .limit(limits.tripsPerUser)
    .innerJoin("notes", "notes.trip_id", "trips.id")
    .where((is) =>
      is.or(
        deadlines.map((date) =>
          is(is.fn<string>("lower", ["notes.text"]), "like", `%due:${date}%`),
        ),
      ),
    )
    .execute();
  return {
    withDay: withDay.map(({ id }) => id),
    withDeadline: [...new Set([...ofPlaces, ...ofItems, ...ofNotes].map(({ id }) => id))],
  };
}

/** Forgets what a mail was to say that is not sent after all: if it is still due, the next evening says it. */
export async function forgetSentReminders(queries: Queries, mailId: string): Promise<void> {
  await queries.deleteFrom("sent_reminders").where("mail_id", "=", mailId).execute();
}

/** Forgets what was told of a trip: a mail that waits says nothing of it, and its next owner is told anew. */
export async function forgetRemindersOf(queries: Queries, tripId: string): Promise<void> {
  await queries.deleteFrom("sent_reminders").where("trip_id", "=", tripId).execute();
}

/** Forgets what was told of payments and cancellations after a date, so that it is told again when it is nearer. */
export async function forgetLaterDeadlines(
  queries: Queries,
  userId: string,
  after: DateText,
): Promise<void> {
  await queries
    .deleteFrom("sent_reminders")
    .where("user_id", "=", userId)
    .where("kind", "not in", ["day", "checkIn"])
    .where("date", ">", after)
    .execute();
}

/** Removes what was sent long ago, at most `max` at a time. Answers how much. */
export async function removeOldReminders(
  queries: Queries,
  now: Date,
  max: number,
): Promise<number> {
  const before = new Date(now.getTime() - limits.sentRemindersDays * dayMs).toISOString();
  const rows = await queries
    .selectFrom("sent_reminders")
    .select(["user_id", "kind", "subject_id", "date"])
    .where("sent", "<=", before)
    .limit(max)
    .execute();
  for (const { user_id, kind, subject_id, date } of rows)
    await queries
      .deleteFrom("sent_reminders")
      .where("user_id", "=", user_id)
      .where("kind", "=", kind)
      .where("subject_id", "=", subject_id)
      .where("date", "=", date)
      .execute();
  return rows.length;
}
