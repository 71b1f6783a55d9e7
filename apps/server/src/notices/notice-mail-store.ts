import { limits } from "@castor/core/limits.ts";
import {
  inboundNoticeKinds,
  type NoticeDetail,
  type NoticeKind,
  noticeDetail,
} from "@castor/core/notices/notice.ts";
import { type NoticeMailChoice, usualNoticeMail } from "@castor/core/notices/notice-mail.ts";
import { nextEvening } from "@castor/core/reminders/reminder-times.ts";
import { loadUser } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { insertMail } from "../mail/mail-queue-store.ts";

const betweenMs = limits.noticeMailMinutes * 60_000;
const usualZone = "UTC";

/** Somebody and a trip of theirs. */
interface Reading {
  userId: string;
  tripId: string;
}

const loadRow = (queries: Queries, { userId, tripId }: Reading) =>
  queries
    .selectFrom("notice_mails")
    .select(["mail", "zone", "mailed"])
    .where("user_id", "=", userId)
    .where("trip_id", "=", tripId)
    .executeTakeFirst();

/** When somebody gets mails of a trip's notices. */
export async function loadNoticeMail(queries: Queries, of: Reading): Promise<NoticeMailChoice> {
  return (await loadRow(queries, of))?.mail ?? usualNoticeMail;
}

/** What a user has chosen, for their download. */
export function listNoticeMails(
  queries: Queries,
  userId: string,
): Promise<{ tripId: string; mail: NoticeMailChoice }[]> {
  return queries
    .selectFrom("notice_mails")
    .select(["trip_id as tripId", "mail"])
    .where("user_id", "=", userId)
    .orderBy("trip_id")
    .execute();
}

/** Keeps what somebody has chosen. What waits to be told is told at the new time. */
export async function saveNoticeMail(
  queries: Queries,
  of: Reading,
  chosen: { mail: NoticeMailChoice; zone: string },
  now: Date,
): Promise<void> {
  const { userId, tripId } = of;
  await queries
    .insertInto("notice_mails")
    .values({ user_id: userId, trip_id: tripId, ...chosen, mailed: null })
    .onConflict((conflict) => conflict.columns(["user_id", "trip_id"]).doUpdateSet(chosen))
    .execute();
  await removeWaiting(queries, of).execute();
  const untold = await selectUntold(queries, of).select("id").limit(1).executeTakeFirst();
  if (untold !== undefined) await planNoticeMail(queries, of, now);
}

/** Ends the mails of a trip's notices, of whoever is still there to get some. */
export async function endNoticeMails(queries: Queries, of: Reading): Promise<void> {
  const { userId, tripId } = of;
  const trip = await queries
    .selectFrom("trips")
    .select("id")
    .where("id", "=", tripId)
    .executeTakeFirst();
  if (trip === undefined) return;
  await queries
    .insertInto("notice_mails")
    .values({ user_id: userId, trip_id: tripId, mail: "never", zone: usualZone, mailed: null })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "trip_id"]).doUpdateSet({ mail: "never" }),
    )
    .execute();
  await removeWaiting(queries, of).execute();
}

/** Removes the mail that waits. One that is being sent stays. */
const removeWaiting = (queries: Queries, { userId, tripId }: Reading) =>
  queries
    .deleteFrom("mails")
    .where("kind", "=", "notices")
    .where("user_id", "=", userId)
    .where("trip_id", "=", tripId)
    .where("claimed_until", "is", null);

/** Queues the mail of a new notice, in its transaction. One that waits takes it along. */
export async function planNoticeMail(queries: Queries, of: Reading, now: Date): Promise<void> {
  const row = await loadRow(queries, of);
  if (row?.mail === "never") return;
  const user = await loadUser(queries, of.userId);
  if (user === undefined) return;
  // The write locks the mail, so that none is written meanwhile that does not say the notice.
  const waiting = await queries
    .updateTable("mails")
    .set({ lang: user.lang })
    .where("kind", "=", "notices")
    .where("user_id", "=", of.userId)
    .where("trip_id", "=", of.tripId)
    .where("claimed_until", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (waiting !== undefined) return;
  const at =
    row?.mail === "atOnce"
      ? new Date(
          Math.max(now.getTime(), row.mailed === null ? 0 : Date.parse(row.mailed) + betweenMs),
        )
      : nextEvening(now, await zoneOf(queries, of.userId, row?.zone));
  await insertMail(queries, { kind: "notices", lang: user.lang, ...of }, at);
}

/** The zone of the evening: that of reminders follows a traveller. */
async function zoneOf(queries: Queries, userId: string, chosen = usualZone): Promise<string> {
  const row = await queries
    .selectFrom("reminder_settings")
    .select("zone")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.zone ?? chosen;
}

/** Notices of a trip that are neither read nor mailed. */
const selectUntold = (
  queries: Queries,
  { userId, tripId }: Reading,
  mailId: string | null = null,
) =>
  queries
    .selectFrom("notices")
    .where("user_id", "=", userId)
    .where("trip_id", "=", tripId)
    .where("kind", "not in", ["invited", "removed", "checkIn", ...inboundNoticeKinds])
    .where("read", "is", null)
    .where((is) => is.or([is("mail_id", "is", null), is("mail_id", "=", mailId)]));

/** What a mail tells, the oldest first, also at a later attempt. No other mail tells it again. */
export async function takeNotices(
  queries: Queries,
  { id, ...of }: Reading & { id: string },
  now: Date,
): Promise<(NoticeDetail & { kind: NoticeKind })[]> {
  const rows = await selectUntold(queries, of, id)
    .select(["id", "kind", "detail"])
    .orderBy("created")
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  await queries.updateTable("notices").set({ mail_id: id }).where("id", "in", ids).execute();
  await queries
    .updateTable("notice_mails")
    .set({ mailed: now.toISOString() })
    .where("user_id", "=", of.userId)
    .where("trip_id", "=", of.tripId)
    .execute();
  return rows.map(({ kind, detail }) => ({ ...noticeDetail.parse(JSON.parse(detail)), kind }));
}
